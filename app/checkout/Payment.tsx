import { Fragment, useRef, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { fieldProps } from "../page/use-form-fields";
import { Choice, Choices } from "../ui/Choice";
import { Field } from "../ui/Field";
import type { IconName } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import { Panel } from "../ui/Panel";
import { orderIntents, type PaymentView, type FormState } from "./checkout.view";
import styles from "./checkout.module.css";

const icons: Record<string, IconName> = { cash: "banknote", card: "nfc" };

/** The payment type and, for cash, the amount to bring change for. */
export function Payment({ payment: { types, chosen, cash }, fields, typed }: FormState & { payment: PaymentView }) {
  const { t } = useTranslation("checkout");
  const pick = types.find(({ alias }) => alias === typed.payment_type)?.alias ?? chosen;
  return (
    <Panel title={t("how")} titleId="how" className={styles.payment}>
      {types.length === 0 ? (
        <div id={fields.payment_type.id} tabIndex={-1}>
          <Notice tone="danger">{t("paymentFailed")}</Notice>
          {typed.payment_type && <input type="hidden" name="payment_type" value={typed.payment_type} />}
          {typed.cash && <input type="hidden" name="cash" value={typed.cash} />}
        </div>
      ) : (
        <Choices id={fields.payment_type.id} titleId="how" error={fields.payment_type.errors?.[0]} columns>
          {types.map(({ alias, name, note }) => (
            <Choice
              key={alias}
              name="payment_type"
              value={alias}
              title={name}
              note={note}
              icon={icons[alias] ?? "credit-card"}
              defaultChecked={alias === pick}
            />
          ))}
        </Choices>
      )}
      {types.some(({ alias }) => alias === "cash") && cash && <Cash cash={cash} fields={fields} />}
    </Panel>
  );
}

/** The amount to bring change for: typed, or a banknote greater than the total. Empty means that no change is needed. */
function Cash({
  cash: { max, notes, currency },
  fields,
}: Pick<FormState, "fields"> & { cash: NonNullable<PaymentView["cash"]> }) {
  const { t } = useTranslation("checkout");
  const field = useRef<HTMLInputElement>(null);
  function fill(event: MouseEvent<HTMLButtonElement>, sum: string) {
    event.preventDefault();
    if (field.current) field.current.value = sum;
  }
  const note = (sum: string, text: string) => (
    <Fragment key={sum}>
      <button
        {...orderIntents.field("banknote", sum)}
        formNoValidate
        onClick={(event) => fill(event, sum)}
        className={styles.note}
      >
        {text}
      </button>{" "}
    </Fragment>
  );
  return (
    <div className={styles.cash}>
      <Field
        {...fieldProps(fields.cash)}
        label={t("cash")}
        optional={t("cashEmpty")}
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={String(max).length}
        autoComplete="off"
        end={<span className={styles.unit}>{currency}</span>}
        inputRef={field}
      />
      <div role="group" aria-label={t("banknotes")} className={styles.notes}>
        {note("", t("noChange"))}
        {notes.map(({ value, text }) => note(String(value), text))}
      </div>
    </div>
  );
}
