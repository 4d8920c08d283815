import { z } from "zod";
import type { TypedValues } from "../../server/guard/form";
import { readCookie } from "../../server/visitor/cookie-header";
import { sealedCookie } from "../../server/visitor/sealed-cookie";
import type { Visit } from "../../server/visitor/visit";
import { addressDetails } from "./place.view";

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
  const kept = fields.flatMap((name) => (typed[name] ? [[name, typed[name].slice(0, 250)] as const] : []));
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
