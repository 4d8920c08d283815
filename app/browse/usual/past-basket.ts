import type { OrderType } from "../../../contract/primitives";

/** A basket that was ordered or kept. */
export type PastBasket = {
  /** The value of the button that orders it. */
  intent: string;
  /** The name that the visitor gave it. */
  name?: string;
  order_type: OrderType;
  shop_id?: number;
  delivery_zone_id?: number;
  /** Where it goes to, in words. */
  place: string;
  lines: PastLine[];
};

/** `price`: of one with its modifiers at that time, in minor units, if it is known. Without a name only today's menu has one. */
export type PastLine = {
  key: string;
  count: number;
  price?: number;
  modifiers?: Readonly<Record<string, number>>;
  name?: string;
  picture?: string;
};
