import type { City } from "../../../../../contract/place";
import { cityOfAddress } from "../../../../../rules/address";
import { knownPoint, zoneAt, type Point } from "../../../../../rules/zones";
import { returnTo } from "../../../../../server/guard/safe-path";
import { asFailure } from "../../../../../server/upstream/failure";
import type { Visit } from "../../../../../server/visitor/visit";
import { modalOver } from "../../../../shared/web/modal/modals";
import { doorWords } from "../door-words.server";
import { readSpot, spotAt } from "./spot.server";
import { addressChanges } from "./address-changes.server";
import { readId } from "../../../../../rules/digits";

type Asked = {
  address: string;
  door: string;
  zone_id: number | undefined;
  place?: Point;
  chosen: { id: number } | { point: Point };
};

/** The address that the query names. Undefined if it is not the visitor's, in another city, or out of every zone. */
export async function askedAddress(visit: Visit, city: City): Promise<Asked | undefined> {
  const { searchParams } = new URL(visit.request.url);
  const id = readId(searchParams.get("address_id"));
  if (id) return savedAddress(visit, city, id);
  const point = readSpot(city, searchParams.get("at"));
  if (!point) return undefined;
  const spot = await spotAt(visit, city, point);
  if (spot.kind !== "served" && spot.kind !== "silent") return undefined;
  const address = spot.kind === "served" ? spot.address : visit.t("place:confirm.point");
  const zone_id = zoneAt(point, city.delivery_zones ?? [])?.id;
  return { address, door: "", zone_id, place: point, chosen: { point } };
}

async function savedAddress(visit: Visit, city: City, id: number): Promise<Asked | undefined> {
  if (!visit.isCustomer) return undefined;
  try {
    const { delivery_addresses } = await visit.upstream.addresses({});
    const saved = delivery_addresses.find((one) => one.id === id && (cityOfAddress(one) ?? city.id) === city.id);
    if (!saved || saved.delivery_possible === false) return undefined;
    const { address, delivery_zone_id, map } = saved;
    const zone_id = delivery_zone_id ?? undefined;
    const door = await doorWords(visit, saved);
    return { address, door, zone_id, place: knownPoint(map?.coordinates), chosen: { id } };
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

/**
 * The path that asks whether to deliver to a saved address, over the page where it was chosen. Undefined if nothing
 * would change, or if it is chosen already.
 */
export async function questionOfSaved(visit: Visit, id: number): Promise<string | undefined> {
  if (visit.place.address?.id === id) return undefined;
  const saved = await savedAddress(visit, await visit.city(), id);
  if (!saved || (await addressChanges(visit, saved.zone_id)).length === 0) return undefined;
  const here = returnTo(visit.request, visit.path());
  return modalOver(here, "ConfirmSelectAddressModal", { address_id: String(id) });
}

/** The path that asks whether to deliver to a point of the map, over the map. Undefined if nothing would change. */
export async function questionOfPoint(visit: Visit, city: City, point: Point): Promise<string | undefined> {
  const zone = zoneAt(point, city.delivery_zones ?? []);
  if (!zone || (await addressChanges(visit, zone.id)).length === 0) return undefined;
  const at = `${point.latitude},${point.longitude}`;
  const query = new URLSearchParams({ return_to: returnTo(visit.request, visit.path()), map: `${at},17` });
  return modalOver(`${visit.path("address/map")}?${query}`, "ConfirmSelectAddressModal", { at });
}
