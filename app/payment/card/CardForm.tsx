import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ClipboardEvent,
  type CompositionEvent,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
} from "react";
import { useTranslation } from "react-i18next";
import {
  CARD_DIGITS,
  cardDigits,
  cardGaps,
  cardProblems,
  cardSystem,
  contractCard,
  type Card,
  type CardField,
  type CardSystem,
} from "../../../rules/card";
import { FormErrors } from "../../page/FormErrors";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { Icon } from "../../ui/Icon";
import { CardMark } from "./CardMark";
import { cardFormFields, gapWords, problemWords, type CardMessages } from "./card-words";
import { canEncrypt, encryptCard, importPublicKey } from "./encrypt-card";
import { maskCvv, maskExpiry, maskNumber, type Mask, type Masked } from "./masks";
import styles from "./card-form.module.css";

type CardFormProps = {
  /** Of the payment settings: SPKI as DER in base64. */
  publicKey: string;
  /** The acquirer wants the name on the card. */
  wantsHolder: boolean;
  /** What is paid, as text. */
  total: string;
  /** Unix milliseconds by the upstream's clock, and the city's hours from UTC. */
  now: number;
  timezone: number;
  /** The address that the receipt is to go to, as far as it is known. */
  email: string;
  /** Of the last answer, by field: number, expiry, cvv, holder, email. `payment` means that the card was declined; the page says why. */
  errors: Readonly<Record<string, string>>;
  /** The payment is under way. */
  pending: boolean;
  onPay(fields: { cryptogram: string; email: string }): void;
};

/**
 * Takes a card and encrypts it in the browser. Its inputs have no names, so no form can send them, and their values are nowhere but in the
 * inputs. `children` leads to the acquirer's own page: it stands here without scripts, before hydration, and where the browser or the key
 * cannot encrypt. It must not stand in another form.
 */
export function CardForm({ children, ...props }: CardFormProps & { children: ReactNode }) {
  const [unusable, setUnusable] = useState(false);
  const offered = useSyncExternalStore(neverChanges, canEncrypt, () => undefined);
  if (offered && !unusable) return <Form {...props} onUnusable={() => setUnusable(true)} />;
  return <div className={offered === undefined ? styles.reserved : undefined}>{children}</div>;
}

const neverChanges = () => () => undefined;

const cardFields = ["number", "expiry", "cvv", "holder"] as const satisfies CardField[];
const masks: Partial<Record<CardField, Mask>> = { number: maskNumber, expiry: maskExpiry, cvv: maskCvv };
const typing = { autoCorrect: "off", spellCheck: false, required: true } as const;

