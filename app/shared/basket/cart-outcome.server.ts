import type { CartLine } from "../../../contract/cart";
import { asFailure, type UpstreamFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import { MAX_COUNT } from "../../../rules/counts";
import { reloadIfLost } from "./accept-cart.server";
import { failureWords } from "../web/errors/failure-words.server";
import type { Concern } from "./cart.view";

/**
 * The outcome of a change of the cart. The keys are those of the changed line; `added` is the name of a new product,
 * `removed` a removed line.
 */
export type CartOutcome =
  { ok: true; line_key?: string; product_key?: string; added?: string; removed?: CartLine } | CartRefusal;

/** `errors` are messages by field; `form` is for an error of no field. */
export type CartRefusal = { ok: false; status: number; errors: Record<string, string>; concerns?: Concern };

/** The outcome of a failed upstream call. Rethrows any other error. */
export async function refusal(visit: Visit, error: unknown): Promise<CartRefusal> {
  const failure = asFailure(error);
  await reloadIfLost(visit, failure);
  const { errors, status } = failureWords(visit.t, failure);
  return { ok: false, status, errors, concerns: concernOf(failure) };
}

/** The outcome of an invalid count, which none of our forms sends. */
export function countRefusal(visit: Visit): CartRefusal {
  return { ok: false, status: 422, errors: { count: visit.t("basket:errors.count", { max: MAX_COUNT }) } };
}

/** The outcome of a change of the order as a whole, in a basket that is not the visitor's own. */
export function refuseToChange(ownersOnly: string): CartRefusal {
  return { ok: false, status: 403, errors: { form: ownersOnly } };
}

/** A 404, a 429 or a 5xx is a failure of the cart as a whole (docs/specification/rules-and-calls.md#error-answers). */
function concernOf({ errors, kind, status }: UpstreamFailure): Concern | undefined {
  const fields = Object.keys(errors).map((field) => field.split(".")[0]);
  const named = (["delivery_address", "product"] as const).find((concern) => fields.includes(concern));
  return (
    named ?? (kind === "limited" || kind === "failed" || kind === "not_offered" || status === 404 ? "cart" : undefined)
  );
}

/**
 * The outcome of an addition from a card. A card has no place for a message, so every refusal is shown over the page.
 */
export function ofCard(outcome: CartOutcome): CartOutcome {
  return outcome.ok || outcome.status !== 422 ? outcome : { ...outcome, concerns: outcome.concerns ?? "cart" };
}

/** One message, for pages without the fields that the errors belong to. */
export function messageOf({ errors, concerns }: CartRefusal): string {
  const ofField = concerns && Object.entries(errors).find(([field]) => field.split(".")[0] === concerns)?.[1];
  return ofField ?? errors.form ?? Object.values(errors)[0] ?? "";
}
