import { checkForm, typedValues, type FieldErrors, type TypedValues } from "../../../server/guard/form";
import type { Visit } from "../../../server/visitor/visit";
import { cleanAddress, DETAIL_MAX, isNamed, isSameAddress } from "../../../rules/address";
import { cut } from "../../../rules/cut";
import {
  addressErrors,
  carryAddress,
  chosenPoint,
  doorOf,
  whereFields,
} from "../../fulfilment/place/address/address-form.server";
import { takePlace } from "../../fulfilment/place/place-chosen.server";
import { addressDetails } from "../../fulfilment/place/place.view";
import { otherCityView, pathInOtherCity } from "../../fulfilment/place/address/other-city.server";
import { addressRefusal, deliverTo, type AddressOutcome } from "../../fulfilment/place/address/set-address.server";
import { unservedView } from "../../fulfilment/place/nearest/nearest-shop.server";
import { doorField, type AddressAlternatives } from "./checkout.view";
import { saveAndReturn, withoutDetails } from "./draft.server";
import { showAgain } from "./rejected-order.server";

export type FormAddress =
  /** It is the chosen one, or the order is for takeaway. */
  | { kind: "same" }
  /** A new address became the chosen one. `asTyped`: it is exactly the typed or picked one. */
  | { kind: "set"; text: string; news: string; cartChanged: boolean; asTyped: boolean }
  | { kind: "refused"; errors: FieldErrors; status: number; dialog?: string; alternatives: AddressAlternatives };

/** If another tab has chosen another place, the form's details belong to the former door. */
export async function isForThisPlace(visit: Visit, typed: TypedValues): Promise<boolean> {
  const order_type = await visit.orderType();
  const [field, id] =
    order_type === "delivery" ? [doorField("id"), visit.place.address?.id] : ["shop_id", visit.place.shop?.id];
  const isUnchosen = order_type === "delivery" && id === undefined;
  return (typed.order_type ?? order_type) === order_type && (isUnchosen || (typed[field] || String(id)) === String(id));
}

/** The typed address becomes the visitor's place, and the form gets its id. */
export async function takeFormAddress(visit: Visit, form: FormData): Promise<FormAddress> {
  if ((await visit.orderType()) !== "delivery") return { kind: "same" };
  const typed = typedValues(form);
  const { address: chosen } = visit.place;
  const street = typed[doorField("street")];
  if (chosen && (street === undefined || isSameAddress(street, chosen.address))) return { kind: "same" };
  const read = checkForm(whereForm(form), whereFields);
  if (!read.ok) {
    const errors = addressErrors(visit.t, read.errors, read.typed);
    return { kind: "refused", errors: ofOrderForm(errors), status: 422, alternatives: {} };
  }
  const door = [...addressDetails, "private_house"] as const;
  const details = door.map((name) => [name, cut(typed[doorField(name)]?.trim() ?? "", DETAIL_MAX)] as const);
  const outcome = await deliverTo(visit, read.values, doorOf(Object.fromEntries(details)));
  if (outcome.kind !== "set") {
    const { errors, ...refusal } = addressRefusal(visit, outcome);
    const alternatives = await alternativesTo(visit, outcome, { ...Object.fromEntries(details), ...read.typed });
    return { kind: "refused", errors: ofOrderForm(errors), ...refusal, alternatives };
  }
  const { text, news, changed } = await takePlace(visit, outcome.chosen);
  const found = visit.place.address?.address ?? "";
  const asTyped = chosenPoint(read.values) !== undefined || isNamed(read.values.address, found);
  for (const name of Object.keys(whereFields.shape)) form.delete(doorField(name));
  form.set(doorField("id"), String(visit.place.address?.id));
  form.set(doorField("street"), cleanAddress(found));
  return { kind: "set", text, news, cartChanged: changed, asTyped };
}

/** Nothing is ordered, and the form comes back with its values. */
export async function checkFormAddress(visit: Visit, form: FormData) {
  const typed = typedValues(form);
  if (!(await isForThisPlace(visit, typed)))
    return showAgain(visit, withoutDetails(typed), { form: visit.t("checkout:errors.placeChanged") }, 409);
  const address = await takeFormAddress(visit, form);
  if (address.kind === "refused")
    return showAgain(visit, typed, address.errors, address.status, {
      alternatives: address.alternatives,
      dialog: address.dialog,
    });
  // The form says itself where the food goes, and on which terms.
  if (address.kind === "set" && address.news) visit.setFlash({ tone: "info", text: address.news });
  return saveAndReturn(visit, typedValues(form), doorField("street"));
}

function whereForm(form: FormData): FormData {
  const where = new FormData();
  for (const name of Object.keys(whereFields.shape))
    for (const value of form.getAll(doorField(name === "address" ? "street" : name))) where.append(name, value);
  return where;
}

function ofOrderForm(errors: FieldErrors): FieldErrors {
  const named = new Set<string>(["match", ...addressDetails]);
  const nameOf = (name: string) => (name === "form" ? name : doorField(named.has(name) ? name : "street"));
  return Object.fromEntries(Object.entries(errors).map(([name, words]) => [nameOf(name), words]));
}

/** The typed values are carried over to the address form of another city. */
async function alternativesTo(visit: Visit, outcome: AddressOutcome, typed: TypedValues): Promise<AddressAlternatives> {
  if (outcome.kind === "several") return { matches: outcome.matches };
  if (outcome.kind === "unserved") return { unserved: await unservedView(visit, outcome.address, outcome.point) };
  if (outcome.kind !== "elsewhere" || !outcome.city) return {};
  carryAddress(visit, outcome.city.alias, typed);
  const { name, title, notes } = await otherCityView(visit, outcome.city, typed);
  return { city: { name, words: [title, ...notes].join(". "), to: pathInOtherCity(visit, outcome.city, outcome.id) } };
}
