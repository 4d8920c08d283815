import { useEffect, useRef } from "react";
import { Icon } from "./Icon";
import styles from "./ErrorSummary.module.css";

export type FieldError = { field: string; message: string };

type ErrorSummaryProps = {
  title: string;
  /** `field` is the id of the control, "" for an error that belongs to none. */
  errors: FieldError[];
};

/** Stands first in a form that came back: what to correct, as links to the fields. Takes the focus whenever its errors change. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const content = errors.map(({ field, message }) => `${field} ${message}`).join("\n");
  useEffect(() => {
    if (content) box.current?.focus();
  }, [content]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <h2 className={styles.title}>
        <Icon name="circle-alert" /> <span>{title}</span>
      </h2>
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={field + message}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  );
}
