import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from "react";
import { classes } from "../styles/class-names";
import { Icon, type IconName } from "../icons/Icon";
import styles from "./Field.module.css";

/** An error summary links to the id, which is the name by default. A control without a name is not submitted. */
type Identity = { name: string; id?: string } | { name?: undefined; id: string };

type Frame = Identity & {
  label: string;
  /** The translation of "optional", beside the label. */
  optional?: string;
  hint?: ReactNode;
  error?: string;
  /** The id of an error that concerns several fields and stands after the last of them. */
  sharedError?: string;
  /** The label of a tick, for a field that is checked while typing, such as "the number is complete". */
  valid?: string;
  hideLabel?: boolean;
  className?: string;
};

type FieldProps = Frame & {
  type?: "text" | "tel" | "email" | "number" | "search" | "password" | "date";
  icon?: IconName;
  /** A link, a button or a unit inside the control, at its right end. */
  end?: ReactNode;
  /** Fully rounded, like the search field. */
  pill?: boolean;
  inputRef?: Ref<HTMLInputElement>;
} & Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size" | "className">;

/** Separates the props of a control's frame from the attributes of the control itself. */
function splitFrame<Props extends Frame>(props: Props) {
  const { id, name, label, optional, hint, error, sharedError, valid, hideLabel, className, ...control } = props;
  const frame = { id, name, label, optional, hint, error, sharedError, valid, hideLabel, className } as Frame;
  return { frame, control };
}

/** The ARIA attributes that tie a control to its hint and error. The ids are those of FieldFrame. */
function tie({ id, name, hint, error, sharedError, valid }: Frame) {
  const field = id ?? name;
  const notes = [
    hint ? `${field}-hint` : "",
    error ? `${field}-error` : "",
    sharedError,
    valid && !error ? `${field}-valid` : "",
  ];
  return {
    id: field,
    name,
    "aria-invalid": error || sharedError ? (true as const) : undefined,
    "aria-describedby": notes.filter(Boolean).join(" ") || undefined,
  };
}

function FieldFrame({
  id,
  name,
  label,
  optional,
  hint,
  error,
  valid,
  hideLabel,
  className,
  children,
}: Frame & { children: ReactNode }) {
  const field = id ?? name;
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={field} className={hideLabel ? "visually-hidden" : styles.label}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {children}
      {error && <FieldError id={`${field}-error`}>{error}</FieldError>}{" "}
      {valid && !error && (
        <span id={`${field}-valid`} className="visually-hidden">
          {valid}
        </span>
      )}
      {hint && (
        <p id={`${field}-hint`} className={`soft ${styles.hint}`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The error of a field, or of a group of fields below the last of them. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="circle-alert" size={18} /> <span>{children}</span>
    </p>
  );
}

/** A labelled input. All attributes of an input are passed through. */
export function Field(props: FieldProps) {
  const { frame, control: own } = splitFrame(props);
  const { icon, end, pill, inputRef, type, ...rest } = own;
  const tick = frame.valid && !frame.error;
  const control = classes(
    styles.control,
    pill && styles.pill,
    icon && styles.withIcon,
    Boolean(end || tick) && styles.withEnd,
  );
  return (
    <FieldFrame {...frame}>
      <span className={styles.box}>
        {icon && <Icon name={icon} className={styles.icon} />}
        <input {...rest} {...tie(frame)} ref={inputRef} type={type ?? "text"} className={control} />
        {tick && <Icon name="circle-check" className={styles.tick} />}
        {end && !tick && <span className={styles.end}>{end}</span>}
      </span>
    </FieldFrame>
  );
}

type TextAreaProps = Frame & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className">;

export function TextArea(props: TextAreaProps) {
  const { frame, control } = splitFrame(props);
  const { rows = 3, ...rest } = control;
  return (
    <FieldFrame {...frame}>
      <textarea {...rest} {...tie(frame)} rows={rows} className={classes(styles.control, styles.area)} />
    </FieldFrame>
  );
}

type SelectProps = Frame & { options: { value: string; label: string; disabled?: boolean }[] } & Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    "className" | "children"
  >;

export function Select(props: SelectProps) {
  const { frame, control } = splitFrame(props);
  const { options, ...rest } = control;
  return (
    <FieldFrame {...frame}>
      <span className={styles.box}>
        <select {...rest} {...tie(frame)} className={classes(styles.control, styles.select)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles.tick} />
      </span>
    </FieldFrame>
  );
}
