import { useTranslation } from "react-i18next";
import { useCityFrame } from "../../../shared/web/context/city-frame";
import { FormSwitches } from "../../../shared/web/form/FormSwitches";
import { usePage } from "../../../shared/web/modal/page";
import { Button } from "../../../shared/ui/buttons/Button";
import { Field } from "../../../shared/ui/fields/Field";
import { NumberedList } from "../../../shared/ui/layout/NumberedList";
import { Panel } from "../../../shared/ui/layout/Panel";
import { groupIntents, MAX_NAME_LENGTH, NAME_FIELD } from "../group-order.view";
import styles from "./GroupOrder.module.css";

/** How a group order goes, and the form that opens one. */
export function OpenGroup({ canOpen }: { canOpen: boolean }) {
  const { t } = useTranslation("group");
  const { Form, answer, errors, sending } = usePage();
  const { user } = useCityFrame();
  return (
    <Panel className={styles.narrow}>
      <p className={styles.lead}>{t("none.lead")}</p>
      <NumberedList steps={[t("none.first"), t("none.second"), t("none.third")]} />
      {canOpen && (
        <Form className="above-5 below-5">
          <NameField
            hint={t("nameNote")}
            typed={answer?.typed ?? { [NAME_FIELD]: user?.name ?? "" }}
            error={errors[NAME_FIELD]}
          />
          <Button {...groupIntents.button("open")} size="l" wide icon="users" pending={sending}>
            {t("none.open")}
          </Button>
          <FormSwitches />
        </Form>
      )}
    </Panel>
  );
}

type NameFieldProps = { hint: string; typed?: Record<string, string>; error?: string; required?: boolean };

export function NameField({ hint, typed, error, required }: NameFieldProps) {
  const { t } = useTranslation("group");
  return (
    <Field
      name={NAME_FIELD}
      label={t("name")}
      hint={error ? undefined : hint}
      maxLength={MAX_NAME_LENGTH}
      autoComplete="given-name"
      defaultValue={typed?.[NAME_FIELD]}
      error={error}
      required={required}
    />
  );
}
