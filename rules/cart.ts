import { toMinor } from "./money";
import type { OrderType } from "./order-type";

/** What the contract says about a line or a package being sold: `unavailable` and `stop` lines and refused packages are listed, not charged. */
export interface Sellable {
  type?: string | null;
  refused?: boolean | null;
}

/** A line or a package as money sees it. */
export interface PricedLine extends Sellable {
  /** Minor units for one, with its modifiers. */
  price: number;
  count: number;
}

/** All in minor units. */
export interface ReceiptInput {
  lines: readonly PricedLine[];
  packages: readonly PricedLine[];
  delivery: number;
  discount: number;
  bonuses: number;
}

/** All in minor units; `discount` and `bonuses` are what was really taken off. */
export interface Receipt {
  subtotal: number;
  packages: number;
  delivery: number;
  discount: number;
  bonuses: number;
  /** subtotal + packages + delivery (spec 1 §3). */
  full: number;
  /** What is left to pay. */
  total: number;
}

/** The price breakdown. Nothing is taken off beyond the full price: first the discount, then bonuses. */
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

/** Whether a line or a package is charged. */
export function isSold({ type, refused }: Sellable): boolean {
  return type !== "unavailable" && type !== "stop" && !refused;
}

/** A zone's prices as the contract has them, in decimals. */
export interface DeliveryPrices {
  delivery?: number | null;
  has_free_delivery?: boolean | null;
  /** From this subtotal on; free for any where it is not said. */
  free_delivery_from?: number | null;
}

/** Whether free delivery is active for a subtotal in minor units. */
export function isFreeDelivery({ has_free_delivery, free_delivery_from }: DeliveryPrices, subtotal: number): boolean {
  return Boolean(has_free_delivery) && subtotal >= toMinor(free_delivery_from ?? 0);
}

/** What delivery costs for a subtotal, both in minor units. */
export function deliveryFee(prices: DeliveryPrices, subtotal: number): number {
  return isFreeDelivery(prices, subtotal) ? 0 : toMinor(prices.delivery ?? 0);
}

/** The terms of delivery before the cart is known, in minor units: `fee`, and nothing from the subtotal `free_from` on. */
export interface DeliveryTerms {
  /** Undefined: the prices do not say. */
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

/** What is missing to a zone's minimum order in minor units; 0 when it is reached or free delivery is active (spec 1 §4 "Order button"). */
export function missingToMinimum(minimum: number, subtotal: number, packages: number, freeDelivery: boolean): number {
  return freeDelivery ? 0 : Math.max(0, minimum - subtotal - packages);
}

export interface OrderState {
  lines: readonly (Sellable & { count: number })[];
  order_type: OrderType | undefined;
  /** A shop (takeaway) or a deliverable address (delivery) is chosen. */
  hasShop: boolean;
  hasAddress: boolean;
  /** From missingToMinimum; counts on delivery only. */
  missing: number;
  authEnabled: boolean;
  signedIn: boolean;
  /** Neither now nor at a chosen time: a stopped shop or city, or no slot left on any day. */
  closed?: boolean;
}

export type OrderBlock =
  | { reason: "empty" | "no_shop" | "no_address" | "closed" | "unavailable_line" | "sign_in" }
  | { reason: "below_minimum"; missing: number };

/**
 * The first thing that keeps this cart from being ordered; undefined when nothing does (spec 1 §4, spec 2 §5 "Order button").
 * A lost line comes before the minimum, which it no longer counts for; signing in comes last, because the button itself leads there.
 */
export function orderBlock(state: OrderState): OrderBlock | undefined {
  if (!state.lines.some(({ count }) => count > 0)) return { reason: "empty" };
  if (state.order_type === "takeaway" && !state.hasShop) return { reason: "no_shop" };
  if (state.order_type !== "takeaway" && !state.hasAddress) return { reason: "no_address" };
  if (state.closed) return { reason: "closed" };
  if (state.lines.some((line) => line.count > 0 && !isSold(line))) return { reason: "unavailable_line" };
  if (state.order_type !== "takeaway" && state.missing > 0) return { reason: "below_minimum", missing: state.missing };
  if (state.authEnabled && !state.signedIn) return { reason: "sign_in" };
  return undefined;
}

function sum(lines: readonly PricedLine[]): number {
  return lines.filter(isSold).reduce((total, { price, count }) => total + price * count, 0);
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
