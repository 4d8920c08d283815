// base.css must precede every component's sheet, so components import this file first.
import "./base.css";

export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
