import type { BrandId } from ".";

const sheets = import.meta.glob<string>("./*/tokens.css", { query: "?raw", import: "default", eager: true });

/** A brand's colour for what is no style sheet: a picture's ground, the web app manifest. For the server: the browser has the sheets themselves. */
export function tokenOf(brand: BrandId, role: string): string {
  const value = new RegExp(`--${role}: ([^;]+);`).exec(sheets[`./${brand}/tokens.css`] ?? "")?.[1];
  if (!value) throw new Error(`brands/${brand}/tokens.css has no --${role}`);
  return value;
}
