import type { AnswerOf } from "../../../../contract/calls";
import type { City, CityBrief, DeliveryAddress } from "../../../../contract/place";
import { checkForm, type FieldErrors, type TypedValues } from "../../../../server/guard/form";
import { asFailure, isOutage, isRefused, type UpstreamFailure } from "../../../../server/upstream/failure";
import type { ChosenAddress } from "../../../../server/visitor/place";
import type { Visit } from "../../../../server/visitor/visit";
import { knownPoint, type Point } from "../../../../rules/zones";
import { rejectForm } from "../../../shared/web/form/form-answer.server";
import { failureWords } from "../../../shared/web/errors/failure-words.server";
import {
  addressErrors,
  addressFields,
  chosenPoint,
  doorErrors,
  doorOf,
  forgetCarried,
  type WhereFields,
} from "./address-form.server";
import { goToOtherCity, hasCart, otherCityView } from "./other-city.server";
import { addressElsewhere, addressMatches, citiesOf, namedMatch } from "./geocode.server";
import { addressDetails, type AddressAnswer, type AddressMatch, type Details } from "../place.view";
import { cartBefore, placeChosen, type PlaceChosen } from "../place-chosen.server";
import { unservedView } from "../nearest/nearest-shop.server";
import { zoneWords } from "./zone-words.server";
import { cut } from "../../../../rules/cut";
import { cityOfAddress, cleanAddress, streetLine } from "../../../../rules/address";
import { readId } from "../../../../rules/digits";

type SetAnswer = AnswerOf<"addressSetByAddress">;

/** The outcome of setting an address (docs/specification/product.md#address). */
export type AddressOutcome =
  /** The address is the visitor's place now, and delivery the order type. */
  | { kind: "set"; chosen: PlaceChosen }
  | { kind: "several"; matches: AddressMatch[] }
  | { kind: "not_found" }
  /**
   * The address is in another city; `city` is undefined if the chain is not present there. `id` is that of the saved
   * address, or 0.
   */
  | { kind: "elsewhere"; city: CityBrief | undefined; address: string; id: number }
  | { kind: "unserved"; address: string; point: Point | undefined }
  | { kind: "failed"; failure: UpstreamFailure };

export async function setTypedAddress(visit: Visit, form: FormData) {
  const read = checkForm(form, addressFields);
  const { typed } = read;
  const own = addressErrors(visit.t, read.ok ? {} : read.errors, typed);
  // A form that asks for the address first has shown no flat yet.
  const hasShownDoor = typed.room !== undefined || !own.address;
  const errors = { ...own, ...(hasShownDoor && doorErrors(visit.t, await visit.city(), typed)), ...own };
  if (!read.ok || Object.keys(errors).length > 0) return rejectAddress(visit, { errors, typed });
  return answerAddress(visit, form, await deliverTo(visit, read.values, doorOf(read.values)), typed);
}

/**
 * Makes an address the visitor's place if the upstream finds it and delivers there. It is set by its point if the
 * visitor picked a suggestion or a point of the map, else by its text (docs/contract.md#place-and-time).
 */
export async function deliverTo(visit: Visit, where: WhereFields, details: Details): Promise<AddressOutcome> {
  const city = await visit.city();
  const point = chosenPoint(where);
  const matches = point ? undefined : await addressMatches(visit, city, where.address);
  const houses = matches?.filter(({ street }) => !street) ?? [];
  if (houses.length > 1 && !namedMatch(where.address, houses)) return { kind: "several", matches: houses };
  const before = await cartBefore(visit);
  try {
    const answer = await setByText(visit, city, where.address, point, details);
    const outcome = await outcomeOf(visit, city, { answer, before, point, details });
    // After a failed geocoder call there is no second one.
    if (outcome.kind !== "not_found" || matches?.length !== 0) return outcome;
    const other = await addressElsewhere(visit, where.address);
    return other && other.city?.id !== city.id
      ? { kind: "elsewhere", city: other.city, address: where.address, id: 0 }
      : outcome;
  } catch (error) {
    return { kind: "failed", failure: asFailure(error) };
  }
}

