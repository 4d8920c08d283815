import { useTranslation } from "react-i18next";
import { usePage } from "../../shared/web/modal/page";
import { Button } from "../../shared/ui/buttons/Button";
import { EmptyState } from "../../shared/ui/messages/EmptyState";
import { FormErrors } from "../../shared/web/form/FormErrors";
import { noLinks } from "../../shared/ui/messages/ErrorSummary";
import { orderIntents, type UnansweredView } from "./checkout.view";
import styles from "./checkout.module.css";

/** Sends an unanswered order again under the same idempotency key. */
export function Unanswered() {
  const { t } = useTranslation(["checkout", "common"]);
  const { view, sending, titleId, Form } = usePage<UnansweredView>();
  return (
    <div className={`wrap ${styles.unanswered}`}>
      <FormErrors title={t("common:errors.title")} idOf={noLinks} />
      <EmptyState
        level={1}
        titleId={titleId}
        icon="refresh-cw"
        title={t("unanswered.title")}
        action={
          <Form>
            {Object.entries(view.unanswered).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button {...orderIntents.button("order")} size="l" pending={sending}>
              {t("unanswered.check")}
            </Button>
          </Form>
        }
      >
        {t("unanswered.text")}
      </EmptyState>
    </div>
  );
}
