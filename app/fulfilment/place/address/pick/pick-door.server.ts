import type { City } from "../../../../../contract/place";
import { cleanAddress } from "../../../../../rules/address";
import type { Point } from "../../../../../rules/zones";
import { checkForm, type FieldErrors, type TypedValues } from "../../../../../server/guard/form";
import type { Visit } from "../../../../../server/visitor/visit";
import { addressDetails, type Details } from "../../place.view";
import {
  addressErrors,
  carriedAddress,
  carryAddress,
  doorErrors,
  doorFields,
  doorOf,
  filledAddress,
} from "../address-form.server";
import type { PickedDoor } from "./pick.view";
import { spotAt } from "./spot.server";

/**
 * The door from the map's form. Empty fields are no error: phones do not show them, and the next page has them again.
 */
export function readDoor(
  visit: Visit,
  city: City,
  form: FormData,
): { door: Details; typed: TypedValues; errors?: FieldErrors } {
  const read = checkForm(form, doorFields);
  const { typed } = read;
  const hasDoor = Boolean(typed.private_house) || addressDetails.some((name) => typed[name]?.trim());
  const own = addressErrors(visit.t, read.ok ? {} : read.errors, typed);
  const errors = { ...own, ...(hasDoor ? doorErrors(visit.t, city, typed) : {}), ...own };
  if (!read.ok || Object.keys(errors).length > 0) return { door: {}, typed, errors };
  return { door: hasDoor ? doorOf(read.values) : {}, typed };
}

/** Stores the door of a point until the visitor has confirmed the point. */
export async function keepDoor(visit: Visit, city: City, point: Point, typed: TypedValues) {
  const spot = await spotAt(visit, city, point);
  const address = spot.kind === "served" ? spot.address : "";
  const where = { latitude: String(point.latitude), longitude: String(point.longitude) };
  carryAddress(visit, city.alias, { ...typed, address, picked: address, ...where });
}

export async function keptDoor(visit: Visit, { latitude, longitude }: Point): Promise<Details> {
  const kept = await carriedAddress(visit);
  if (kept?.latitude !== String(latitude) || kept.longitude !== String(longitude)) return {};
  const read = doorFields.safeParse(kept);
  return read.success ? doorOf(read.data) : {};
}

export async function knownDoor(visit: Visit): Promise<PickedDoor | undefined> {
  const { address = "", ...values } = (await carriedAddress(visit)) ?? filledAddress(visit);
  return address ? { address: cleanAddress(address), values } : undefined;
}
