import type { AnswerOf } from "../../contract/calls";
import type { City } from "../../contract/place";
import { checkForm, type TypedValues } from "../../server/guard/form";
import { asFailure, isOutage, type UpstreamFailure } from "../../server/upstream/failure";
import type { ChosenAddress } from "../../server/visitor/place";
import type { Visit } from "../../server/visitor/visit";
import { cleanAddress } from "../../rules/address";
import type { Point } from "../../rules/zones";
import { rejectForm } from "../page/form-answer.server";
import { failureWords } from "../page/failure-words.server";
import {
  addressErrors,
  addressFields,
  carryAddress,
  chosenPoint,
  forgetCarried,
  type AddressFields,
} from "./address-form.server";
import { addressElsewhere, addressMatches, namedMatch } from "./geocode.server";
import { addressDetails, type AddressAnswer } from "./place.view";
import { cartBefore, placeChosen } from "./place-chosen.server";
import { unservedView } from "./unserved.server";
import { zoneWords } from "./zone-words.server";
import { cityPath } from "../../rules/city-alias";
import { cut } from "../../rules/cut";

type SetAnswer = AnswerOf<"addressSetByAddress">;

/** Sets a typed or picked address; it may be found, ambiguous, not found, or out of every zone (spec 1 §4 "Address flow"). */
export async function setTypedAddress(visit: Visit, form: FormData) {
  const city = await visit.city();
  const { t } = visit;
  const read = checkForm(form, addressFields);
  const { typed } = read;
  if (!read.ok) return rejectAddress(visit, { errors: addressErrors(visit.t, read.errors, typed), typed });

  let point: Point | undefined = chosenPoint(read.values);
  if (!point) {
    const matches = await addressMatches(visit, city, read.values.address);
    const named = namedMatch(read.values.address, matches);
    if (!named && matches.length > 1)
      return rejectAddress(visit, { errors: { match: t("place:errors.several") }, typed, matches });
    point = named ?? (matches.length === 0 ? await addressElsewhere(visit, read.values.address) : undefined);
  }
  const before = await cartBefore(visit);
  try {
    const answer = await setByFields(visit, city, read.values, point);
    return await applyAnswer(visit, form, city, { answer, before, typed, point, details: read.values });
  } catch (error) {
    return rejectAddress(visit, { ...failureAnswer(visit, asFailure(error)), typed });
  }
}

/** Sets a saved or the previous address by its id or, if the upstream no longer knows the id, by its text. */
export async function setKnownAddress(visit: Visit, form: FormData) {
  const city = await visit.city();
  const id = Number(form.get("delivery_address_id"));
  if (!Number.isSafeInteger(id) || id <= 0) throw new Response(null, { status: 422 });
  const chosen = visit.place.address?.id === id ? visit.place.address : undefined;
  const before = await cartBefore(visit);
  try {
    const answer = await setById(visit, city, id, chosen);
    return await applyAnswer(visit, form, city, { answer, before, typed: {}, details: chosen ?? {} });
  } catch (error) {
    const failure = asFailure(error);
    if (!isOutage(failure) && failure.kind !== "limited" && chosen) visit.setPlace({ address: undefined });
    const { errors, status } = failureWords(visit.t, failure);
    const gone = failure.said ?? visit.t("place:errors.gone");
    return rejectAddress(visit, {
      errors: { form: failure.kind === "refused" ? gone : (errors.form ?? gone) },
      status,
    });
  }
}

function setByFields(
  visit: Visit,
  { id: city_id }: City,
  { address, ...fields }: AddressFields,
  point: Point | undefined,
): Promise<SetAnswer> {
  const details = Object.fromEntries(addressDetails.map((name) => [name, fields[name]]));
  return point
    ? visit.upstream.addressSetByCoordinates({
        city_id,
        latitude: point.latitude,
        longitude: point.longitude,
        ...details,
      })
    : visit.upstream.addressSetByAddress({ city_id, address, ...details });
}

async function setById(
  visit: Visit,
  { id: city_id }: City,
  delivery_address_id: number,
  chosen: ChosenAddress | undefined,
): Promise<SetAnswer> {
  try {
    return await visit.upstream.addressSetById({ delivery_address_id });
  } catch (error) {
    if (!chosen || asFailure(error).kind !== "refused") throw error;
    const { address, room, entrance, floor, intercom, description } = chosen;
    return visit.upstream.addressSetByAddress({ city_id, address, room, entrance, floor, intercom, description });
  }
}

type AddressSet = {
  answer: SetAnswer;
  before: Awaited<ReturnType<typeof cartBefore>>;
  typed: TypedValues;
  point?: Point;
  details: Partial<Pick<ChosenAddress, (typeof addressDetails)[number]>>;
};

/** Turns the upstream's answer into the place, a field error, or the offer of alternatives. */
async function applyAnswer(
  visit: Visit,
  form: FormData,
  city: City,
  { answer, before, typed, point, details }: AddressSet,
) {
  const { t } = visit;
  const found = answer.delivery_address;
  if (!found || found.found === false) {
    dropIfPrevious(visit, form);
    return rejectAddress(visit, { errors: { address: t("place:errors.notFound") }, typed });
  }
  const elsewhere = found.city_id != null && found.city_id !== city.id;
  if (elsewhere)
    return inOtherCity(visit, form, found.city_id ?? 0, { address: cleanAddress(found.address), ...details, ...typed });
  if (found.delivery_possible === false) {
    dropIfPrevious(visit, form);
    const unserved = await unservedView(visit, city, found.address, found.map?.coordinates ?? point);
    return rejectAddress(visit, { typed, unserved });
  }
  const zone = found.delivery_zone_id ?? undefined;
  const own = Object.fromEntries(
    addressDetails.map((name) => [name, cut(found[name] || details[name] || "", 200) || undefined]),
  );
  const address = cut(found.address, 200);
  visit.setPlace({
    address: {
      id: found.id,
      address,
      street: found.street ? cut(found.street, 200) : undefined,
      ...own,
      delivery_zone_id: zone,
    },
  });
  visit.setOrderType("delivery");
  forgetCarried(visit);
  const terms = zoneWords(visit, city, zone, found.delivery_prices);
  const words = t(terms ? "place:set.address" : "place:set.addressOnly", { address, terms });
  return placeChosen(visit, form, { words, before, answer });
}

/** Spec 1 §4: an address in another city redirects to that city with the typed values; one in an unknown city is an error. */
async function inOtherCity(visit: Visit, form: FormData, city_id: number, typed: TypedValues) {
  const { cities, big_cities } = await visit.upstream.cities({});
  const other = [...cities, ...big_cities].find(({ id }) => id === city_id);
  const { t } = visit;
  if (!other) return rejectAddress(visit, { errors: { address: t("place:errors.notDelivered") }, typed });
  carryAddress(visit, other.alias, typed);
  const kept = other.order_types.delivery ? t("place:otherCityKept") : undefined;
  visit.setFlash({ tone: "info", text: [t("place:otherCity", { city: other.name }), kept].filter(Boolean).join(" ") });
  return visit.finish(form, cityPath(other.alias, "order-type?order_type=delivery"));
}

/** Clears the previous address if this form tried to set it again: it can no longer be set (spec 1 §4). */
function dropIfPrevious(visit: Visit, form: FormData) {
  if (Number(form.get("delivery_address_id")) === visit.place.address?.id) visit.setPlace({ address: undefined });
}

function failureAnswer(visit: Visit, failure: UpstreamFailure) {
  const { errors, status } = failureWords(visit.t, failure);
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
