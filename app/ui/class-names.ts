// base.css must precede every component's sheet; components import this file first.
import "./base.css";

/** Joins the class names that apply. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
