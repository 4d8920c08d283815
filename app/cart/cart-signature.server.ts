import { createHash } from "node:crypto";
import type { CartView } from "./cart.view";

/** Equal for carts with the same lines, the same gifts and the same total. */
export function cartSignature({ lines, gifts, total }: Pick<CartView, "lines" | "gifts" | "total">): string {
  const held = lines.map(({ line_key, count }) => `${line_key}×${count}`).sort();
  const given = gifts.flatMap(({ id, count }) => (count > 0 ? [`gift:${id}×${count}`] : [])).sort();
  return shortHash([...held, ...given, total].join(" "));
}

export const shortHash = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 16);
