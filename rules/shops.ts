import { distanceMetres, isPoint, knownPoint, type MaybePoint, type Point } from "./zones";

export type ListedShop = {
  id: number;
  /** Undefined if the shop has no position. */
  at?: Point;
  tags: readonly string[];
  open: boolean;
  stopped: boolean;
  /** No order is made at the moment. */
  later: boolean;
};

/** A shop has to match all of them. */
export type ShopWish = { open: boolean; tags: readonly string[] };

/** A shop without coordinates has those of its map. */
export function shopPoint(shop: MaybePoint & { map?: { coordinates?: MaybePoint } | null }): Point | undefined {
  return knownPoint(shop) ?? knownPoint(shop.map?.coordinates);
}

export function metresTo(to: Point | undefined, from: Point | undefined): number | undefined {
  return from && to && isPoint(from) && isPoint(to) ? distanceMetres(from, to) : undefined;
}

/** Shops that accept orders come first, then the nearest if a point is given. A shop without a position comes last. */
export function inListOrder<Shop extends ListedShop>(shops: readonly Shop[], from: Point | undefined): Shop[] {
  const far = (shop: Shop) => metresTo(shop.at, from) ?? Infinity;
  return [...shops].sort((a, b) => Number(a.stopped) - Number(b.stopped) || compare(far(a), far(b)));
}

/** The most frequent come first. */
export function tagsOf(shops: readonly Pick<ListedShop, "tags">[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const { tags } of shops) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).slice(0, most);
}

export function fulfils(shop: ListedShop, { open, tags }: ShopWish): boolean {
  return (!open || isOpenNow(shop)) && tags.every((tag) => shop.tags.includes(tag));
}

/**
 * Returns the shop with most of the tags, for a wish that no shop fulfils; among equals an open one, then the first.
 * Tags count more, because a closed shop opens again but does not get a terrace.
 */
export function nearestToWish<Shop extends ListedShop>(shops: readonly Shop[], wish: ShopWish): Shop | undefined {
  const points = (shop: Shop) =>
    2 * wish.tags.filter((tag) => shop.tags.includes(tag)).length + (wish.open && isOpenNow(shop) ? 1 : 0);
  const offered = shops.filter(({ stopped }) => !stopped);
  const most = Math.max(...offered.map(points));
  return offered.find((shop) => points(shop) === most);
}

/** Prefers a shop that makes orders now, then the nearest. */
export function shopInstead<Shop extends ListedShop>(shop: Shop, shops: readonly Shop[]): Shop | undefined {
  const others = shops.filter(({ id, stopped }) => id !== shop.id && !stopped);
  const making = others.filter(({ later }) => !later);
  return inListOrder(making.length > 0 ? making : others, shop.at)[0];
}

/** Adds non-breaking spaces: "Невский проспект, 88", "Moda Cad. No: 112". */
export function bindNumber(street: string): string {
  return street.replace(/\s+(No:)?\s*(?=\d\S*$)/, (_, no?: string) => (no ? `\u00a0${no}\u00a0` : "\u00a0"));
}

const isOpenNow = ({ open, stopped }: ListedShop) => open && !stopped;
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);
