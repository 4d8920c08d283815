import { type InputHTMLAttributes, type ReactNode } from "react";
import { classes } from "../styles/class-names";
import { Icon, type IconName } from "../icons/Icon";
import styles from "./Choice.module.css";

type ChoiceProps = {
  name: string;
  value: string;
  title: ReactNode;
  note?: ReactNode;
  icon?: IconName;
  className?: string;
} & Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "title" | "className">;

/** A radio button as a card of 64 pixels, with a title, a note and an icon. */
export function Choice({ title, note, icon, className, ...rest }: ChoiceProps) {
  return (
    <label className={classes(styles.choice, className)}>
      <input {...rest} type="radio" className={`covered ${styles.input}`} />
      <span className={styles.card}>
        <span className="grow">
          <span className={styles.title}>{title}</span>
          {note && <span className="visually-hidden">. </span>}
          {note && <span className={styles.note}>{note}</span>}
        </span>
        {icon && <Icon name={icon} className={styles.icon} />}
      </span>{" "}
    </label>
  );
}

/** The legend, or the id of a heading that replaces it. */
type Question = { legend: ReactNode; titleId?: undefined } | { legend?: undefined; titleId: string };

type ChoicesProps = Question & {
  /** The id that an error summary links to, usually the name of the radio buttons. */
  id: string;
  error?: string;
  columns?: boolean;
  children: ReactNode;
};

/** A fieldset that an error summary can link to. */
export function Choices({ id, legend, titleId, error, columns, children }: ChoicesProps) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={error ? `${id}-error` : undefined}
      className={styles.choices}
    >
      {legend && <legend className="muted strong below-2">{legend}</legend>}
      {error && (
        <p id={`${id}-error`} className={`error-text ${styles.error}`}>
          <Icon name="circle-alert" size={18} /> <span>{error}</span>
        </p>
      )}
      <div className={classes(columns && styles.columns)}>{children}</div>
    </fieldset>
  );
}
