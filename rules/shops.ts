import { distanceMetres, isPoint, knownPoint, type MaybePoint, type Point } from "./zones";

/** What of a shop decides where it stands in a list, and which filters it passes. */
export type ListedShop = {
  id: number;
  /** Undefined: nobody knows where it is. */
  at?: Point;
  tags: readonly string[];
  open: boolean;
  /** It takes no orders for now. */
  stopped: boolean;
};

/** What a visitor wants of a shop: every wish counts. */
export type ShopWish = { open: boolean; tags: readonly string[] };

/** Where a shop is: its own coordinates or, without them, those of its map. */
export function shopPoint(shop: MaybePoint & { map?: { coordinates?: MaybePoint } | null }): Point | undefined {
  return knownPoint(shop) ?? knownPoint(shop.map?.coordinates);
}

/** Metres in a straight line; undefined without one of both places. */
export function metresTo(to: Point | undefined, from: Point | undefined): number | undefined {
  return from && to && isPoint(from) && isPoint(to) ? distanceMetres(from, to) : undefined;
}

/**
 * Shops as a visitor sees them: those that take orders first, the nearest first where a place is known, otherwise in their own order. A shop
 * whose place is not known comes after those with a distance.
 */
export function inListOrder<Shop extends ListedShop>(shops: readonly Shop[], from: Point | undefined): Shop[] {
  const far = (shop: Shop) => metresTo(shop.at, from) ?? Infinity;
  return [...shops].sort((a, b) => Number(a.stopped) - Number(b.stopped) || compare(far(a), far(b)));
}

/** The tags of a city's shops: the most frequent first, `most` at most. */
export function tagsOf(shops: readonly Pick<ListedShop, "tags">[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const { tags } of shops) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).slice(0, most);
}

export function fulfils(shop: ListedShop, { open, tags }: ShopWish): boolean {
  return (!open || isOpenNow(shop)) && tags.every((tag) => shop.tags.includes(tag));
}

/** Where nothing fulfils the whole wish: the shop with most of its tags, of several one that is open, then the first. It opens again, and gets no terrace. */
export function nearestToWish<Shop extends ListedShop>(shops: readonly Shop[], wish: ShopWish): Shop | undefined {
  const points = (shop: Shop) =>
    2 * wish.tags.filter((tag) => shop.tags.includes(tag)).length + (wish.open && isOpenNow(shop) ? 1 : 0);
  const offered = shops.filter(({ stopped }) => !stopped);
  const most = Math.max(...offered.map(points));
  return offered.find((shop) => points(shop) === most);
}

/** The shop to go to instead: one that is open now before one that only takes orders, then the nearest. Undefined: there is no other. */
export function shopInstead<Shop extends ListedShop>(shop: Shop, shops: readonly Shop[]): Shop | undefined {
  const others = shops.filter(({ id, stopped }) => id !== shop.id && !stopped);
  const open = others.filter(isOpenNow);
  return inListOrder(open.length > 0 ? open : others, shop.at)[0];
}

/** The house number stays on the line of its street: "Невский проспект, 88", "Moda Cad. No: 112". */
export function bindNumber(street: string): string {
  return street.replace(/\s+(No:)?\s*(?=\d\S*$)/, (_, no?: string) => (no ? `\u00a0${no}\u00a0` : "\u00a0"));
}

const isOpenNow = ({ open, stopped }: ListedShop) => open && !stopped;
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);
