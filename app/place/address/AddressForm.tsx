import { useParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { PageParts } from "../../modal/page";
import { Button, type ButtonVariant } from "../../ui/Button";
import type { Constraints } from "../../../server/guard/form";
import { useFormFields } from "../../page/use-form-fields";
import { FormErrors } from "../../page/FormErrors";
import styles from "./AddressForm.module.css";
import { AddressField } from "./AddressField";
import { AddressMatches } from "./AddressMatches";
import { Door } from "./Door";
import { addressDetails, addressIntents, type AddressAnswer } from "../place.view";
import { OtherCity } from "./OtherCity";
import { Unserved } from "./Unserved";
import { cityPath } from "../../../rules/city-alias";

type AddressFormProps = {
  /** Initial values of the fields. */
  filled: Record<string, string>;
  constraints: Constraints;
  return_to: string;
  /** The button's variant, if another button is the main action. */
  variant?: ButtonVariant;
  answer: AddressAnswer | undefined;
  sending: boolean;
  Form: PageParts["Form"];
};

/** The prefix of the fields' ids. */
const FORM_ID = "where";

/** The delivery address: the form with its errors, several matches to choose from, or the notice that the address is out of every zone. */
export function AddressForm({ filled, constraints, return_to, variant, answer, sending, Form }: AddressFormProps) {
  const { t } = useTranslation("place");
  const { city = "" } = useParams();
  const action = cityPath(city, `address?${new URLSearchParams({ return_to })}`);
  const { unserved, elsewhere, matches, errors = {} } = answer ?? {};
  const values = { ...filled, ...answer?.typed };
  const fields = useFormFields<Record<"address" | "match" | (typeof addressDetails)[number], string>>({
    id: FORM_ID,
    constraints,
    errors,
    values,
  });
  return (
    <>
      {unserved && <Unserved unserved={unserved} />}
      {elsewhere && (
        <OtherCity other={elsewhere} sending={sending} Form={Form}>
          {t("elsewhere.stay")}
        </OtherCity>
      )}
      <FormErrors
        title={t(errors.form ? "errors.notDone" : "errors.title")}
        errors={errors}
        idOf={(name) => `${FORM_ID}-${name}`}
      />
      <Form id={FORM_ID} action={action} className={styles.form}>
        <input type="hidden" {...addressIntents.field("typed")} />
        <AddressField field={fields.address} filled={values} />
        {matches && matches.length > 0 && (
          <AddressMatches matches={matches} text={values.address ?? ""} field={fields.match} />
        )}
        <Door fields={fields} private_house={Boolean(values.private_house)} />
        <Button wide variant={variant} pending={sending}>
          {t("deliverHere")}
        </Button>
      </Form>
    </>
  );
}
