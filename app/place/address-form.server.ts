import { z } from "zod";
import { constraintsOf, type FieldErrors, type TypedValues } from "../../server/guard/form";
import { readCookie } from "../../server/visitor/cookie-header";
import { sealedCookie } from "../../server/visitor/sealed-cookie";
import type { Visit } from "../../server/visitor/visit";
import { ADDRESS_MAX, addressProblem, cleanAddress, wantsSuggestions } from "../../rules/address";
import { isPoint, type Point } from "../../rules/zones";
import type { Translate } from "../../locales";
import { addressDetails } from "./place.view";
import { cut } from "../../rules/cut";

const SHORT_MAX = 20;
const DESCRIPTION_MAX = 200;

const code = { error: (issue: { input?: unknown }) => (issue.input === undefined ? "required" : "invalid") };
const optional = (max: number) => z.string(code).trim().max(max, "long").optional();

/** The address form. Messages are codes; `addressErrors` translates them. */
export const addressFields = z.object({
  address: z
    .string(code)
    .trim()
    .max(ADDRESS_MAX, "long")
    .superRefine((text, context) => {
      const problem = addressProblem(text)?.code ?? (wantsSuggestions(text) ? undefined : "short");
      if (problem) context.addIssue({ code: "custom", message: problem });
    }),
  room: z.string(code).trim().max(SHORT_MAX, "long"),
  entrance: optional(SHORT_MAX),
  floor: optional(SHORT_MAX),
  intercom: optional(SHORT_MAX),
  description: optional(DESCRIPTION_MAX),
  /** Coordinates of a chosen suggestion; they count only while the address equals `picked`. */
  latitude: z.string(code).optional(),
  longitude: z.string(code).optional(),
  picked: z.string(code).optional(),
  /** The chosen one of several matches for the text `matched`: "lat,lon". */
  match: z.string(code).optional(),
  matched: z.string(code).optional(),
});

export const addressConstraints = constraintsOf(addressFields);

export type AddressFields = z.output<typeof addressFields>;

/** Initial values of the address form: the chosen address. */
export function filledAddress({ place: { address } }: Visit): Record<string, string> {
  if (!address) return {};
  const details = addressDetails.map((name) => [name, address[name] ?? ""] as const);
  return { address: cleanAddress(address.address), ...Object.fromEntries(details) };
}

/** The coordinates chosen for exactly this text, from suggestions or matches. Degrees. */
export function chosenPoint({ address, latitude, longitude, picked, match, matched }: AddressFields) {
  const among = match && matched === address ? pointOf(...match.split(",")) : undefined;
  return among ?? (picked === address ? pointOf(latitude, longitude) : undefined);
}

function pointOf(latitude?: string, longitude?: string): Point | undefined {
  const point = { latitude: parseFloat(latitude ?? ""), longitude: parseFloat(longitude ?? "") };
  return isPoint(point) ? point : undefined;
}

/** Translates the codes of the form's fields. */
export function addressErrors(t: Translate, codes: FieldErrors, typed: TypedValues): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, problem] of Object.entries(codes))
    errors[field] = field === "address" ? ofAddress(t, problem, typed) : ofDetail(t, field, problem);
  return errors;
}

function ofAddress(t: Translate, problem: string, { address = "" }: TypedValues): string {
  const found = addressProblem(address);
  if (found?.code === "characters")
    return t("place:errors.characters", { characters: found.characters.slice(0, 5).join(" ") });
  if (problem === "long") return t("place:errors.addressLong", { max: ADDRESS_MAX });
  return t(problem === "required" ? "place:errors.address" : "place:errors.addressShort");
}

function ofDetail(t: Translate, field: string, problem: string): string {
  if (field === "room" && problem === "required") return t("place:errors.room");
  if (problem !== "long") return t("place:errors.invalid");
  return t("place:errors.long", { max: field === "description" ? DESCRIPTION_MAX : SHORT_MAX });
}

const carried = z.object({
  /** The alias of the city that the address is in. */
  city: z.string(),
  typed: z.record(z.string(), z.string()),
});

/** What was typed into the address form, carried to another city's form. Sealed: it is personal. */
const carriedCookie = sealedCookie("address_typed", carried);

const fields = ["address", ...addressDetails, "latitude", "longitude", "picked"];

/** Fills the address form of the other city with these values. */
export function carryAddress(visit: Visit, city: string, typed: TypedValues) {
  const kept = fields.flatMap((name) => (typed[name] ? [[name, cut(typed[name], 250)] as const] : []));
  visit.change(carriedCookie, { city, typed: Object.fromEntries(kept) });
}

/** The values that were typed in another city for an address of this one. */
export async function carriedAddress(visit: Visit): Promise<TypedValues | undefined> {
  const found = await readCookie(visit.cookies, carriedCookie);
  return found?.city === (await visit.city()).alias ? found.typed : undefined;
}

/** Deletes the carried values: they were used, or another address was chosen. */
export function forgetCarried(visit: Visit) {
  if (visit.cookies[carriedCookie.name]) visit.change(carriedCookie, undefined);
}
