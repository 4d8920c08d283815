import { LastHour } from "../cart/LastHour";
import type { CartView } from "../cart/cart.view";
import { ModalLink } from "../modal/ModalLink";
import { Icon } from "../ui/Icon";
import styles from "./AboveMenu.module.css";

type AboveMenuProps = { last_hour?: number; when?: CartView["when"] };

/** What a menu begins with that is no fresh one: the last hour, and for when the order is, where no cart beside the menu says so. */
export default function AboveMenu({ last_hour, when }: AboveMenuProps) {
  return (
    <>
      {when && (
        <p className={`wrap ${styles.when}`}>
          <ModalLink modal="IntervalsModal" className={styles.link}>
            <Icon name="clock" />{" "}
            <span className={styles.words}>
              {when.label}: <b>{when.words}</b>
            </span>{" "}
            <Icon name="chevron-right" size={18} />
          </ModalLink>
        </p>
      )}
      {last_hour && (
        <div className="wrap">
          <LastHour left={last_hour} className={styles.notice} />
        </div>
      )}
    </>
  );
}
