import { toMinor } from "./money";
import type { OrderType } from "./order";

/** Lines of type `unavailable` or `stop` and refused packages are listed but not charged. */
export interface Sellable {
  type?: string | null;
  refused?: boolean | null;
}

export interface PricedLine extends Sellable {
  /** For one with its modifiers, in minor units. */
  price: number;
  count: number;
}

/** All amounts are in minor units. */
export interface ReceiptInput {
  lines: readonly PricedLine[];
  packages: readonly PricedLine[];
  delivery: number;
  discount: number;
  bonuses: number;
}

/** In minor units. `discount` and `bonuses` are the sums taken off, which may be less than offered. */
export interface Receipt {
  subtotal: number;
  packages: number;
  delivery: number;
  discount: number;
  bonuses: number;
  /** subtotal + packages + delivery (docs/specification/product.md#entities). */
  full: number;
  /** The sum that is still to pay. */
  total: number;
}

/** The discount is taken off first, then bonuses; together they never exceed the full price. */
export function receipt({ lines, packages, delivery, discount, bonuses }: ReceiptInput): Receipt {
  const subtotal = sum(lines);
  const packagesSum = sum(packages);
  const full = subtotal + packagesSum + delivery;
  const discountTaken = between(0, discount, full);
  const bonusesTaken = between(0, bonuses, full - discountTaken);
  return {
    subtotal,
    packages: packagesSum,
    delivery,
    discount: discountTaken,
    bonuses: bonusesTaken,
    full,
    total: full - discountTaken - bonusesTaken,
  };
}

export function isSold({ type, refused }: Sellable): boolean {
  return type !== "unavailable" && type !== "stop" && !refused;
}

/** A zone's prices in the contract's decimals. */
export interface DeliveryPrices {
  delivery?: number | null;
  has_free_delivery?: boolean | null;
  /** The lowest subtotal with free delivery; missing means any. */
  free_delivery_from?: number | null;
}

/** `subtotal` is in minor units. */
export function isFreeDelivery({ has_free_delivery, free_delivery_from }: DeliveryPrices, subtotal: number): boolean {
  return Boolean(has_free_delivery) && subtotal >= toMinor(free_delivery_from ?? 0);
}

/** The subtotal and the result are in minor units. */
export function deliveryFee(prices: DeliveryPrices, subtotal: number): number {
  return isFreeDelivery(prices, subtotal) ? 0 : toMinor(prices.delivery ?? 0);
}

/**
 * The terms before a cart is loaded, in minor units: delivery costs `fee`, and is free from the subtotal `free_from`.
 */
export interface DeliveryTerms {
  fee?: number;
  free_from?: number;
}

export function deliveryTerms(prices: DeliveryPrices): DeliveryTerms {
  const { delivery, has_free_delivery, free_delivery_from } = prices;
  if (isFreeDelivery(prices, 0) || delivery === 0) return { fee: 0 };
  return {
    fee: delivery == null ? undefined : deliveryFee(prices, 0),
    free_from: has_free_delivery && free_delivery_from ? toMinor(free_delivery_from) : undefined,
  };
}

/** Returns 0 with free delivery (docs/specification/product.md#order-button). All amounts are in minor units. */
export function missingToMinimum(minimum: number, subtotal: number, packages: number, freeDelivery: boolean): number {
  return freeDelivery ? 0 : Math.max(0, minimum - subtotal - packages);
}

export interface OrderState {
  lines: readonly (Sellable & { count: number })[];
  order_type: OrderType | undefined;
  hasShop: boolean;
  hasAddress: boolean;
  missing: number;
  authEnabled: boolean;
  signedIn: boolean;
  /** The shop or city is stopped, or no slot is left on any day. */
  closed?: boolean;
  cityStopped?: boolean;
}

export type OrderBlock =
  | {
      reason:
        | "empty"
        | "city_stopped"
        | "no_shop"
        | "no_address"
        | "closed"
        | "nothing_left"
        | "unavailable_line"
        | "sign_in"
        /** The cart is a guest's part of a group order, which its host places. */
        | "guest";
    }
  | { reason: "below_minimum"; missing: number };

/**
 * Returns the first reason why this cart cannot be ordered (docs/specification/product.md#order-button). Unavailable
 * lines count only if there are no others, because an order leaves them out. Signing in comes last, because the order
 * button itself leads to it.
 */
export function orderBlock(state: OrderState): OrderBlock | undefined {
  const lines = state.lines.filter(({ count }) => count > 0);
  if (lines.length === 0) return { reason: "empty" };
  if (state.cityStopped) return { reason: "city_stopped" };
  if (state.order_type === "takeaway" && !state.hasShop) return { reason: "no_shop" };
  if (state.order_type !== "takeaway" && !state.hasAddress) return { reason: "no_address" };
  if (state.closed) return { reason: "closed" };
  if (!lines.some(isSold)) return { reason: "nothing_left" };
  if (state.order_type !== "takeaway" && state.missing > 0) return { reason: "below_minimum", missing: state.missing };
  if (!lines.every(isSold)) return { reason: "unavailable_line" };
  if (state.authEnabled && !state.signedIn) return { reason: "sign_in" };
  return undefined;
}

/** For all other reasons the button leads to the page that resolves them. */
export function isOrderDisabled(reason: OrderBlock["reason"] | undefined): boolean {
  return (
    reason === "empty" ||
    reason === "city_stopped" ||
    reason === "below_minimum" ||
    reason === "nothing_left" ||
    reason === "guest"
  );
}

type MessageWords = { title?: string | null; text?: string | null };

/** Returns the messages of an earlier response that a later one does not repeat. */
export function notRepeated<Message extends MessageWords>(
  earlier: readonly Message[],
  later: readonly MessageWords[],
): Message[] {
  const isSame = (one: MessageWords, other: MessageWords) =>
    (one.title ?? "") === (other.title ?? "") && (one.text ?? "") === (other.text ?? "");
  return earlier.filter((message) => !later.some((one) => isSame(message, one)));
}

function sum(lines: readonly PricedLine[]): number {
  return lines.filter(isSold).reduce((total, { price, count }) => total + price * count, 0);
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
