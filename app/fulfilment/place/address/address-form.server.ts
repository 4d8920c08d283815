import { z } from "zod";
import type { City } from "../../../../contract/place";
import { constraintsOf, type FieldErrors, type TypedValues } from "../../../../server/guard/form";
import { readCookie } from "../../../../server/visitor/cookie-header";
import { withShorterText } from "../../../../server/visitor/fitting";
import { sealedCookie } from "../../../../server/visitor/sealed-cookie";
import type { Visit } from "../../../../server/visitor/visit";
import {
  ADDRESS_MAX,
  addressProblem,
  cleanAddress,
  DETAIL_MAX,
  detailsToShorten,
  wantsSuggestions,
} from "../../../../rules/address";
import { isPoint, type Point } from "../../../../rules/zones";
import type { Translate } from "../../../../locales";
import { addressDetails, type Details } from "../place.view";
import { cut } from "../../../../rules/cut";

const code = { error: (issue: { input?: unknown }) => (issue.input === undefined ? "required" : "invalid") };
const detail = z.string(code).trim().max(DETAIL_MAX, "long");

/**
 * The fields that locate an address, in the address form and in the order form. Messages are codes; `addressErrors`
 * translates them.
 */
export const whereFields = z.object({
  address: z
    .string(code)
    .trim()
    .max(ADDRESS_MAX, "long")
    .superRefine((text, context) => {
      const problem = addressProblem(text)?.code ?? (wantsSuggestions(text) ? undefined : "short");
      if (problem) context.addIssue({ code: "custom", message: problem });
    }),
  /** Coordinates of a chosen suggestion. They count only while the address equals `picked`. */
  latitude: z.string(code).optional(),
  longitude: z.string(code).optional(),
  picked: z.string(code).optional(),
  /** The choice among several matches for the text `matched`, as "lat,lon". */
  match: z.string(code).optional(),
  matched: z.string(code).optional(),
});

/** The fields of an address's door. A flat is required unless the house is private (`doorErrors`). */
export const doorFields = z.object({
  room: detail.optional(),
  entrance: detail.optional(),
  floor: detail.optional(),
  intercom: detail.optional(),
  description: detail.optional(),
  private_house: z.string(code).optional(),
});

export const addressFields = whereFields.extend(doorFields.shape);

export const addressConstraints = constraintsOf(addressFields);

export const doorConstraints = constraintsOf(doorFields);

export type WhereFields = z.output<typeof whereFields>;

export function filledAddress({ place: { address } }: Visit): Record<string, string> {
  if (!address) return {};
  const details = addressDetails.map((name) => [name, address[name] ?? ""] as const);
  return {
    address: cleanAddress(address.address),
    ...Object.fromEntries(details),
    ...(address.private_house ? { private_house: "1" } : {}),
  };
}

/**
 * The details that are sent upstream. The flat of a private house is sent empty, so that the upstream clears a stored
 * one.
 */
export function doorOf({ private_house, ...door }: Partial<z.output<typeof doorFields>>): Details {
  return private_house ? { ...door, room: "", private_house: true } : door;
}

/** The coordinates in degrees that were chosen for exactly this text, from suggestions or matches. */
export function chosenPoint({ address, latitude, longitude, picked, match, matched }: WhereFields) {
  const among = match && matched === address ? pointOf(...match.split(",")) : undefined;
  return among ?? (picked === address ? pointOf(latitude, longitude) : undefined);
}

function pointOf(latitude?: string, longitude?: string): Point | undefined {
  const point = { latitude: parseFloat(latitude ?? ""), longitude: parseFloat(longitude ?? "") };
  return isPoint(point) ? point : undefined;
}

export function addressErrors(t: Translate, codes: FieldErrors, typed: TypedValues): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, problem] of Object.entries(codes))
    errors[field] = field === "address" ? ofAddress(t, problem, typed) : ofDetail(t, problem);
  return errors;
}

function ofAddress(t: Translate, problem: string, { address = "" }: TypedValues): string {
  const found = addressProblem(address);
  if (found?.code === "characters")
    return t("place:errors.characters", { characters: found.characters.slice(0, 5).join(" ") });
  if (problem === "long") return t("place:errors.addressLong", { max: ADDRESS_MAX });
  return t(problem === "required" ? "place:errors.address" : "place:errors.addressShort");
}

function ofDetail(t: Translate, problem: string): string {
  return problem === "long" ? t("place:errors.long", { max: DETAIL_MAX }) : t("place:errors.invalid");
}

/**
 * Errors that no field has alone: a missing flat of a house that is not private, or details that are too long together.
 */
export function doorErrors(t: Translate, { country }: Pick<City, "country">, typed: TypedValues): FieldErrors {
  if (!typed.room?.trim() && !typed.private_house) return { room: t("place:errors.room", { context: country.code }) };
  const details = addressDetails.map((name) => [name, typed[name]?.trim() ?? ""] as const);
  const { names = [], max } = detailsToShorten(Object.fromEntries(details)) ?? {};
  return Object.fromEntries(names.map((name) => [name, t("place:errors.long", { max })]));
}

const carried = z.object({
  city: z.string(),
  typed: z.record(z.string(), z.string()),
});

/**
 * The values of the address form that are carried to another city's form. The cookie is sealed because they are
 * personal.
 */
const carriedCookie = sealedCookie("address_typed", carried, ({ city, typed }) => {
  const shorter = withShorterText(typed, Object.keys(typed));
  return shorter && { city, typed: shorter };
});

export const carriedFields = ["address", ...addressDetails, "private_house", "latitude", "longitude", "picked"];

export function carryAddress(visit: Visit, city: string, typed: TypedValues) {
  const kept = carriedFields.flatMap((name) => (typed[name] ? [[name, cut(typed[name], 250)] as const] : []));
  visit.change(carriedCookie, { city, typed: Object.fromEntries(kept) });
}

/** The values that were typed in another city for an address of this one. */
export async function carriedAddress(visit: Visit): Promise<TypedValues | undefined> {
  const found = await readCookie(visit.cookies, carriedCookie);
  return found?.city === (await visit.city()).alias ? found.typed : undefined;
}

/** Deletes the carried values after they were used or another address was chosen. */
export function forgetCarried(visit: Visit) {
  visit.change(carriedCookie, undefined);
}
