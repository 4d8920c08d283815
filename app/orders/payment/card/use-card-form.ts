import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type CompositionEvent,
  type FocusEvent,
  type FormEvent,
} from "react";
import { useTranslation } from "react-i18next";
import { tellChanged } from "../../../shared/web/form/use-mending";
import { digitsOf } from "../../../../rules/digits";
import {
  CARD_DIGITS,
  cardGaps,
  cardProblems,
  cardSystem,
  contractCard,
  type Card,
  type CardField,
  type CardSystem,
} from "../../../../rules/card";
import { cardFields, maskEdit, useCardInputs, useForgetting, writeMasked } from "./card-inputs";
import { cardFormFields, problemWords, type CardMessages } from "./card-words";
import { encryptCard, importPublicKey } from "./encrypt-card";
import { maskExpiry, maskNumber } from "./masks";

export type CardFormProps = {
  /** SPKI as DER in base64. */
  publicKey: string;
  wantsHolder: boolean;
  /** The sum, as text. */
  total: string;
  /** `now`: Unix milliseconds by the upstream's clock. `timezone`: the city's hours from UTC. */
  now: number;
  timezone: number;
  email: string;
  /**
   * By field: number, expiry, cvv, holder, email. `payment`: the card was declined. A new object means a new answer.
   */
  errors?: Readonly<Record<string, string>>;
  pending: boolean;
  onPay(fields: { cryptogram: string; email: string }): void;
  /** The key is invalid, so nothing can be encrypted. */
  onUnusable(): void;
};

/** Only the inputs hold the card; this state does not. */
export function useCardForm({
  publicKey,
  wantsHolder,
  now,
  timezone,
  errors,
  pending,
  onPay,
  onUnusable,
}: CardFormProps) {
  const { t } = useTranslation("payment");
  const fields = wantsHolder ? cardFields : cardFields.slice(0, 3);
  const id = `card${useId().replace(/:/g, "-")}`;
  const idOf = (field: string) => `${id}${field}`;
  const inputs = useCardInputs();
  const emailInput = useRef<HTMLInputElement>(null);
  const [system, setSystem] = useState<CardSystem>();
  const [gaps, setGaps] = useState<readonly CardField[]>(fields);
  /** After a failed check the button stays active. */
  const [failed, setFailed] = useState(false);
  const [encrypting, setEncrypting] = useState(false);
  const [summary, setSummary] = useState({ attempt: 0, messages: ownMessages(errors) });
  const [messages, setMessages] = useState(summary.messages);
  const busy = pending || encrypting;

  const typed = useCallback(
    (): Card => ({
      number: inputs.value("number"),
      expiry: inputs.value("expiry"),
      cvv: inputs.value("cvv"),
      ...(wantsHolder && { holder: inputs.value("holder") }),
    }),
    [inputs, wantsHolder],
  );
  const problems = () => problemWords(t, cardProblems(typed(), now, timezone));

  const readAgain = useCallback(() => {
    const card = typed();
    setSystem(cardSystem(card.number));
    const found = cardGaps(card);
    setGaps((before) => (before.join() === found.join() ? before : found));
  }, [typed]);

  function edited(field: CardField, event: FormEvent | CompositionEvent) {
    if (maskEdit(field, event)) changed(field);
  }

  function changed(field: CardField) {
    readAgain();
    forget(field);
  }

  function forget(field: CardField | "email") {
    tellChanged(document.getElementById(idOf(field)));
    if (messages[field]) setMessages((before) => ({ ...before, [field]: undefined }));
  }

  /** A pasted whole number replaces the field's text. */
  function pasted(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData("text");
    if (busy || digitsOf(text).length < CARD_DIGITS) return;
    event.preventDefault();
    writeMasked(event.currentTarget, maskNumber({ text, caret: text.length }));
    changed("number");
  }

  /** Only for a focus on another field of this form: otherwise a new message could move the pressed element. */
  function left(field: CardField, { currentTarget: input, relatedTarget }: FocusEvent<HTMLInputElement>) {
    if (field === "expiry") writeMasked(input, maskExpiry({ text: input.value, caret: input.value.length }));
    if (!input.form?.contains(relatedTarget) || input.value === "") return;
    setMessages((before) => ({ ...before, [field]: problems()[field] }));
  }

  const show = useCallback((found: CardMessages) => {
    setMessages(found);
    setSummary(({ attempt }) => ({ attempt: attempt + 1, messages: found }));
  }, []);

  const answered = useRef(errors);
  useEffect(() => {
    if (errors === answered.current) return;
    answered.current = errors;
    if (Object.keys(errors ?? {}).some((field) => field === "payment" || isCardField(field))) {
      inputs.empty("cvv");
      setFailed(false);
      readAgain();
    }
    show(ownMessages(errors));
  }, [errors, inputs, readAgain, show]);

  const visit = useForgetting(() => {
    inputs.empty(...cardFields);
    setEncrypting(false);
    readAgain();
  });

  useEffect(() => {
    importPublicKey(publicKey).catch(onUnusable);
  }, [publicKey, onUnusable]);

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
    autoCorrect: "off",
    spellCheck: false,
    required: true,
    id: idOf(name),
    label: t(`card.${name}`),
    error: messages[name],
    readOnly: busy,
    inputRef: inputs.ref(name),
    onInput: (event: FormEvent) => edited(name, event),
    onCompositionEnd: (event: CompositionEvent) => edited(name, event),
    onBlur: (event: FocusEvent<HTMLInputElement>) => left(name, event),
  });
  return {
    field,
    fields,
    idOf,
    busy,
    system,
    messages,
    summary,
    emailInput,
    forget,
    pasted,
    pay,
    gaps: failed ? [] : gaps,
  };
}

const isCardField = (field: string): field is CardField => (cardFields as readonly string[]).includes(field);

function ownMessages(errors: CardFormProps["errors"] = {}): CardMessages {
  return Object.fromEntries(cardFormFields.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));
}
