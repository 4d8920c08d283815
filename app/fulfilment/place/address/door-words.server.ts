import type { DeliveryAddress } from "../../../../contract/place";
import { cityOfAddress } from "../../../../rules/address";
import { asFailure } from "../../../../server/upstream/failure";
import type { Visit } from "../../../../server/visitor/visit";
import { citiesOf } from "./geocode.server";

type Door = Pick<DeliveryAddress, "room" | "entrance" | "floor" | "intercom">;
type InCity = Pick<DeliveryAddress, "city_id" | "city">;

/**
 * Flat, entrance and floor in one line. The `country` of the address decides whether flats have numbers or names at the
 * bell.
 */
export function doorLine({ t }: Visit, country: string, { room, entrance, floor }: Omit<Door, "intercom">): string {
  const context = country;
  const parts = [
    room && t("tracking:room", { room, context }),
    entrance && t("tracking:entrance", { entrance, context }),
    floor && t("tracking:floor", { floor }),
  ];
  return parts.filter(Boolean).join(", ");
}

export async function doorWords(visit: Visit, address: Door & InCity): Promise<string> {
  const { intercom } = address;
  const context = await countryOfAddress(visit, address);
  const door = doorLine(visit, context, address);
  return [door, intercom && `${visit.t("place:intercom", { context })}: ${intercom}`].filter(Boolean).join(". ");
}

export async function withRoom(visit: Visit, found: InCity & { address: string; room?: string | null }) {
  const { address, room } = found;
  return room
    ? visit.t("common:addressWithRoom", { address, room, context: await countryOfAddress(visit, found) })
    : address;
}

/**
 * The country code of an address; that of the visitor's city if the address does not name its city or the city list is
 * unavailable.
 */
async function countryOfAddress(visit: Visit, address: InCity): Promise<string> {
  const city = await visit.city();
  const city_id = cityOfAddress(address) ?? city.id;
  if (city_id === city.id) return city.country.code;
  try {
    return ((await citiesOf(visit)).find(({ id }) => id === city_id) ?? city).country.code;
  } catch (error) {
    asFailure(error);
    return city.country.code;
  }
}
