import { z } from "zod";
import type { TypedValues } from "../../server/guard/form";
import { readCookie } from "../../server/visitor/cookie-header";
import { sealedCookie } from "../../server/visitor/sealed-cookie";
import type { Visit } from "../../server/visitor/visit";
import { addressDetails } from "./place.view";

const carried = z.object({
  /** The alias of the city whose form it is for. */
  city: z.string(),
  typed: z.record(z.string(), z.string()),
});

/** An address form on its way to another city: sealed, because it says where somebody lives. */
const carriedCookie = sealedCookie("address_typed", carried);

const fields = ["address", ...addressDetails, "latitude", "longitude", "picked"];

/** The form of that city's address starts with what was typed here. */
export function carryAddress(visit: Visit, city: string, typed: TypedValues) {
  const kept = fields.flatMap((name) => (typed[name] ? [[name, typed[name].slice(0, 250)] as const] : []));
  visit.change(carriedCookie, { city, typed: Object.fromEntries(kept) });
}

/** What was typed in another city, if it is an address of this one. */
export async function carriedAddress(visit: Visit): Promise<TypedValues | undefined> {
  const found = await readCookie(visit.cookies, carriedCookie);
  return found?.city === (await visit.city()).alias ? found.typed : undefined;
}

/** It has arrived, or the visitor has chosen another one. */
export function forgetCarried(visit: Visit) {
  if (visit.cookies[carriedCookie.name]) visit.change(carriedCookie, undefined);
}