/** Sets a saved or the previous address by its id or, if the upstream no longer has the id, by its text. */
export async function setKnownAddress(visit: Visit, form: FormData) {
  const city = await visit.city();
  const id = readAddressId(form.get("delivery_address_id"));
  const chosen = visit.place.address?.id === id ? visit.place.address : undefined;
  if (id === undefined || (id === UNSAVED && !chosen)) throw new Response(null, { status: 422 });
  const before = await cartBefore(visit);
  try {
    const answer = await setById(visit, city, id, chosen);
    const outcome = await outcomeOf(visit, city, { answer, before, details: chosen ?? {} });
    // The chosen address can no longer be set (docs/specification/product.md#order-type).
    if (chosen && (outcome.kind === "not_found" || outcome.kind === "unserved")) visit.setPlace({ address: undefined });
    const typed = outcome.kind === "elsewhere" ? detailsOf(chosen) : {};
    return await answerAddress(visit, form, outcome, typed);
  } catch (error) {
    const failure = asFailure(error);
    if (!isOutage(failure) && failure.kind !== "limited" && chosen) visit.setPlace({ address: undefined });
    const { errors, status } = failureWords(visit.t, failure);
    const gone = failure.upstreamMessage ?? visit.t("place:errors.gone");
    return rejectAddress(visit, {
      errors: { form: isRefused(failure) ? gone : (errors.form ?? gone) },
      status,
    });
  }
}

export function detailsOf(chosen: Details | undefined): TypedValues {
  const details = addressDetails.map((name) => [name, chosen?.[name] ?? ""] as const);
  return { ...Object.fromEntries(details), ...(chosen?.private_house ? { private_house: "1" } : {}) };
}

/** Sets an address upstream by its point or, without one, by its text. Throws UpstreamFailure. */
export function setByText(
  visit: Visit,
  { id: city_id }: City,
  address: string,
  point: Point | undefined,
  details: Details,
): Promise<SetAnswer> {
  const sent = Object.fromEntries(addressDetails.map((name) => [name, details[name]]));
  return point
    ? visit.upstream.addressSetByCoordinates({
        city_id,
        latitude: point.latitude,
        longitude: point.longitude,
        ...sent,
      })
    : visit.upstream.addressSetByAddress({ city_id, address, ...sent });
}

/** The id of an address that the upstream delivers to but did not save. */
const UNSAVED = 0;

/** The id of an address from a form, that of an unsaved one included. */
export const readAddressId = (text: unknown) => (text === String(UNSAVED) ? UNSAVED : readId(text));

/**
 * Sets an address by its id. The chosen address is set by its text if the upstream has not saved it or no longer has
 * it. Throws UpstreamFailure.
 */
export async function setById(
  visit: Visit,
  city: City,
  delivery_address_id: number,
  chosen: ChosenAddress | undefined,
): Promise<SetAnswer> {
  if (delivery_address_id === UNSAVED && chosen) return setByText(visit, city, chosen.address, chosen.at, chosen);
  try {
    return await visit.upstream.addressSetById({ delivery_address_id });
  } catch (error) {
    if (!chosen || !isRefused(asFailure(error))) throw error;
    const { address, room, entrance, floor, intercom, description } = chosen;
    return visit.upstream.addressSetByAddress({
      city_id: city.id,
      address,
      room,
      entrance,
      floor,
      intercom,
      description,
    });
  }
}

type AddressSet = {
  answer: SetAnswer;
  before: Awaited<ReturnType<typeof cartBefore>>;
  point?: Point;
  details: Details;
};

export async function outcomeOf(
  visit: Visit,
  city: City,
  { answer, before, point, details }: AddressSet,
): Promise<AddressOutcome> {
  const found = answer.delivery_address;
  if (!found || found.found === false) return { kind: "not_found" };
  const city_id = cityOfAddress(found);
  if (city_id !== undefined && city_id !== city.id) {
    const other = (await citiesOf(visit)).find(({ id }) => id === city_id);
    return { kind: "elsewhere", city: other, address: found.address, id: found.id };
  }
  if (found.delivery_possible === false)
    return { kind: "unserved", address: found.address, point: knownPoint(found.map?.coordinates) ?? point };
  chooseAddress(visit, city, found, details);
  const zone = found.delivery_zone_id ?? undefined;
  const address = cut(found.address, 200);
  const terms = zoneWords(visit, city, zone, found.delivery_prices);
  const words = visit.t(terms ? "place:set.address" : "place:set.addressOnly", { address, terms });
  return { kind: "set", chosen: { words, before, answer } };
}