function Form({
  publicKey,
  wantsHolder,
  total,
  now,
  timezone,
  email,
  errors,
  pending,
  onPay,
  onUnusable,
}: CardFormProps & { onUnusable: () => void }) {
  const { t } = useTranslation(["payment", "checkout"]);
  const fields = wantsHolder ? cardFields : cardFields.slice(0, 3);
  const id = `card${useId().replace(/:/g, "-")}`;
  const idOf = (field: string) => `${id}${field}`;
  const inputs = useInputs();
  const emailInput = useRef<HTMLInputElement>(null);
  const [system, setSystem] = useState<CardSystem>();
  const [gaps, setGaps] = useState<readonly CardField[]>(fields);
  /** After a failed check the button stays active (what is wrong is said beside the fields). */
  const [failed, setFailed] = useState(false);
  const [encrypting, setEncrypting] = useState(false);
  /** The summary stays as it was when the button was pressed; a message beside a field leaves when the field is right. */
  const [summary, setSummary] = useState({ attempt: 0, messages: ownMessages(errors) });
  const [messages, setMessages] = useState(summary.messages);
  const busy = pending || encrypting;

  const typed = (): Card => ({
    number: inputs.value("number"),
    expiry: inputs.value("expiry"),
    cvv: inputs.value("cvv"),
    ...(wantsHolder && { holder: inputs.value("holder") }),
  });
  const problems = () => problemWords(t, cardProblems(typed(), now, timezone));

  function readAgain() {
    const card = typed();
    setSystem(cardSystem(card.number));
    const found = cardGaps(card);
    setGaps((before) => (before.join() === found.join() ? before : found));
  }

  function edited(field: CardField, { currentTarget: input, nativeEvent }: FormEvent | CompositionEvent) {
    if (!(input instanceof HTMLInputElement) || (nativeEvent as InputEvent).isComposing) return;
    const { value: text, selectionStart } = input;
    const deleted = deletionOf((nativeEvent as InputEvent).inputType);
    const masked = masks[field]?.({ text, caret: selectionStart ?? text.length, deleted });
    if (masked) write(input, masked);
    changed(field);
  }

  function changed(field: CardField) {
    readAgain();
    if (messages[field] && !problems()[field]) setMessages((before) => ({ ...before, [field]: undefined }));
  }

  /** A whole number replaces what is in the field, wherever the caret is. */
  function pasted(event: ClipboardEvent<HTMLInputElement>) {
    const digits = cardDigits(event.clipboardData.getData("text"));
    if (busy || digits.length < CARD_DIGITS) return;
    event.preventDefault();
    write(event.currentTarget, maskNumber({ text: digits, caret: digits.length }));
    changed("number");
  }

  /** Checks a field that was left for another of this form. Otherwise the message could move what is just being pressed. */
  function left(field: CardField, { currentTarget: input, relatedTarget }: FocusEvent<HTMLInputElement>) {
    if (field === "expiry") write(input, maskExpiry({ text: input.value, caret: input.value.length }));
    if (!input.form?.contains(relatedTarget) || input.value === "") return;
    setMessages((before) => ({ ...before, [field]: problems()[field] }));
  }

  function show(found: CardMessages) {
    setMessages(found);
    setSummary(({ attempt }) => ({ attempt: attempt + 1, messages: found }));
  }

  const wasPending = useRef(pending);
  useEffect(() => {
    const answered = wasPending.current && !pending;
    wasPending.current = pending;
    if (!answered) return;
    if (Object.keys(errors).some((field) => field === "payment" || isCardField(field))) {
      inputs.empty("number", "cvv");
      setFailed(false);
      readAgain();
    }
    show(ownMessages(errors));
    // An answer is the end of waiting: the errors of any other rendering are the same or older.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pending]);

  const visit = useForgetting(() => {
    inputs.empty(...cardFields);
    setEncrypting(false);
    readAgain();
  });

  useEffect(() => {
    importPublicKey(publicKey).catch(onUnusable);
    // Only another key is to be tried.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [publicKey]);

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = problems();
    show(found);
    setFailed(Object.keys(found).length > 0);
    if (Object.keys(found).length > 0) return;
    setEncrypting(true);
    const own = visit.current;
    const cryptogram = await encryptCard(publicKey, contractCard(typed())).catch(() => undefined);
    if (cryptogram === undefined) return onUnusable();
    if (own !== visit.current) return;
    setEncrypting(false);
    onPay({ cryptogram, email: emailInput.current?.value.trim() ?? "" });
  }

  const field = (name: CardField) => ({
    ...typing,
    id: idOf(name),
    label: t(`card.${name}`),
    error: messages[name],
    readOnly: busy,
    inputRef: inputs.ref(name),
    onInput: (event: FormEvent) => edited(name, event),
    onCompositionEnd: (event: CompositionEvent) => edited(name, event),
    onBlur: (event: FocusEvent<HTMLInputElement>) => left(name, event),
  });
  const count = Object.keys(summary.messages).length;
  return (
    <form noValidate method="post" onSubmit={pay} className={busy ? styles.busy : undefined}>
      {/* Enter in a field says what is missing while the pay button is blocked. */}
      <button type="submit" hidden />
      <FormErrors
        key={summary.attempt}
        title={t("checkout:errors.title", { count })}
        errors={summary.messages as Record<string, string>}
        idOf={idOf}
      />
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
      />
      <PayButton
        waiting={busy ? t("card.waiting") : undefined}
        blocked={failed ? undefined : gapWords(t, gaps, fields.length)}
      >
        {t("card.pay", { sum: total })}
      </PayButton>
      <p role="status" className={styles.note}>
        {busy && (
          <>
            <span className="visually-hidden">{t("card.waiting")}. </span>
            {t("card.stay")}
          </>
        )}
      </p>
      {!busy && (
        <p className={styles.note}>
          <Icon name="shield-check" size={20} /> <span>{t("card.encrypted")}</span>
        </p>
      )}
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
      // A press takes no focus from the fields: their check could move the button away before it is released.
      onMouseDown={(event) => event.preventDefault()}
    >
      {waiting ?? children}
    </Button>
  );
}

/** The inputs of a card, which alone hold its values. */
function useInputs() {
  const [inputs] = useState(() => {
    const elements: Partial<Record<CardField, HTMLInputElement | null>> = {};
    const refs = Object.fromEntries(
      cardFields.map((field) => [field, (input: HTMLInputElement | null) => void (elements[field] = input)]),
    ) as Record<CardField, (input: HTMLInputElement | null) => void>;
    return {
      ref: (field: CardField) => refs[field],
      value: (field: CardField) => elements[field]?.value ?? "",
      empty: (...fields: CardField[]) => {
        for (const field of fields) if (elements[field]) elements[field].value = "";
      },
    };
  });
  return inputs;
}

/** Forgets the card when its page is left, also into the back-forward cache. The result counts how often that happened. */
function useForgetting(forget: () => void) {
  const times = useRef(0);
  const latest = useRef(forget);
  useLayoutEffect(() => {
    latest.current = forget;
  });
  // A layout effect's cleanup runs while the inputs are still there.
  useLayoutEffect(() => {
    const leave = () => {
      times.current += 1;
      latest.current();
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  return times;
}

const isCardField = (field: string): field is CardField => (cardFields as readonly string[]).includes(field);

function ownMessages(errors: CardFormProps["errors"]): CardMessages {
  return Object.fromEntries(cardFormFields.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));
}

function deletionOf(inputType: string | undefined): "backward" | "forward" | undefined {
  if (!inputType?.startsWith("delete") || inputType === "deleteByCut") return undefined;
  return inputType.endsWith("Forward") ? "forward" : "backward";
}

/** Moves the caret only in the field that has the focus: elsewhere Safari would give it the focus. */
function write(input: HTMLInputElement, { text, caret }: Masked) {
  if (input.value === text) return;
  input.value = text;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}
