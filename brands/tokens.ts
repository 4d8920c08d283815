import type { BrandId } from ".";

const sheets = import.meta.glob<string>("./*/tokens.css", { query: "?raw", import: "default", eager: true });

/** The colour schemes of `prefers-color-scheme`. */
export type Scheme = "light" | "dark";

/**
 * Returns a brand's colour for uses outside of style sheets: the ground of a picture, the web app manifest. A role
 * without a dark colour has the light one in both schemes. Only for the server, because the browser has the sheets.
 */
export function tokenOf(brand: BrandId, role: string, scheme: Scheme = "light"): string {
  const [light = "", dark = ""] = (sheets[`./${brand}/tokens.css`] ?? "").split("@media");
  const value = [...(scheme === "dark" ? [dark] : []), light]
    .map((rules) => new RegExp(`--${role}: ([^;]+);`).exec(rules)?.[1])
    .find(Boolean);
  if (!value) throw new Error(`brands/${brand}/tokens.css has no --${role}`);
  return value;
}