/**
 * Makes a delivered address the visitor's place, and delivery the order type. The typed `details` fill what the
 * upstream left empty.
 */
export function chooseAddress(visit: Visit, city: City, found: DeliveryAddress, details: Details = {}) {
  const own: Details = Object.fromEntries(
    addressDetails.map((name) => [name, cut(found[name] || details[name] || "", 200) || undefined]),
  );
  if (details.private_house && !found.room) own.private_house = true;
  visit.setPlace({
    address: {
      id: found.id,
      address: cut(found.address, 200),
      street: streetOf(city, found),
      ...own,
      delivery_zone_id: found.delivery_zone_id ?? undefined,
      prices: pricesOf(found),
      at: knownPoint(found.map?.coordinates),
    },
  });
  visit.setOrderType("delivery");
  forgetCarried(visit);
}

function pricesOf({ delivery_prices }: DeliveryAddress): ChosenAddress["prices"] {
  const given = Object.entries(delivery_prices ?? {}).filter(([, value]) => value != null);
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

/** The street with its house, in the order's format. Undefined if either is missing; the address text is used then. */
function streetOf({ country }: City, { street, house }: DeliveryAddress): string | undefined {
  return street && house ? cut(streetLine(country.code, street, house), 200) : undefined;
}

/** The response to the address form: the next page, a field error, or alternatives. */
export async function answerAddress(visit: Visit, form: FormData, outcome: AddressOutcome, typed: TypedValues) {
  switch (outcome.kind) {
    case "set":
      return placeChosen(visit, form, outcome.chosen);
    case "several":
      return rejectAddress(visit, { errors: addressRefusal(visit, outcome).errors, typed, matches: outcome.matches });
    case "unserved":
      return rejectAddress(visit, {
        typed,
        unserved: await unservedView(visit, outcome.address, outcome.point),
      });
    case "elsewhere":
      if (outcome.city) return inOtherCity(visit, form, outcome.city, typed, outcome);
  }
  return rejectAddress(visit, { ...addressRefusal(visit, outcome), typed });
}

/** The message why an address was not set, by the names of the address form's fields. */
export function addressRefusal(
  { t }: Visit,
  outcome: Exclude<AddressOutcome, { kind: "set" }>,
): { errors: FieldErrors; status: number; dialog?: string } {
  switch (outcome.kind) {
    case "several":
      return { errors: { match: t("place:errors.several") }, status: 422 };
    case "not_found":
      return { errors: { address: t("place:errors.notFound") }, status: 422 };
    case "unserved":
      return { errors: { address: t("place:errors.notDelivered") }, status: 422 };
    case "elsewhere": {
      if (outcome.city)
        return { errors: { address: t("place:errors.otherCity", { city: outcome.city.name }) }, status: 422 };
      const dialog = t("place:errors.notDelivered");
      return { errors: { form: dialog }, status: 422, dialog };
    }
    case "failed":
      return failureAnswer(t, outcome.failure);
  }
}

/** Redirects to the city of the address, or asks for confirmation first if the other city would change the cart. */
async function inOtherCity(
  visit: Visit,
  form: FormData,
  other: CityBrief,
  typed: TypedValues,
  { address, id }: { address: string; id: number },
) {
  const kept = { address: cleanAddress(address), ...typed, delivery_address_id: String(id) };
  if (await hasCart(visit)) return rejectAddress(visit, { typed, elsewhere: await otherCityView(visit, other, kept) });
  return goToOtherCity(visit, form, other, kept);
}

function failureAnswer(t: Visit["t"], failure: UpstreamFailure) {
  const { errors, status } = failureWords(t, failure);
  const fields = new Set<string>(["address", "form", ...addressDetails]);
  const ours = Object.entries(errors).map(([field, words]) => {
    const own = field.replace(/^delivery_address\./, "");
    return [fields.has(own) ? own : "address", words] as const;
  });
  return { errors: Object.fromEntries(ours), status };
}

function rejectAddress(visit: Visit, { status = 422, ...answer }: AddressAnswer & { status?: number }) {
  return rejectForm<AddressAnswer>(visit, answer, status);
}
