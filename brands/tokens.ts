import type { BrandId } from ".";

const sheets = import.meta.glob<string>("./*/tokens.css", { query: "?raw", import: "default", eager: true });

/**
 * Returns a brand's colour for uses outside of style sheets: the ground of a picture, the web app manifest. Only for
 * the server, because the browser has the sheets.
 */
export function tokenOf(brand: BrandId, role: string): string {
  const value = new RegExp(`--${role}: ([^;]+);`).exec(sheets[`./${brand}/tokens.css`] ?? "")?.[1];
  if (!value) throw new Error(`brands/${brand}/tokens.css has no --${role}`);
  return value;
}
