import type { Visit } from "../../../../server/visitor/visit";
import type { MapPin, ShopPin } from "../../maps/map.view";
import type { ListedShopView } from "../place.view";
import type { Origin } from "./shop-list.server";

/**
 * The pins of a shop list, each a link to its row, and a pin for the origin's address. Shops without known coordinates
 * are omitted.
 */
export function shopPins(visit: Visit, shops: readonly ListedShopView[], origin?: Origin): MapPin[] {
  const { point, address } = origin ?? {};
  const home = point && address ? [{ kind: "home" as const, ...point, name: address, label: address }] : [];
  return [...shops.flatMap((shop) => shopPin(visit, shop, `#shop-${shop.id}`) ?? []), ...home];
}

export const pointsOf = (shops: readonly ListedShopView[]) => shops.flatMap(({ at }) => at ?? []);

export function shopPin({ t }: Visit, shop: ListedShopView, href: string): ShopPin | undefined {
  const { number, street, at, chosen, stopped, distance } = shop;
  if (!at) return undefined;
  const name = t(stopped ? "place:shops.pinStopped" : "place:shops.pinAt", { number, street });
  const label = [street, distance].filter(Boolean).join(" · ");
  return { kind: "shop", number, name, href, ...at, chosen, stopped, label };
}
