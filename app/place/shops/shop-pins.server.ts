import type { Visit } from "../../../server/visitor/visit";
import type { ShopPin } from "../../maps/map.view";
import type { ShopView } from "../place.view";

/** The shops of a list as pins of a map, each a link to its place in the list. */
export function shopPins({ t }: Visit, shops: readonly ShopView[]): ShopPin[] {
  return shops.map(({ id, street, latitude, longitude, chosen, stopped }, index) => {
    const number = index + 1;
    const name = t(stopped ? "place:shops.pinStopped" : "place:shops.pinAt", { number, street });
    return { kind: "shop", number, name, href: `#shop-${id}`, latitude, longitude, chosen, stopped, label: street };
  });
}
