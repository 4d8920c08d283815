import type { City, DeliveryZone } from "../../../../contract/place";
import { suggestionWait } from "../../../../server/guard/suggestion-limit";
import { asFailure } from "../../../../server/upstream/failure";
import type { Visit } from "../../../../server/visitor/visit";
import { isPoint, zoneAt, type Point } from "../../../../rules/zones";
import { failureWords } from "../../../shared/web/errors/failure-words.server";
import { addressErrors, chosenPoint, whereFields } from "../address/address-form.server";
import { addressElsewhere, addressMatches, cityAt, isInCity, namedMatch } from "../address/geocode.server";
import { houseAt, roundPoint } from "../address/pick/spot.server";
import { otherCityView } from "../address/other-city.server";
import type { AddressOutcome } from "../address/set-address.server";
import { promisedTime } from "../shops/shop-view.server";
import { unservedView } from "../nearest/nearest-shop.server";
import type { PlacePin } from "../../maps/map.view";
import type { AddressMatch } from "../place.view";
import { termsView } from "./delivery-terms-view.server";
import type { AddressCheck } from "./delivery.view";
import { readDegrees } from "../../../../rules/digits";

/** The number of similar addresses for an address that was not found. */
const MAX_SIMILAR_ADDRESSES = 2;

export type Checked = { check?: AddressCheck; status: number };

/**
 * Checks whether `?address=` is delivered to: looks it up and compares it with the zones. It changes nothing, here or
 * upstream.
 */
export async function checkAddress(visit: Visit, query: URLSearchParams): Promise<Checked> {
  if (!query.has("address")) return { status: 200 };
  const typed = Object.fromEntries(query);
  const read = whereFields.safeParse(typed);
  if (!read.success) {
    const codes = Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join("."), message]));
    return notFound(visit, addressErrors(visit.t, codes, typed).address ?? visit.t("place:errors.address"));
  }
  try {
    const { address } = read.data;
    const point = chosenPoint(read.data);
    return point ? await atPoint(visit, { text: address, ...point }) : await byWords(visit, address);
  } catch (error) {
    return failed(failureWords(visit.t, asFailure(error)));
  }
}

async function byWords(visit: Visit, address: string): Promise<Checked> {
  const city = await visit.city();
  const wait = await suggestionWait(visit.address);
  if (wait !== undefined) {
    visit.retryAfter = wait;
    return { check: { kind: "failed", words: visit.t("common:failure.limited") }, status: 429 };
  }
  const matches = await addressMatches(visit, city, address);
  if (!matches) return { check: { kind: "failed", words: visit.t("delivery:check.down") }, status: 503 };
  const named = namedMatch(address, matches);
  if (named) return atPoint(visit, named);
  if (matches.length > 0) return notFound(visit, visit.t("place:errors.notFound"), matches);
  const other = await addressElsewhere(visit, address);
  if (!other) return notFound(visit, visit.t("place:errors.notFound"));
  const { text, point, town } = other;
  return atPoint(visit, { text, ...point }, town);
}

async function atPoint(visit: Visit, { text, ...point }: AddressMatch, town?: string): Promise<Checked> {
  const city = await visit.city();
  const zones = city.delivery_zones ?? [];
  const zone = zoneAt(point, zones);
  const isHere = isInCity(point, city);
  if (zone || (isHere && zones.length === 0))
    return done({ kind: "found", found: { address: text, ...point }, terms: zone && termsNow(visit, city, zone) });
  if (isHere) return done({ kind: "unserved", unserved: await unservedView(visit, text, point) });
  return elsewhere(visit, { text, point, town });
}

/** The terms of an order that is placed now: while none is made at once, no time is promised. */
const termsNow = (visit: Visit, city: City, zone: DeliveryZone) => ({
  ...termsView(visit, city, zone),
  time: promisedTime(visit, city, zone),
});

