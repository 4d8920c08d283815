import { useParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { PageParts } from "../modal/page";
import { Button, type ButtonVariant } from "../ui/Button";
import { Choice, Choices } from "../ui/Choice";
import { FormErrors } from "../page/FormErrors";
import { Field } from "../ui/Field";
import styles from "./AddressForm.module.css";
import { AddressField } from "./AddressField";
import { addressDetails, type AddressAnswer, type AddressMatch } from "./place.view";
import { Unserved } from "./Unserved";

type AddressFormProps = {
  /** What is in the fields at first. */
  filled: Record<string, string>;
  return_to: string;
  /** Of the button, where another one is the main action. */
  variant?: ButtonVariant;
  answer: AddressAnswer | undefined;
  sending: boolean;
  Form: PageParts["Form"];
};

/** Where to deliver to: the form, and what came of it when it came back. */
export function AddressForm({ filled, return_to, variant, answer, sending, Form }: AddressFormProps) {
  const { t } = useTranslation("place");
  const { city = "" } = useParams();
  const action = `/${city}/address?${new URLSearchParams({ return_to })}`;
  const { unserved, matches, errors = {} } = answer ?? {};
  const values = unserved && errors.phone ? filled : { ...filled, ...answer?.typed };
  return (
    <>
      {unserved && <Unserved unserved={unserved} action={action} answer={answer} sending={sending} Form={Form} />}
      {!unserved && (
        <FormErrors title={t(errors.form ? "errors.notDone" : "errors.title")} errors={errors} idOf={idOf} />
      )}
      <Form action={action} className={styles.form}>
        <AddressField id={idOf("address")} filled={values} error={errors.address} />
        {matches && matches.length > 0 && (
          <Matches matches={matches} text={values.address ?? ""} error={errors.match} />
        )}
        <div className={styles.details}>
          {addressDetails
            .filter((name) => name !== "description")
            .map((name) => (
              <Field
                key={name}
                id={idOf(name)}
                name={name}
                label={t(name)}
                maxLength={20}
                required={name === "room"}
                autoComplete="off"
                defaultValue={values[name]}
                error={errors[name]}
              />
            ))}
        </div>
        <p className={styles.note}>{t("detailsOptional")}</p>
        <Field
          id={idOf("description")}
          name="description"
          label={t("description")}
          optional={t("optional")}
          maxLength={200}
          autoComplete="off"
          placeholder={t("descriptionExample")}
          defaultValue={values.description}
          error={errors.description}
        />
        <Button wide variant={variant} pending={sending}>
          {t("deliverHere")}
        </Button>
      </Form>
    </>
  );
}

function Matches({ matches, text, error }: { matches: AddressMatch[]; text: string; error?: string }) {
  const { t } = useTranslation("place");
  return (
    <Choices id={idOf("match")} legend={t("matches")} error={error}>
      <input type="hidden" name="matched" value={text} />
      {matches.map((match) => (
        <Choice key={match.text} name="match" value={`${match.latitude},${match.longitude}`} title={match.text} />
      ))}
    </Choices>
  );
}

/** Apart from the names of the fields: the page behind a modal may have an address of its own. */
function idOf(field: string) {
  return `where-${field}`;
}
