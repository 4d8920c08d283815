import type { City } from "../../../../contract/place";
import { asFailure } from "../../../../server/upstream/failure";
import { addressPrices } from "../../../../server/visitor/price-scope";
import type { Visit } from "../../../../server/visitor/visit";
import { cityOfAddress } from "../../../../rules/address";
import type { OrderTypeView } from "../place.view";
import { doorWords, withRoom } from "./door-words.server";
import { zoneWords } from "./zone-words.server";

export async function knownAddress(visit: Visit, city: City): Promise<OrderTypeView["known"]> {
  const { address } = visit.place;
  if (!address) return undefined;
  return {
    id: address.id,
    text: await withRoom(visit, address),
    terms: zoneWords(visit, city, undefined, addressPrices(city, address)),
  };
}

/** The list is empty for a visitor who is not signed in. */
export async function savedAddresses(visit: Visit, city: City): Promise<Pick<OrderTypeView, "saved" | "saved_failed">> {
  if (!visit.isCustomer || !city.order_types.delivery || !visit.offers("saved addresses"))
    return { saved: [], saved_failed: false };
  try {
    const { delivery_addresses } = await visit.upstream.addresses({});
    const here = delivery_addresses.filter(
      (one) => one.id !== visit.place.address?.id && (cityOfAddress(one) ?? city.id) === city.id,
    );
    return {
      saved: await Promise.all(
        here.map(async (address) => ({
          id: address.id,
          text: address.address,
          door: await doorWords(visit, address),
        })),
      ),
      saved_failed: false,
    };
  } catch (error) {
    asFailure(error);
    return { saved: [], saved_failed: true };
  }
}