async function elsewhere(visit: Visit, { text, point, town }: { text: string; point: Point; town?: string }) {
  const city = await cityAt(visit, point);
  if (city) {
    const kept = { address: text, picked: text, latitude: String(point.latitude), longitude: String(point.longitude) };
    return done({ kind: "elsewhere", other: await otherCityView(visit, city, kept) });
  }
  const title = town ? visit.t("delivery:nowhere.title", { city: town }) : visit.t("delivery:nowhere.here");
  return done({ kind: "nowhere", title, address: text });
}

const done = (check: AddressCheck): Checked => ({ check, status: 200 });

function notFound(visit: Visit, words: string, matches: readonly AddressMatch[] = []): Checked {
  const near = matches.slice(0, MAX_SIMILAR_ADDRESSES).map((match) => ({ text: match.text, to: pathTo(visit, match) }));
  return { check: { kind: "not_found", words, near }, status: 200 };
}

/** Checks whether the visitor's position is delivered to: the house there, or the bare point if no house is known. */
export async function checkPosition(visit: Visit, form: FormData): Promise<Checked> {
  const point = { latitude: readDegrees(form.get("latitude")), longitude: readDegrees(form.get("longitude")) };
  if (!isPoint(point)) throw new Response(null, { status: 422 });
  try {
    const text = (await houseAt(visit, point)) ?? visit.t("delivery:here.place");
    return await atPoint(visit, { text, ...roundPoint(point) });
  } catch (error) {
    return failed(failureWords(visit.t, asFailure(error)));
  }
}

/** The path that checks one match. It contains the point, so that no second look-up is needed. */
function pathTo(visit: Visit, { text, latitude, longitude }: AddressMatch): string {
  const query = { address: text, latitude: String(latitude), longitude: String(longitude), picked: text };
  return visit.path(`delivery?${new URLSearchParams(query)}#answer`);
}

function failed({ errors, status }: ReturnType<typeof failureWords>): Checked {
  return { check: { kind: "failed", words: errors.form ?? Object.values(errors)[0] ?? "" }, status };
}

/** The result if the upstream did not accept an address that the check had found. */
export async function checkOf(
  visit: Visit,
  city: City,
  outcome: Exclude<AddressOutcome, { kind: "set" }>,
  typed: Record<string, string>,
): Promise<Checked & { dialog?: string }> {
  switch (outcome.kind) {
    case "several":
      return { ...notFound(visit, visit.t("place:errors.several"), outcome.matches), status: 422 };
    case "not_found":
      return { ...notFound(visit, visit.t("place:errors.notFound")), status: 422 };
    case "unserved": {
      const unserved = await unservedView(visit, outcome.address, outcome.point);
      return { check: { kind: "unserved", unserved }, status: 422 };
    }
    case "elsewhere": {
      if (!outcome.city) {
        return { dialog: visit.t("place:errors.notDelivered"), status: 422 };
      }
      const kept = { ...typed, delivery_address_id: String(outcome.id) };
      return { check: { kind: "elsewhere", other: await otherCityView(visit, outcome.city, kept) }, status: 422 };
    }
    case "failed":
      return failed(failureWords(visit.t, outcome.failure));
  }
}

export function pinOfCheck(check: AddressCheck | undefined): PlacePin | undefined {
  const place = pointOfCheck(check);
  return place && { kind: "home", name: place.text, label: place.text, ...place };
}

function pointOfCheck(check: AddressCheck | undefined): (Point & { text: string }) | undefined {
  if (check?.kind === "found") {
    const { address: text, latitude, longitude } = check.found;
    return { text, latitude, longitude };
  }
  if (check?.kind !== "unserved" || !check.unserved.offer) return undefined;
  const [latitude = NaN, longitude = NaN] = check.unserved.offer.point.split(",").map(Number);
  const point = { latitude, longitude };
  return isPoint(point) ? { text: check.unserved.address, ...point } : undefined;
}
