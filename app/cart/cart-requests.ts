import type { ChosenModifiers } from "../../rules/modifiers";
import type { CartView } from "./cart.view";

/** A product to put into the cart. Without `count`: the least that is sold; without `modifiers`: the kitchen's own choice. */
export type Wish = { product_key: string; count?: number; modifiers?: ChosenModifiers };

/** What scripts ask of the cart; counts are absolute, by line key. */
export type CartRequest = { counts: Record<string, number> } | { add: Wish } | { without_bag: boolean };

/** What the answer says is wrong: the address (spec 2 §8 opens OrderTypesModal) or the product (its message is shown). */
export type Concern = "delivery_address" | "product";

export type CartAnswer = {
  cart?: CartView;
  /** The line that now holds what was added. */
  line?: string;
  /** Nothing changed, or not all of it. Words, or empty where nobody answered. */
  error?: string;
  concerns?: Concern;
};

const LONGEST_WAIT = 20_000;

/**
 * Sends a change of the cart as plain fetch, which may outlive the page. Never throws: whatever went wrong comes back as `error`
 * with the server's words, or empty where there are none.
 */
export async function sendCartRequest(city: string, request: CartRequest): Promise<CartAnswer> {
  const path = "without_bag" in request ? "bag" : "counts";
  return ask(`/${city}/cart/${path}`, { method: "POST", body: fieldsOf(request), keepalive: true });
}

/** The cart as it is now. */
export async function loadCart(city: string): Promise<CartView | undefined> {
  return (await ask(`/${city}/cart/counts`, {})).cart;
}

async function ask(address: string, options: RequestInit): Promise<CartAnswer> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), LONGEST_WAIT);
  try {
    const response = await fetch(address, {
      ...options,
      headers: { Accept: "application/json" },
      signal: waiting.signal,
    });
    const answer: unknown = await response.json();
    if (!isAnswer(answer)) return { error: "" };
    return response.ok ? answer : { ...answer, error: answer.error ?? "" };
  } catch {
    return { error: "" };
  } finally {
    clearTimeout(timer);
  }
}

function isAnswer(answer: unknown): answer is CartAnswer {
  return typeof answer === "object" && answer !== null && ("cart" in answer || "error" in answer);
}

function fieldsOf(request: CartRequest): URLSearchParams {
  const fields = new URLSearchParams({ answer: "data" });
  if ("counts" in request)
    for (const [key, count] of Object.entries(request.counts)) fields.set(`count.${key}`, String(count));
  else if ("without_bag" in request) fields.set("without_bag", request.without_bag ? "1" : "0");
  else {
    const { product_key, count, modifiers = {} } = request.add;
    fields.set("product_key", product_key);
    if (count !== undefined) fields.set("count", String(count));
    for (const [id, chosen] of Object.entries(modifiers)) fields.set(`modifiers.${id}`, String(chosen));
  }
  return fields;
}
