import type { ButtonHTMLAttributes } from "react";

/**
 * The hidden first submit button of a form, which Enter in a field presses instead of the first visible one. It changes
 * nothing, or what the one main button of the form changes. Text browsers show it, so its label says what it does.
 */
export function DefaultButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <>
      <button {...props} type="submit" tabIndex={-1} aria-hidden="true" className="visually-hidden" />{" "}
    </>
  );
}
