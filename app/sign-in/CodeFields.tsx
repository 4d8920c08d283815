import { getInputProps, type FieldMetadata } from "@conform-to/react";
import { useEffect, useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { CODE_ERROR_CLEARS_AFTER_MS, CODE_LENGTH, codeDigits, isCompleteCode } from "../../rules/verification";
import { tellChanged } from "../shared/web/form/use-mending";
import { handOverTyped } from "../shared/web/hydration/keep-typed";
import { moveFocus } from "../shared/ui/hooks/focus";
import { useBrowserLayoutEffect } from "../shared/ui/hooks/use-browser-layout-effect";
import { FieldError } from "../shared/ui/fields/Field";
import frame from "../shared/ui/fields/Field.module.css";
import { classes } from "../shared/ui/styles/class-names";
import styles from "./account.module.css";
import { useWebOtp } from "./use-web-otp";

type Props = {
  label: string;
  field: FieldMetadata<string>;
  /** A new object for every answer, so that a repeated error clears the fields again. */
  attempt: object;
  sending: boolean;
  bySms: boolean;
};

/** A complete code submits the form (docs/specification/rules-and-calls.md#verification-code). */
export function CodeFields({ label, field, attempt, sending, bySms }: Props) {
  const [error] = field.errors ?? [];
  const single = useRef<HTMLInputElement>(null);
  const [started, setStarted] = useState<string>();
  // A layout effect replaces the field, and the focus, in the task that hydrates it, so that no digit comes in between.
  useBrowserLayoutEffect(() => {
    handOverTyped();
    setStarted(codeDigits(single.current?.value ?? ""));
  }, []);
  return (
    <fieldset className="above-2 below-5" aria-describedby={error ? field.errorId : undefined}>
      <legend className={frame.label}>{label}</legend>
      {started === undefined ? (
        <input
          {...getInputProps(field, { type: "text" })}
          ref={single}
          className={classes(styles.single, error && styles.wrong)}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          maxLength={12}
          aria-label={label}
        />
      ) : (
        <Digits id={field.id} started={started} error={error} attempt={attempt} sending={sending} bySms={bySms} />
      )}
      {error && <FieldError id={field.errorId}>{error}</FieldError>}
    </fieldset>
  );
}

type DigitsProps = Pick<Props, "attempt" | "sending" | "bySms"> & { id: string; started: string; error?: string };

function Digits({ id, started, error, attempt, sending, bySms }: DigitsProps) {
  const { t } = useTranslation("account");
  const [code, setCode] = useState(started);
  const whole = useRef<HTMLInputElement>(null);
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const sent = useRef("");
  const focus = (at: number) => moveFocus(boxes.current[Math.max(0, Math.min(at, CODE_LENGTH - 1))]);

  const type = (digits: string) => {
    tellChanged(whole.current);
    setCode(digits);
  };

  useWebOtp(bySms, (text) => type(codeDigits(text)));

  useLayoutEffect(() => {
    moveFocus(boxes.current[Math.min(started.length, CODE_LENGTH - 1)], { preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only as the boxes appear
  }, []);

  useEffect(() => {
    if (!isCompleteCode(code) || sending || sent.current === code) return;
    sent.current = code;
    whole.current?.form?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
  }, [code, sending]);

  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => {
      setCode("");
      sent.current = "";
      focus(0);
    }, CODE_ERROR_CLEARS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [error, attempt]);

  /** Inserts one typed digit, or several pasted or autofilled ones. The first one replaces a wrong code. */
  function insert(at: number, text: string) {
    const digits = codeDigits(text);
    if (!digits) return;
    if (error) sent.current = "";
    const [before, after] = error ? ["", ""] : [code.slice(0, at), code.slice(at + digits.length)];
    const next = codeDigits(before + digits + after);
    type(next);
    focus(Math.min(before.length + digits.length, next.length));
  }
  function erase(at: number) {
    const last = at < code.length ? at : code.length - 1;
    type(error ? "" : code.slice(0, Math.max(0, last)) + code.slice(last + 1));
    focus(error ? 0 : last);
  }
  function press(event: KeyboardEvent, at: number) {
    if (event.key === "ArrowLeft") focus(at - 1);
    else if (event.key === "ArrowRight") focus(at + 1);
    else if (event.key === "Backspace") erase(at);
    else return;
    event.preventDefault();
  }
  function paste(event: ClipboardEvent, at: number) {
    event.preventDefault();
    const text = codeDigits(event.clipboardData.getData("text"));
    insert(text.length === CODE_LENGTH ? 0 : at, text);
  }
  return (
    <div className={styles.boxes}>
      <input type="hidden" name="code" value={code} ref={whole} />
      {Array.from({ length: CODE_LENGTH }, (_, at) => (
        <input
          key={at}
          id={at === 0 ? id : undefined}
          ref={(box) => {
            boxes.current[at] = box;
          }}
          className={classes(styles.box, error && styles.wrong)}
          inputMode="numeric"
          autoComplete={at === 0 ? "one-time-code" : "off"}
          aria-label={t("digit", { number: at + 1, of: CODE_LENGTH })}
          aria-invalid={error ? true : undefined}
          value={code[at] ?? ""}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            const typed = event.currentTarget.value;
            insert(at, typed.length === 2 && typed.startsWith(code[at] ?? "\0") ? typed.slice(1) : typed);
          }}
          onKeyDown={(event) => press(event, at)}
          onPaste={(event) => paste(event, at)}
        />
      ))}
    </div>
  );
}
