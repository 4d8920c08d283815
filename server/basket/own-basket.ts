import type { Cart, CartLine } from "../../contract/cart";
import type { OrderType } from "../../contract/primitives";
import type { Translate } from "../../locales";
import type { ChosenModifiers } from "../../rules/modifiers";
import type { Upstream } from "../upstream/client";

/** The calls that fill a cart. */
export type CartCalls = Pick<Upstream, "cart" | "cartAdd" | "cartRemove" | "cartForget">;

type Scope = { city_id: number; order_type: OrderType; shop_id?: number; delivery_zone_id?: number };

/** The visitor who fills a cart (server/visitor/visit.ts). */
export type Shopper = {
  readonly t: Translate;
  readonly session: { key: string } | undefined;
  readonly upstream: CartCalls;
  readonly basket: { readonly calls: CartCalls };
  priceScope(): Promise<Scope>;
};

/** A dish with a choice of modifiers. `line`: its line in the visitor's own cart. */
export type Dish = { product_key: string; modifiers?: ChosenModifiers; line?: CartLine };

export type Changed = { cart: Cart; notification?: string | null };

type Lines = Cart["products"];

/** The cart that a visitor fills alone. Carts that several fill are in server/group-order/shared-baskets.ts. */
export class OwnBasket<Filler extends Shopper = Shopper> {
  /** The order is the visitor's, with its place, time, gifts, codes and points. Else they have a part of somebody's cart. */
  readonly isOwn = true as const;
  /** The number of people who fill it, as text. */
  readonly people?: string;
  /** Why no count can be changed at the moment. */
  readonly locked?: string;

  constructor(protected readonly shopper: Filler) {}

  /** Reads and fills the whole cart. Throws UpstreamFailure if nobody knows which one. */
  get calls(): CartCalls {
    return this.shopper.upstream;
  }

  /** Without a session the upstream has no cart. */
  get mayExist(): boolean {
    return this.shopper.session !== undefined;
  }

  /** Whether others would lose dishes with it. */
  get hasOthersDishes(): boolean {
    return false;
  }

  /** A text that no other visitor's cart has. */
  get owner(): string | undefined {
    return this.shopper.session?.key;
  }

  /** Must be called with each cart that was read. */
  follow?(cart: Cart): void;

  /** The cart as the visitor sees it. */
  part(cart: Cart): Cart {
    return cart;
  }

  /** The lines by whose they are, if the visitor sees those of others. */
  divided?(cart: Cart): { own: Lines; others: Lines };

  /** Sets how many pieces of a dish are the visitor's own. Throws UpstreamFailure. */
  set(dish: Dish, count: number): Promise<Changed> {
    return setLine(this.shopper, dish, count);
  }

  /** Must be called when the cart was emptied or replaced as a whole. Throws UpstreamFailure. */
  emptied?(): Promise<void>;
}

/**
 * Sets how many pieces a line holds, whosever they are. The contract removes pieces by a line's key (`product_key`), but
 * adds them by a product with its modifiers.
 */
export async function setLine(
  shopper: Shopper,
  { product_key, modifiers, line }: Dish,
  count: number,
): Promise<Changed> {
  const { calls } = shopper.basket;
  const where = await shopper.priceScope();
  if (line && count === 0) return calls.cartForget({ product_key: line.key, ...where });
  if (line && count < line.count) return calls.cartRemove({ product_key: line.key, count, ...where });
  return calls.cartAdd({ product_key, count, modifiers, ...where });
}
