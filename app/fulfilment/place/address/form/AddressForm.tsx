import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePage, type PageParts } from "../../../../shared/web/modal/page";
import { Button, type ButtonVariant } from "../../../../shared/ui/buttons/Button";
import type { Constraints } from "../../../../../server/guard/form";
import { useFormFields } from "../../../../shared/web/form/use-form-fields";
import { FormSwitches } from "../../../../shared/web/form/FormSwitches";
import { FormErrors } from "../../../../shared/web/form/FormErrors";
import { Icon } from "../../../../shared/ui/icons/Icon";
import { useIsOffered } from "../../../../shared/web/context/city-frame";
import { useCityAlias } from "../../../../shared/ui/hooks/use-city-alias";
import styles from "./AddressForm.module.css";
import { AddressField } from "./AddressField";
import { AddressMatches } from "./AddressMatches";
import { Door } from "../house/Door";
import { HouseTerms } from "../house/HouseTerms";
import { type addressDetails, addressIntents, type AddressAnswer, type AddressMatch } from "../../place.view";
import { mapPath } from "../house/map-path";
import { OtherCity } from "./OtherCity";
import { Unserved } from "../house/Unserved";
import { useHouseTerms } from "../house/use-house-terms";
import { cityPath } from "../../../../../rules/city-alias";
import { moveFocus } from "../../../../shared/ui/hooks/focus";

type AddressFormProps = {
  filled: Record<string, string>;
  constraints: Constraints;
  return_to: string;
  variant?: ButtonVariant;
  /** The address is chosen already, so the form has only the fields of the door. */
  door?: boolean;
  answer: AddressAnswer | undefined;
  sending: boolean;
  Form: PageParts["Form"];
};

const FORM_ID = "where";

/** A text with a house number. The door's fields appear then, even if no suggestion was chosen. */
const HOUSE_NUMBER = /\p{L}.*\d/u;

export function AddressForm(props: AddressFormProps) {
  const { filled, constraints, return_to, variant, answer, sending, Form } = props;
  const { t } = useTranslation("place");
  const city = useCityAlias();
  const hasMaps = useIsOffered("maps");
  const { inModal, errors } = usePage<unknown>();
  const { unserved, elsewhere, matches } = answer ?? {};
  const values = { ...filled, ...answer?.typed };
  const isDoor = props.door && !answer?.errors?.address && !matches;
  const action = cityPath(city, `address?${new URLSearchParams({ ...(isDoor ? { door: "1" } : {}), return_to })}`);
  const [house, setHouse] = useState<AddressMatch>();
  const spot = useHouseTerms(house);
  // Without scripts, and on a full page, the whole form is visible from the start.
  const [isWhole, setWhole] = useState(!inModal || Boolean(values.address));
  const isDoorShown = isWhole || answer !== undefined;
  useEffect(() => {
    if (house) moveFocus(document.getElementById(`${FORM_ID}-room`));
  }, [house]);
  const takeHouse = (found: AddressMatch | undefined) => {
    setHouse(found);
    if (found) setWhole(true);
  };
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
      <Form noValidate id={FORM_ID} action={action} className={inModal ? styles.stepwise : undefined}>
        <input type="hidden" {...addressIntents.field("typed")} />
        {isDoor ? (
          <ChosenAddress values={values} />
        ) : (
          <>
            <AddressField
              field={fields.address}
              filled={values}
              here
              onHouse={takeHouse}
              onType={(text) => HOUSE_NUMBER.test(text) && setWhole(true)}
            />
            {house && <HouseTerms spot={spot} />}
            {hasMaps && (
              <p className={`row iconed ${styles.onMap}`}>
                <Icon name="map-pin" /> <Link to={mapPath(city, return_to)}>{t("onMap")}</Link>
              </p>
            )}
          </>
        )}
        {matches && matches.length > 0 && (
          <AddressMatches matches={matches} text={values.address ?? ""} field={fields.match} />
        )}
        <fieldset hidden={!isDoorShown} disabled={!isDoorShown}>
          <legend className="visually-hidden">{t("door.title")}</legend>
          <Door fields={fields} private_house={Boolean(values.private_house)} />
        </fieldset>
        <Button wide variant={variant} pending={sending}>
          {t(isDoor ? "door.save" : "deliverHere")}
        </Button>
        {isDoor && (
          <p className="centered above-2">
            <Link to={return_to} className="tap">
              {t("door.later")}
            </Link>
          </p>
        )}
        <FormSwitches />
      </Form>
    </>
  );
}

function ChosenAddress({ values }: { values: Record<string, string> }) {
  return (
    <>
      <p className="row iconed below-5">
        <Icon name="map-pin" /> <b>{values.address}</b>
      </p>
      {["address", "latitude", "longitude", "picked"].map((name) => (
        <input key={name} type="hidden" name={name} value={values[name] ?? ""} />
      ))}
    </>
  );
}
