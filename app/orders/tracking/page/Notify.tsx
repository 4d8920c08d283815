import { useTranslation } from "react-i18next";
import type { OrderType } from "../../../../rules/order";
import { Button } from "../../../shared/ui/buttons/Button";
import { Icon } from "../../../shared/ui/icons/Icon";
import styles from "./tracking.module.css";
import type { OrderNotification } from "./use-notification";

type Props = { notification: OrderNotification; order_type: OrderType };

/** Its row has the height of a button everywhere, so that nothing moves when it appears with the scripts. */
export function Notify({ notification: { state, ask, takeBack }, order_type }: Props) {
  const { t } = useTranslation("tracking");
  if (state === "none") return null;
  const isAsked = state === "asked";
  return (
    <div className={`row not-printed ${styles.notify}`}>
      <p role="status" className="row">
        {isAsked && <Icon name="check" size={20} />} {isAsked && t("notify.asked")}
      </p>
      <Button
        type="button"
        size="s"
        variant={isAsked ? "quiet" : "soft"}
        icon={isAsked ? undefined : "bell"}
        className={isAsked ? undefined : styles.ask}
        onClick={isAsked ? takeBack : () => void ask()}
      >
        {isAsked ? t("notify.takeBack") : t(`notify.ask.${order_type}`)}
      </Button>
    </div>
  );
}
