import { z } from "zod";
import { constraintsOf } from "../../../../server/guard/form";
import { MAX_CART_NAME } from "../../../../server/visitor/saved-carts";
import type { Visit } from "../../../../server/visitor/visit";

export const nameConstraints = constraintsOf(z.object({ name: z.string().min(1).max(MAX_CART_NAME) }));

/** The name in a form, or why it cannot be one. */
export function readName({ t }: Visit, form: FormData): { name: string } | { error: string } {
  const typed = form.get("name");
  const name = typeof typed === "string" ? typed.trim() : "";
  if (!name) return { error: t("favourites:saved.errors.name") };
  if (name.length > MAX_CART_NAME) return { error: t("favourites:saved.errors.long", { max: MAX_CART_NAME }) };
  return { name };
}
