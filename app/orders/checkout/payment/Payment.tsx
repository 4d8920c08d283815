import { useRef, useState, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { fieldProps } from "../../../shared/web/form/use-form-fields";
import { Chips } from "../../../shared/ui/buttons/Chips";
import { Choice, Choices } from "../../../shared/ui/fields/Choice";
import { Field } from "../../../shared/ui/fields/Field";
import { Notice } from "../../../shared/ui/messages/Notice";
import { Panel } from "../../../shared/ui/layout/Panel";
import { asksCard, PAY_WITHIN_MS } from "../../../../rules/payment";
import { orderIntents, type PaymentChoice, type WaysToPayView, type FormState } from "../checkout.view";
import { plainNumber } from "../../../../rules/digits";
import styles from "../checkout.module.css";
import { Known } from "../Known";

const explained = ["cardOnline", "sbp", "sberPay", "applePay", "googlePay"] as const;

/** `picked`: the type that is selected now; undefined without scripts. */
export function Payment({
  payment: { now, later, chosen, is_known, cash, asks_email },
  picked,
  fields,
  typed,
}: FormState & { payment: WaysToPayView; picked: string | undefined }) {
  const { t } = useTranslation("checkout");
  const types = [...now, ...later];
  const pick = types.find(({ alias }) => alias === typed.payment_type)?.alias ?? chosen;
  const choices = (of: PaymentChoice[]) =>
    of.map(({ alias, name, note, icon }) => (
      <Choice
        key={alias}
        name="payment_type"
        value={alias}
        title={name}
        note={note}
        icon={icon}
        defaultChecked={alias === pick}
      />
    ));
  const next = explained.find((alias) => alias === picked);
  const known = is_known ? types.find(({ alias }) => alias === pick) : undefined;
  const sum = cash && typed.cash && [typed.cash, cash.currency].join("\u00a0");
  const isWrong = Boolean(fields.payment_type.errors || fields.email.errors || fields.cash.errors);
  const lacksEmail = asks_email && known !== undefined && asksCard(known.alias) && !typed.email;
  return (
    <Panel title={t("how")} titleId="how" className={styles.payment}>
      {(types.length === 0 || !cash) && typed.cash && <input type="hidden" name="cash" value={typed.cash} />}
      {types.length === 0 ? (
        <div id={fields.payment_type.id} tabIndex={-1}>
          <Notice tone="danger">{t("paymentFailed")}</Notice>
          {typed.payment_type && <input type="hidden" name="payment_type" value={typed.payment_type} />}
        </div>
      ) : (
        <Known
          words={known?.name}
          note={known?.alias === "cash" && sum ? t("changeFrom", { sum }) : known?.note}
          subject={t("how")}
          open={isWrong || lacksEmail}
        >
          {now.length > 0 && (
            <Choices id={fields.payment_type.id} legend={t("payNow")} error={fields.payment_type.errors?.[0]} columns>
              {choices(now)}
            </Choices>
          )}
          {next && <Notice>{t(`next.${next}`, { minutes: PAY_WITHIN_MS / 60_000 })}</Notice>}
          {now.length > 0 && asks_email && (
            <div className={styles.email}>
              <Field
                {...fieldProps(fields.email)}
                inputMode="email"
                label={t("email")}
                hint={t("emailHint")}
                autoComplete="email"
              />
            </div>
          )}
          {later.length > 0 && (
            <Choices
              id={now.length > 0 ? "order-pay-later" : fields.payment_type.id}
              legend={t("payLater")}
              error={now.length > 0 ? undefined : fields.payment_type.errors?.[0]}
              columns
            >
              {choices(later)}
            </Choices>
          )}
          {types.some(({ alias }) => alias === "cash") && cash && <Cash cash={cash} fields={fields} typed={typed} />}
        </Known>
      )}
    </Panel>
  );
}

/** Empty means that no change is needed. */
function Cash({
  cash: { notes, currency },
  fields,
  typed: { cash: before = "" },
}: FormState & { cash: NonNullable<WaysToPayView["cash"]> }) {
  const { t } = useTranslation("checkout");
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(before);
  const chosen = notes.find(({ value }) => String(value) === plainNumber(typed, "money"));
  function fill(event: MouseEvent<HTMLButtonElement>, sum: string) {
    event.preventDefault();
    if (field.current) field.current.value = sum;
    setTyped(sum);
  }
  const note = (sum: string, label: string) => ({
    ...orderIntents.button("banknote", sum),
    label,
    current: Boolean(chosen) && String(chosen?.value) === sum,
    formNoValidate: true,
    onClick: (event: MouseEvent<HTMLButtonElement>) => fill(event, sum),
  });
  return (
    <div className={styles.cash}>
      <Field
        {...fieldProps(fields.cash)}
        defaultValue={before}
        label={t("cash")}
        optional={t("cashEmpty")}
        inputMode="numeric"
        autoComplete="off"
        end={<span className={styles.unit}>{currency}</span>}
        inputRef={field}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Chips
        label={t("banknotes")}
        outlined
        items={[note("", t("noChange")), ...notes.map(({ value, text }) => note(String(value), text))]}
      />
      <p role="status" className="muted below-2">
        {chosen?.change}
      </p>
    </div>
  );
}
