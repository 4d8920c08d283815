import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { MAX_PROMOCODE_LENGTH } from "../../../rules/discounts";
import { useIsOffered } from "../../shared/web/context/city-frame";
import { FormSwitches } from "../../shared/web/form/FormSwitches";
import { Button } from "../../shared/ui/buttons/Button";
import { classes } from "../../shared/ui/styles/class-names";
import { Field } from "../../shared/ui/fields/Field";
import { Icon } from "../../shared/ui/icons/Icon";
import { CartMessages } from "../CartParts";
import { FOR_POINTS, KEEP_POINTS, type CartView, type PromocodeView } from "../../shared/basket/cart.view";
import { FormOrPart, type Submit } from "./FormOrPart";
import styles from "./Promocode.module.css";
import { useCartChange } from "./use-cart-change";
import { moveFocus } from "../../shared/ui/hooks/focus";
import { sends } from "../../../rules/sent-fields";

/** The name of the field, and its id on the cart's page. */
export const PROMOCODE = "promocode";

type PromocodeProps = {
  view: Pick<CartView, "promocode" | "messages" | "code_or_points">;
  /**
   * Whether the cart can be ordered; otherwise the field is hidden
   * (docs/specification/rules-and-calls.md#order-form-fields), as it is for a chain without promo codes. A code in the
   * cart can be removed in any case.
   */
  offered: boolean;
  /** The field's initial value: a rejected code, or that of a link. */
  typed?: string;
  error?: string;
  id?: string;
  /** Submit buttons of the form around it. Without them it has forms of its own. */
  buttons?: { apply: Submit; forget: Submit; keep: (what: Keep, code: string) => Submit };
};

type Keep = "code" | "points";

/** The promo code: its field, or the code in the cart with a button that removes it. */
export function Promocode({ view, offered, typed, error, id = PROMOCODE, buttons }: PromocodeProps) {
  const { t } = useTranslation("offers");
  const isOffered = useIsOffered("promo codes");
  const {
    box,
    sending,
    error: last,
    forget,
    change,
  } = useChange(view.promocode?.code, view.code_or_points?.code, error);
  // The question's text disappears with the question, because it is valid only for the cart that it was asked for.
  const asked = useRef<string>();
  asked.current = view.code_or_points?.words ?? asked.current;
  const said = last === asked.current ? undefined : last;
  if (view.code_or_points)
    return (
      <div ref={box} className="above-2 below-4">
        <CodeOrPoints id={id} asked={view.code_or_points} sending={sending} button={buttons?.keep} change={change} />
      </div>
    );
  if (!view.promocode && !(offered && isOffered)) return <CartMessages view={view} position="promocode" />;
  return (
    <div ref={box} role="group" aria-label={t("promocode.label")} className="above-2 below-4">
      {view.promocode ? (
        <>
          <Held id={id} promocode={view.promocode} sending={sending} button={buttons?.forget} change={change} />
          {said && (
            <p role="alert" className={`error-text ${styles.failed}`}>
              {said}
            </p>
          )}
        </>
      ) : (
        <>
          <CartMessages view={view} position="promocode" />
          <Entry
            id={id}
            typed={typed}
            error={said}
            sending={sending}
            button={buttons?.apply}
            forget={forget}
            change={change}
          />
        </>
      )}
    </div>
  );
}

type Change = (event: SyntheticEvent, code: string | null, keep?: Keep) => Promise<void>;

/** If a response replaces the field by the code, or the code by the field, the focus moves along. */
function useChange(code: string | undefined, asks: string | undefined, answered: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const moves = useRef(false);
  const { sending, error, forget, change: send } = useCartChange(answered);
  const moveAlong = () => {
    // The field of a closed `<details>` cannot be focused.
    if (!moveFocus(box.current?.querySelector("[data-next]"))) moveFocus(box.current?.querySelector("summary"));
  };
  useEffect(() => {
    if (moves.current) moveAlong();
    moves.current = false;
  }, [code, asks]);
  const change: Change = async (event, promocode, keep) => {
    const outcome = await send(event, promocode !== null && keep ? { promocode, keep } : { promocode });
    // The focus also moves when the response is a question.
    if (outcome !== "busy") moves.current = true;
    if (outcome === "refused") moveAlong();
  };
  return { box, sending, error, forget, change };
}

type EntryProps = Pick<PromocodeProps, "typed" | "error"> & {
  id: string;
  sending: boolean;
  button?: Submit;
  forget: () => void;
  change: Change;
};

