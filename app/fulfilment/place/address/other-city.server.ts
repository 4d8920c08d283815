import type { CityBrief } from "../../../../contract/place";
import { cityPath } from "../../../../rules/city-alias";
import { typedValues, type TypedValues } from "../../../../server/guard/form";
import { cityAliasCookie } from "../../../../server/visitor/cookies";
import type { Visit } from "../../../../server/visitor/visit";
import { cartBefore } from "../place-chosen.server";
import type { OtherCityView } from "../place.view";
import { carriedFields, carryAddress } from "./address-form.server";
import { citiesOf } from "./geocode.server";

/** Whether the visitor has a cart that a change of city would affect. Also true if the cart could not be loaded. */
export async function hasCart(visit: Visit): Promise<boolean> {
  return Boolean(visit.session) && (await cartBefore(visit))?.count !== 0;
}

/** The question whether to go to the city of an address. `typed` is carried along. */
export async function otherCityView(visit: Visit, other: CityBrief, typed: TypedValues): Promise<OtherCityView> {
  const { t, settings } = visit;
  const { alias, name, order_types } = other;
  const kept = [...carriedFields, "delivery_address_id"].flatMap((field) => {
    const value = typed[field];
    return value ? [[field, value] as const] : [];
  });
  return {
    alias,
    name,
    title: t("place:elsewhere.title", { city: name, brand: settings.name }),
    notes: [
      (await hasCart(visit)) && t("place:elsewhere.cart"),
      !order_types.delivery && t("place:elsewhere.takeaway"),
    ].filter((note) => typeof note === "string"),
    kept: Object.fromEntries(kept),
  };
}

/** Handles the button that goes to the other city. The form contains its alias and the typed address. */
export async function moveToCity(visit: Visit, form: FormData) {
  const typed = typedValues(form);
  const here = await visit.city();
  const other = (await visit.needed(citiesOf(visit))).find(({ alias }) => alias === typed.city);
  if (!other || other.alias === here.alias) throw new Response(null, { status: 422 });
  return goToOtherCity(visit, form, other, typed);
}

/** Stores the other city and redirects there with the typed address (docs/specification/product.md#address). */
export function goToOtherCity(visit: Visit, form: FormData, other: CityBrief, typed: TypedValues) {
  const { t } = visit;
  visit.change(cityAliasCookie, other.alias);
  const path = pathInOtherCity(visit, other, typed.delivery_address_id);
  const isSaved = path !== addressFormIn(other);
  if (!isSaved) carryAddress(visit, other.alias, typed);
  const kept = other.order_types.delivery && !isSaved ? t("place:otherCityKept") : undefined;
  visit.setFlash({ tone: "info", text: [t("place:otherCity", { city: other.name }), kept].filter(Boolean).join(" ") });
  return visit.finish(form, path);
}

/**
 * Customers choose a saved address in their profile, by its id. Other visitors find the typed values in the address
 * form.
 */
export function pathInOtherCity(visit: Visit, other: CityBrief, id: string | number | undefined): string {
  const isSaved = /^[1-9]\d{0,15}$/.test(String(id));
  const hasProfile = visit.isCustomer && visit.offers("saved addresses");
  return isSaved && hasProfile && other.order_types.delivery
    ? cityPath(other.alias, `profile?tab=addresses&delivery_address_id=${id}`)
    : addressFormIn(other);
}

function addressFormIn({ alias }: CityBrief): string {
  return cityPath(alias, "order-type?order_type=delivery");
}
