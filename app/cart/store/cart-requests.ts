import type { ChosenModifiers } from "../../../rules/modifiers";
import { FOR_POINTS, KEEP_POINTS, type CartSums, type CartView, type Concern } from "../../shared/basket/cart.view";
import { cityPath } from "../../../rules/city-alias";
import { postJson } from "../../shared/web/hydration/post-json";
import { readJson } from "../../shared/web/hydration/read-json";

/** Without `count` the smallest count that is sold is added, without `modifiers` the default choice. */
export type ProductToAdd = { product_key: string; count?: number; modifiers?: ChosenModifiers };

/**
 * A line with its new choice and count. `held` has the counts that the page showed for the product's other lines, by
 * line key.
 */
export type ChangedLine = Required<ProductToAdd> & { line_key: string; held: Record<string, number> };

/**
 * A change of the cart as a whole. `promocode` is a code to apply, or null to remove the current one; `keep` says
 * whether the code or the points that it would replace are kept. `count` is the total of the gift.
 */
export type WholeCartRequest =
  | { without_bag: boolean }
  | { bonuses: boolean }
  | { promocode: string | null }
  | { promocode: string; keep: "code" | "points" }
  | { gift_id: number; count: number };

/** A change of the cart by a script. Counts are absolute, by line key. */
export type CartRequest =
  { counts: Record<string, number> } | { add: ProductToAdd } | { change: ChangedLine } | WholeCartRequest;

export type CartAnswer<Cart extends CartSums = CartSums | CartView> = {
  cart?: Cart;
  /** The line that now contains the added product. */
  line_key?: string;
  /** Set after a failure: the server's message, or empty without a response. */
  error?: string;
  concerns?: Concern;
  /** `error` is shown over the page, so the pressed button shows only that the change failed. */
  isTold?: boolean;
};

/** The parameter that requests the whole cart in place of its sums. */
export const WHOLE = "whole";

/**
 * The field of an added product that the page's cart does not contain. The server then need not read the cart, which is
 * a third of its work.
 */
export const NEW_LINE = "new_line";

const LOAD_TIMEOUT_MS = 20_000;

export type CartServer = {
  /**
   * Never rejects; a failure is an answer with `error`. `shown` is the page's cart. If it has no owner yet, the
   * response may set this browser's first session. Two windows that send such requests at once would get two carts, so
   * they are sent in sequence in browsers with locks, and the second one uses the session.
   */
  send(request: CartRequest, shown: CartSums, isWhole?: boolean): Promise<CartAnswer>;
  /** The current cart; undefined if it cannot be loaded. */
  load?(isWhole: boolean): Promise<CartAnswer["cart"]>;
  /** Aborts the running requests, so that their responses set no cookie. */
  breakOff?(): void;
};

/** Requests to `/{city}/cart/data` that may outlive the page. `onAnswer` gets each answer to a change. */
export function cartServer(city: () => string, onAnswer: (answer: CartAnswer) => void): CartServer {
  const path = () => cityPath(city(), "cart/data");
  const inFlight = new Set<AbortController>();
  let breaks = 0;
  const breakable = async <Answer>(call: (abort: AbortController) => Promise<Answer>) => {
    const abort = new AbortController();
    inFlight.add(abort);
    const answer = await call(abort);
    inFlight.delete(abort);
    return answer;
  };
  const post = (request: CartRequest, shown: CartSums, isWhole = false) =>
    breakable((abort) => {
      const fields = formFields(request);
      // The store adds a product only if its cart lacks it, but a cart that could not be loaded lacks everything.
      if ("add" in request && shown.state === "ok") fields.set(NEW_LINE, "1");
      if (isWhole) fields.set(WHOLE, "1");
      return postJson<CartAnswer>(path(), fields, isAnswer, abort);
    });
  const load = (isWhole: boolean) =>
    breakable((abort) => {
      setTimeout(() => abort.abort(), LOAD_TIMEOUT_MS);
      return readJson<CartAnswer>(path() + (isWhole ? `?${WHOLE}=1` : ""), abort.signal);
    });
  return {
    async send(request, shown, isWhole) {
      const times = breaks;
      // A request that was still waiting when the page was left is not sent.
      const inTurn = (): Promise<CartAnswer> =>
        times === breaks ? post(request, shown, isWhole) : Promise.resolve({ error: "" });
      // Old browsers have no locks.
      const locks = shown.whose ? undefined : (navigator as Partial<Navigator>).locks;
      const answered = await (locks ? locks.request("first-cart", inTurn) : inTurn());
      const answer = isShownOverPage(request, answered) ? { ...answered, isTold: true } : answered;
      // A separate task keeps the store's answer independent of errors that `onAnswer` throws.
      queueMicrotask(() => onAnswer(answer));
      return answer;
    },
    load: async (isWhole) => (await load(isWhole))?.cart,
    breakOff: () => {
      breaks += 1;
      inFlight.forEach((abort) => abort.abort());
    },
  };
}

/**
 * The fields of the promo code and of the points show their own errors
 * (docs/specification/rules-and-calls.md#error-answers).
 */
function isShownOverPage(request: CartRequest, { error, concerns }: CartAnswer): boolean {
  const hasField = "promocode" in request || "bonuses" in request;
  return Boolean(error) && !hasField && (concerns === "product" || concerns === "cart");
}

const isAnswer = (answer: object) => "cart" in answer || "error" in answer;

function formFields(request: CartRequest): URLSearchParams {
  const fields = new URLSearchParams({ answer: "data" });
  if ("counts" in request)
    for (const [line_key, count] of Object.entries(request.counts)) fields.set(`count.${line_key}`, String(count));
  else if ("keep" in request) fields.set(request.keep === "code" ? FOR_POINTS : KEEP_POINTS, request.promocode);
  else if ("promocode" in request)
    fields.set(request.promocode === null ? "forget_promocode" : "promocode", request.promocode ?? "1");
  else if ("bonuses" in request) fields.set("bonuses", request.bonuses ? "1" : "0");
  else if ("gift_id" in request) {
    fields.set("gift_id", String(request.gift_id));
    fields.set("gift_count", String(request.count));
  } else if ("without_bag" in request) fields.set("without_bag", request.without_bag ? "1" : "0");
  else {
    const { product_key, count, modifiers = {} } = "change" in request ? request.change : request.add;
    if ("change" in request) {
      fields.set("line_key", request.change.line_key);
      for (const [line_key, held] of Object.entries(request.change.held)) fields.set(`held.${line_key}`, String(held));
    }
    fields.set("product_key", product_key);
    if (count !== undefined) fields.set("count", String(count));
    for (const [id, chosen] of Object.entries(modifiers)) fields.set(`modifiers.${id}`, String(chosen));
  }
  return fields;
}