function Entry({ id, typed, error, sending, button, forget, change }: EntryProps) {
  const { t } = useTranslation("offers");
  const input = useRef<HTMLInputElement>(null);
  const isWanted = Boolean(typed || error);
  const [isOpen, setOpen] = useState(isWanted);
  if (isWanted && !isOpen) setOpen(true);
  const apply = (event: SyntheticEvent) => void change(event, input.current?.value ?? "");
  // In the order form Enter would press the button that orders.
  const applyByEnter = (event: KeyboardEvent) => void (event.key === "Enter" && apply(event));
  return (
    <FormOrPart button={button} onSubmit={apply}>
      <details open={isOpen}>
        <summary className={`row ${styles.summary}`}>
          <Icon name="ticket-percent" /> <span className={styles.label}>{t("promocode.label")}</span>{" "}
          <Icon name="chevron-down" className={styles.arrow} />
        </summary>
        <div className={`flow ${styles.fields}`}>
          <Field
            id={id}
            name={PROMOCODE}
            label={t("promocode.label")}
            hideLabel
            defaultValue={typed}
            sharedError={error && `${id}-error`}
            maxLength={MAX_PROMOCODE_LENGTH}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            inputRef={input}
            onInput={forget}
            onKeyDown={button && applyByEnter}
            data-next=""
            className={styles.field}
          />{" "}
          <Button
            {...button}
            variant="outline"
            className={styles.apply}
            pending={sending}
            formNoValidate={Boolean(button)}
            onClick={button && apply}
          >
            {t("promocode.apply")}
          </Button>
        </div>
        {error && (
          <p id={`${id}-error`} className={`error-text ${styles.failed}`}>
            <Icon name="circle-alert" size={18} /> <span>{error}</span>
          </p>
        )}
      </details>
      {!button && <FormSwitches />}
    </FormOrPart>
  );
}

type CodeOrPointsProps = {
  id: string;
  asked: NonNullable<CartView["code_or_points"]>;
  sending: boolean;
  button?: (what: Keep, code: string) => Submit;
  change: Change;
};

/** The choice between a code and the points that it would replace, with the saving of each. */
function CodeOrPoints({ id, asked: { code, words }, sending, button, change }: CodeOrPointsProps) {
  const { t } = useTranslation("offers");
  const submit = (keep: Keep) => button?.(keep, code) ?? sends({ [keep === "code" ? FOR_POINTS : KEEP_POINTS]: code });
  const answer = (keep: Keep) => ({
    ...submit(keep),
    pending: sending,
    formNoValidate: Boolean(button),
    onClick: (event: SyntheticEvent) => void change(event, code, keep),
  });
  return (
    <FormOrPart button={button?.("points", code)} onSubmit={(event) => event.preventDefault()}>
      <div
        id={id}
        tabIndex={-1}
        data-next=""
        role="group"
        aria-labelledby={`${id}-question`}
        className={`edged inset ${styles.asked}`}
      >
        <p className={styles.code}>{code}</p>
        <p id={`${id}-question`} role="status">
          {words}
        </p>
        <p className={`flow ${styles.answers}`}>
          <Button {...answer("points")} variant="ink">
            {t("promocode.orPoints.points")}
          </Button>{" "}
          <Button {...answer("code")} variant="outline">
            {t("promocode.orPoints.code")}
          </Button>
        </p>
      </div>
    </FormOrPart>
  );
}

type HeldProps = { id: string; promocode: PromocodeView; sending: boolean; button?: Submit; change: Change };

function Held({ id, promocode: { code, words, counts }, sending, button, change }: HeldProps) {
  const { t } = useTranslation("offers");
  const forget = (event: SyntheticEvent) => void change(event, null);
  return (
    <FormOrPart button={button} onSubmit={forget}>
      <div
        id={id}
        tabIndex={-1}
        data-next=""
        className={classes("edged", "row-top inset", styles.held, counts && styles.counts)}
      >
        <Icon name={counts ? "check" : "circle-alert"} className={styles.sign} />
        <div className={`grow ${styles.words}`}>
          <p className={styles.code}>
            <span className="visually-hidden">{t("promocode.label")}: </span>
            {code}
          </p>
          <p role="status">{words}</p>
        </div>{" "}
        <Button
          {...(button ?? sends({ forget_promocode: 1 }))}
          variant="quiet"
          size="s"
          className={styles.forget}
          pending={sending}
          formNoValidate={Boolean(button)}
          onClick={button && forget}
        >
          {t("promocode.forget")}
          <span className="visually-hidden">: {code}</span>
        </Button>
      </div>
    </FormOrPart>
  );
}
