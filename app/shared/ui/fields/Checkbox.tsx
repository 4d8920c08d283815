import { type InputHTMLAttributes, type ReactNode } from "react";
import { classes } from "../styles/class-names";
import styles from "./Checkbox.module.css";

type TickProps = {
  name: string;
  label: ReactNode;
  note?: ReactNode;
  /** A price, or the reason why the option is unavailable, at the right end of the row. */
  end?: ReactNode;
  error?: string;
  className?: string;
} & Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className">;

function Tick({ kind, label, note, end, error, className, ...rest }: TickProps & { kind: "checkbox" | "radio" }) {
  const id = rest.id ?? (kind === "checkbox" && error ? rest.name : undefined);
  return (
    <div className={className}>
      <label className={`row ${styles.tick}`}>
        <input
          {...rest}
          id={id}
          type={kind}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id ? `${id}-error` : undefined}
          className={`covered ${styles.input}`}
        />
        <span className={kind === "radio" ? styles.dot : styles.box} aria-hidden="true" />
        <span className="grow">
          {label} {note && <span className={styles.note}>{note}</span>}
        </span>{" "}
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </label>
      {error && (
        <p id={id ? `${id}-error` : undefined} className={`error-text ${styles.error}`}>
          {error}
        </p>
      )}
    </div>
  );
}

export function Checkbox(props: TickProps) {
  return <Tick kind="checkbox" {...props} />;
}

export function Radio(props: TickProps) {
  return <Tick kind="radio" {...props} />;
}

type SwitchProps = Omit<TickProps, "end" | "error">;

/** A checkbox drawn as a switch, with its title on the left. Its form needs a button, or a script that submits it. */
export function Switch({ label, note, className, ...rest }: SwitchProps) {
  return (
    <label className={classes("row", styles.switchRow, className)}>
      <span className="grow">
        <span className="subject block">{label}</span> {note && <span className={styles.note}>{note}</span>}
      </span>
      <input {...rest} type="checkbox" role="switch" className={`covered ${styles.switchInput}`} />
      <span className={styles.track} aria-hidden="true" />
    </label>
  );
}
