import { useEffect, useRef } from "react";
import { Icon } from "../icons/Icon";
import styles from "./ErrorSummary.module.css";
import { moveFocus } from "../hooks/focus";

type ErrorSummaryProps = {
  title: string;
  /** Messages by field name; `form` is for an error that belongs to no field. */
  errors: Readonly<Record<string, string>> | undefined;
  /**
   * Returns the id of a field's control, which its message links to, or undefined for no link. By default the id is the
   * field's name.
   */
  idOf?: (field: string) => string | undefined;
};

/** An `idOf` for a page without the form's fields. */
export const noLinks = () => undefined;

/**
 * The errors of a rejected form, as links to the fields. It stands first in the form and takes the focus whenever it has
 * a new error, but not when one is mended.
 */
export function ErrorSummary({ title, errors = {}, idOf = (field) => field }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const items = Object.entries(errors).map(([field, message]) => ({
    id: field === "form" ? undefined : idOf(field),
    message,
  }));
  const lines = items.map(({ id = "", message }) => `${id} ${message}`);
  const content = lines.join("\n");
  const known = useRef<string[]>([]);
  useEffect(() => {
    const isNew = lines.some((line) => !known.current.includes(line));
    known.current = lines;
    if (isNew) moveFocus(box.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the lines are new objects in every rendering
  }, [content]);
  if (items.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <h2 className={styles.title}>
        <Icon name="circle-alert" /> <span>{title}</span>
      </h2>
      <ul className={`taps ${styles.list}`}>
        {items.map(({ id, message }) => (
          <li key={`${id} ${message}`}>{id ? <a href={`#${id}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  );
}
