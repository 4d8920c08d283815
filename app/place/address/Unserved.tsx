import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PageParts } from "../../modal/page";
import { Button } from "../../ui/Button";
import { fieldProps, useFormFields } from "../../page/use-form-fields";
import { FormErrors } from "../../page/FormErrors";
import { Field } from "../../ui/Field";
import { Notice } from "../../ui/Notice";
import { addressIntents, type AddressAnswer, type UnservedView } from "../place.view";
import { NearestShop } from "../shops/NearestShop";
import { ShopButton } from "../shops/ShopButton";
import styles from "./Unserved.module.css";

type UnservedProps = {
  unserved: UnservedView;
  action: string;
  answer: AddressAnswer | undefined;
  sending: boolean;
  Form: PageParts["Form"];
};

/** The prefix of the phone field's id. */
const FORM_ID = "unserved";

const idOf = (name: string) => (name === "phone" ? `${FORM_ID}-phone` : undefined);

/** For an address out of every zone: the nearest shop, and a form to be notified when a zone includes it. */
export function Unserved({
  unserved: { address, point, shop, phone, phone_example, constraints },
  action,
  answer,
  sending,
  Form,
}: UnservedProps) {
  const { t } = useTranslation("place");
  const box = useRef<HTMLDivElement>(null);
  const errors = answer?.errors ?? {};
  const fields = useFormFields<{ phone: string }>({
    id: FORM_ID,
    constraints,
    errors,
    values: { phone: answer?.typed?.phone ?? phone },
  });
  const isFirst = Object.keys(errors).length === 0;
  useEffect(() => {
    if (isFirst) box.current?.focus();
  }, [address, isFirst]);
  return (
    <div className={styles.unserved}>
      <FormErrors title={t("errors.notDone")} errors={errors} idOf={idOf} />
      <div ref={box} tabIndex={-1} className={styles.told}>
        <Notice title={t("unserved.title")} live>
          {t("unserved.text", { address })}
        </Notice>
      </div>
      {shop && (
        <NearestShop shop={shop}>
          <ShopButton shop_id={shop.id}>
            {(press) => (
              <Button {...press} variant="soft">
                {t("pickUp")}
              </Button>
            )}
          </ShopButton>
        </NearestShop>
      )}
      {point && (
        <Form id={FORM_ID} action={action} className={styles.notify}>
          <input type="hidden" {...addressIntents.field("notify")} />
          <input type="hidden" name="address" value={address} />
          <input type="hidden" name="latitude" value={point.latitude} />
          <input type="hidden" name="longitude" value={point.longitude} />
          <Field
            {...fieldProps(fields.phone)}
            type="tel"
            label={t("unserved.phone")}
            autoComplete="tel"
            inputMode="tel"
            placeholder={phone_example}
            hint={t("unserved.consent")}
          />
          <Button variant="outline" pending={sending}>
            {t("unserved.notify")}
          </Button>
        </Form>
      )}
      <h2 className={styles.other}>{t("unserved.other")}</h2>
    </div>
  );
}
