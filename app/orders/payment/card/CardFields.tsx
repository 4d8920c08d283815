import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FormErrors } from "../../../shared/web/form/FormErrors";
import { useStandingErrors, type Errors } from "../../../shared/web/modal/standing-errors";
import { SAVED_FORM_MARK } from "../../../shared/web/switches/saved-form";
import { Button } from "../../../shared/ui/buttons/Button";
import { Field } from "../../../shared/ui/fields/Field";
import { Icon } from "../../../shared/ui/icons/Icon";
import { CardMark } from "./CardMark";
import { gapWords } from "./card-words";
import { useCardForm, type CardFormProps } from "./use-card-form";
import styles from "./card-form.module.css";

export function CardFields(props: CardFormProps) {
  const { t } = useTranslation(["payment", "checkout"]);
  const { wantsHolder, total, email } = props;
  const { field, fields, idOf, busy, system, messages, summary, emailInput, forget, pasted, pay, gaps } =
    useCardForm(props);
  const all = summary.messages as Errors;
  const count = Object.keys(useStandingErrors(all)).length;
  return (
    <form noValidate method="post" onSubmit={pay} className={busy ? styles.busy : undefined}>
      {/* Enter in a field shows the errors while the pay button is disabled. */}
      <button type="submit" hidden />
      <FormErrors key={summary.attempt} title={t("checkout:errors.title", { count })} errors={all} idOf={idOf} />
      <Field
        {...field("number")}
        onPaste={pasted}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="0000 0000 0000 0000"
        className={styles.digits}
        end={
          <span role="status" className={styles.system}>
            {system && (
              <>
                <span aria-hidden="true">
                  <CardMark system={system} />
                </span>
                <span className="visually-hidden">{t("card.system", { system: t(`card.systems.${system}`) })}</span>
              </>
            )}
          </span>
        }
      />
      <div className={styles.row}>
        <Field
          {...field("expiry")}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={t("card.expiryExample")}
          className={styles.digits}
        />
        <Field
          {...field("cvv")}
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder={t("card.cvvExample")}
          hint={messages.cvv ? undefined : t("card.cvvHint")}
          className={styles.cvv}
        />
      </div>
      {wantsHolder && <Field {...field("holder")} autoComplete="cc-name" autoCapitalize="characters" />}
      <Field
        id={idOf("email")}
        name="email"
        type="email"
        label={t("card.email")}
        optional={t("checkout:optional")}
        placeholder={t("card.emailExample")}
        autoComplete="email"
        defaultValue={email}
        error={messages.email}
        readOnly={busy}
        inputRef={emailInput}
        onInput={() => forget("email")}
      />
      <PayButton waiting={busy ? t("card.waiting") : undefined} blocked={gapWords(t, gaps, fields.length)}>
        {t("card.pay", { sum: total })}
      </PayButton>
      <p role="status" className={`muted row-top ${styles.note}`}>
        {busy && (
          <>
            <span className="visually-hidden">{t("card.waiting")}. </span>
            {t("card.stay")}
          </>
        )}
      </p>
      {!busy && (
        <p className={`muted row-top ${styles.note}`}>
          <Icon name="shield-check" size={20} /> <span>{t("card.encrypted")}</span>
        </p>
      )}
      {/* The language keeps the e-mail. The card has no names and is not sent. */}
      <span hidden {...SAVED_FORM_MARK} />
    </form>
  );
}

function PayButton({ waiting, blocked, children }: { waiting?: string; blocked?: string; children: ReactNode }) {
  return (
    <Button
      size="l"
      wide
      icon="lock"
      pending={waiting !== undefined}
      blocked={waiting === undefined ? blocked : undefined}
      // On press the button must not take the focus: the field's check could move it before it is released.
      onMouseDown={(event) => event.preventDefault()}
    >
      {waiting ?? children}
    </Button>
  );
}
