import { redirect } from "@remix-run/node";
import type { City } from "../../../../../contract/place";
import { cleanAddress, wantsSuggestions } from "../../../../../rules/address";
import { knownPoint } from "../../../../../rules/zones";
import { suggestionWait } from "../../../../../server/guard/suggestion-limit";
import { returnTo } from "../../../../../server/guard/safe-path";
import { asFailure } from "../../../../../server/upstream/failure";
import type { Visit } from "../../../../../server/visitor/visit";
import { cityMap } from "../../../maps/drawing/city-map.server";
import { shopsOnMap } from "../../../maps/map-shops.server";
import { type LatLon, toLatLon, viewText, type WorldPoint } from "../../../maps/view";
import { pageTitles } from "../../../../shared/web/form/form-answer.server";
import { chosenPoint, doorConstraints } from "../address-form.server";
import { addressMatches, isInCity, namedMatch } from "../geocode.server";
import { houseView } from "../house/house-view";
import { knownDoor } from "./pick-door.server";
import type { MapPlace, PickView } from "./pick.view";
import { roundPoint, spotAt } from "./spot.server";
import { collator } from "../../../../../rules/formats";
import { mapBase, nameIn, type BaseShape } from "../../../maps/base.server";

/** The smallest window, a phone's, in which the whole city fits. */
const PHONE_WINDOW_PX = { width: 340, height: 320 };

export async function pickView(visit: Visit, city: City): Promise<PickView> {
  const heading = visit.t("place:where");
  const return_to = returnTo(visit.request, visit.path());
  const search = await searched(visit, city);
  const [only, second] = search.places ?? [];
  if (only && !second && only.view !== new URL(visit.request.url).searchParams.get("map"))
    throw redirect(
      `${visit.path("address/map")}?${new URLSearchParams({ return_to, map: only.view, found: search.text })}`,
    );
  const own = await pointOfChosen(visit);
  const map = await cityMap(visit, city, await shopsOnMap(visit, city), {
    pins: [],
    description: visit.t("pick:description"),
    window: PHONE_WINDOW_PX,
    near: own,
    exact: true,
  });
  const isLooked = own !== undefined || new URL(visit.request.url).searchParams.has("map");
  const { latitude, longitude } = roundPoint(map ? toLatLon(map.view) : { latitude: 0, longitude: 0 });
  const [spot, places] = await Promise.all([
    map && isLooked ? spotAt(visit, city, { latitude, longitude }) : undefined,
    map && mapPlaces(visit, city, map.view),
  ]);
  return {
    heading,
    ...pageTitles(visit, heading),
    saved_form: true,
    return_to,
    map,
    at: `${latitude},${longitude}`,
    spot,
    door: await knownDoor(visit),
    constraints: doorConstraints,
    search,
    districts: places?.districts ?? [],
    streets: places?.streets ?? [],
  };
}

/**
 * The places for the text of the page's search. A place that the text names completely, or a chosen suggestion, is the
 * only result. A text that led to the only one (`found`) stays in the field.
 */
async function searched(visit: Visit, city: City): Promise<PickView["search"]> {
  const { searchParams } = new URL(visit.request.url);
  const read = (name: string) => (searchParams.get(name) ?? "").slice(0, 250);
  const [text, found] = [read("address"), read("found")];
  if (found && !text) return { text: cleanAddress(found), places: [{ name: found, view: read("map") }] };
  const suggested = chosenPoint({ ...Object.fromEntries(searchParams), address: text });
  if (suggested && isInCity(suggested, city))
    return { text: cleanAddress(text), places: [{ name: cleanAddress(text), view: houseView(suggested) }] };
  if (!wantsSuggestions(text)) return { text: cleanAddress(text), places: [] };
  const matches =
    (await suggestionWait(visit.address)) === undefined ? await addressMatches(visit, city, text) : undefined;
  const named = namedMatch(text, matches ?? []);
  const all = named ? [named] : matches;
  return {
    text: cleanAddress(text),
    places: all?.map((match) => ({ name: match.text, view: houseView(match, match.street ? 16 : 17) })),
  };
}

/** The point of the chosen address, if the upstream returns one. */
async function pointOfChosen(visit: Visit): Promise<LatLon | undefined> {
  const { address } = visit.place;
  if (address?.at) return knownPoint(address.at);
  if (!address || !visit.isCustomer) return undefined;
  try {
    const { delivery_addresses } = await visit.upstream.addresses({});
    return knownPoint(delivery_addresses.find(({ id }) => id === address.id)?.map?.coordinates);
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

const MOST_STREETS = 16;
const ZOOM_OF = { district: 14, street: 16 };

/** The city's districts, and the streets nearest to a point, for visitors who cannot drag the map. */
async function mapPlaces({ language }: Visit, city: City, centre: WorldPoint) {
  const shapes = (await mapBase(city.alias))?.shapes ?? [];
  const named = (kind: BaseShape["kind"]) =>
    shapes.flatMap((shape) => {
      const name = shape.kind === kind ? nameIn(shape, language) : "";
      const points = shape.rings.flat();
      const at = points[Math.floor(points.length / 2)];
      return name && at ? [{ name, at, away: Math.min(...points.map((point) => squared(point, centre))) }] : [];
    });
  const byName = collator(language, { numeric: true });
  const districts = unique(named("district"), ZOOM_OF.district);
  const nearest = named("street").sort((one, other) => one.away - other.away);
  const sorted = (places: MapPlace[]) => places.sort((one, other) => byName.compare(one.name, other.name));
  return { districts: sorted(districts), streets: sorted(unique(nearest, ZOOM_OF.street).slice(0, MOST_STREETS)) };
}

function unique(found: readonly { name: string; at: WorldPoint }[], zoom: number): MapPlace[] {
  const places = new Map<string, MapPlace>();
  for (const { name, at } of found) {
    if (!places.has(name)) places.set(name, { name, view: viewText({ ...at, zoom }) });
  }
  return [...places.values()];
}

const squared = (one: WorldPoint, other: WorldPoint) => (one.x - other.x) ** 2 + (one.y - other.y) ** 2;
