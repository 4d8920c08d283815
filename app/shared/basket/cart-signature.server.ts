import { createHash } from "node:crypto";
import type { CartView } from "./cart.view";

/** Carts with the same orderable lines, gifts and total have equal signatures. Unavailable lines do not count. */
export function cartSignature({ lines, gifts, total }: Pick<CartView, "lines" | "gifts" | "total">): string {
  const sold = lines.filter(({ alert }) => !alert);
  const held = sold.map(({ line_key, count }) => `${line_key}×${count}`).sort();
  const given = gifts.flatMap(({ id, count }) => (count > 0 ? [`gift:${id}×${count}`] : [])).sort();
  return shortHash([...held, ...given, total].join(" "));
}

export const shortHash = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 16);
