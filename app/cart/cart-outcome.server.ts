import { asFailure, type UpstreamFailure } from "../../server/upstream/failure";
import type { Visit } from "../../server/visitor/visit";
import { failureWords } from "../page/failure-words.server";
import type { CartAnswer, Concern } from "./cart-requests";
import { cartView } from "./cart-view.server";

/** What a change of the cart came to. `errors` are words, by field; `form` is for what concerns none. */
export type CartOutcome = { ok: true; line?: string } | CartRefusal;

export type CartRefusal = { ok: false; status: number; errors: Record<string, string>; concerns?: Concern };

/** A failed call as an outcome. Rethrows what is no upstream failure. */
export async function refusal(visit: Visit, error: unknown): Promise<CartRefusal> {
  const failure = asFailure(error);
  if (failure.kind === "timeout" || failure.kind === "broken") await readAgain(visit);
  const { errors, status } = failureWords(visit.t, failure);
  return { ok: false, status, errors, concerns: concernOf(failure) };
}

function concernOf({ errors }: UpstreamFailure): Concern | undefined {
  const fields = Object.keys(errors).map((field) => field.split(".")[0]);
  return (["delivery_address", "product"] as const).find((concern) => fields.includes(concern));
}

/** A lost answer leaves open what was done: the cart itself tells. That this fails too is no more news. */
async function readAgain(visit: Visit) {
  try {
    if (visit.session) visit.setCart((await visit.upstream.cart(await visit.where())).cart);
  } catch (error) {
    asFailure(error);
  }
}

/** The sentence to show where there are no fields to put errors at. */
export function sentence({ errors, concerns }: CartRefusal): string {
  return (concerns && errors[concerns]) ?? errors.form ?? Object.values(errors)[0] ?? "";
}

/** The outcome for scripts: the cart as it is now and, where not all was done, why. */
export async function cartAnswer(visit: Visit, outcome: CartOutcome): Promise<Response> {
  const view = await cartView(visit);
  const answer: CartAnswer = { cart: view.state === "ok" ? view : undefined };
  if (outcome.ok) answer.line = outcome.line;
  else Object.assign(answer, { error: sentence(outcome), concerns: outcome.concerns });
  const headers = await visit.headers();
  headers.set("Cache-Control", "no-store");
  return Response.json(answer, { status: outcome.ok ? 200 : outcome.status, headers });
}
