import type { DeliveryAddress } from "../../contract/place";
import { orderOf } from "../shop/orders";
import type { StoredOrder } from "../store/orders";
import type { World } from "../world";

export interface KitchenSlip {
  /** The house with its details, or the shop of a takeaway order. */
  where: string;
  /** The dishes to cook and pack, including gifts. */
  dishes: string[];
  notes: string[];
}

export function kitchenSlip(world: World, stored: StoredOrder): KitchenSlip {
  const { cart, delivery_address, shop, comment, cash } = orderOf(world, stored, "en");
  const { email } = stored.document;
  return {
    where: delivery_address ? addressInWords(delivery_address) : `${shop?.name ?? ""}, ${shop?.address.street ?? ""}`,
    dishes: [
      ...Object.values(cart.products).map(
        ({ name, count, modifiers_text }) => `${count} × ${name}${modifiers_text ? ` (${modifiers_text})` : ""}`,
      ),
      ...(cart.gifts ?? []).filter(({ count }) => count > 0).map(({ name, count }) => `${count} × ${name} (gift)`),
      ...(cart.packages ?? []).map(({ name, alias, count, refused }) =>
        refused ? `without: ${name ?? alias}` : `${count} × ${name ?? alias}`,
      ),
    ],
    notes: [
      ...(stored.interval_id ? [`For ${stored.interval_id.replace("T", ", ")}`] : []),
      ...(cash ? [`Change from ${cash}`] : []),
      ...(cart.promocode ? [`Promo code ${cart.promocode}`] : []),
      ...(cart.prices.bonuses ? [`Points ${cart.prices.bonuses}`] : []),
      ...(email ? [email] : []),
      ...(comment ? [comment] : []),
    ],
  };
}

function addressInWords({ address, room, entrance, floor, intercom, description }: DeliveryAddress): string {
  const details = { room, entrance, floor, intercom };
  return [
    address,
    ...Object.entries(details).flatMap(([name, value]) => (value ? [`${name} ${value}`] : [])),
    ...(description ? [description] : []),
  ].join(", ");
}
