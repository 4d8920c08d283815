import { createHash } from "node:crypto";
import type { CartView } from "./cart.view";

/** Equal for carts with the same lines and the same total. */
export function cartSignature({ lines, total }: Pick<CartView, "lines" | "total">): string {
  const held = lines.map(({ line_key, count }) => `${line_key}×${count}`).sort();
  return shortHash([...held, total].join(" "));
}

export const shortHash = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 16);
