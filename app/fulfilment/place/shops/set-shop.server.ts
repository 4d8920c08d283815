import type { Shop } from "../../../../contract/place";
import { asFailure } from "../../../../server/upstream/failure";
import type { Visit } from "../../../../server/visitor/visit";
import { rejectForm } from "../../../shared/web/form/form-answer.server";
import { failureWords } from "../../../shared/web/errors/failure-words.server";
import type { FormAnswer } from "../../../shared/web/modal/page";
import { cartBefore, pathAfterPlace, placeChosen } from "../place-chosen.server";
import { cut } from "../../../../rules/cut";

/** Chooses a shop of this city: sets it upstream, and the visitor's order type and place. */
export async function setShop(visit: Visit, form: FormData, shop_id: number) {
  const city = await visit.city();
  const before = await cartBefore(visit);
  try {
    const answer = await visit.upstream.shopsSet({ shop_id });
    if (answer.shop.city_id !== city.id) return await chooseAnother(visit, form);
    chooseShop(visit, answer.shop);
    const words = visit.t("place:set.shop", { street: answer.shop.address.street });
    return await placeChosen(visit, form, { words, before, answer, closeAll: true });
  } catch (error) {
    const { errors, status } = failureWords(visit.t, asFailure(error));
    return rejectForm<FormAnswer>(
      visit,
      { errors: { form: errors.form ?? errors.shop_id ?? Object.values(errors)[0] ?? "" } },
      status,
    );
  }
}

/** Makes a shop of this city the visitor's place, and takeaway the order type. */
export function chooseShop(visit: Visit, { id, name, address }: Shop) {
  visit.setPlace({ shop: { id, name: cut(name, 200), street: cut(address.street, 200) } });
  visit.setOrderType("takeaway");
}

/** Drops a shop of another city and redirects to the choice of a shop (docs/specification/product.md#order-type). */
export async function chooseAnother(visit: Visit, form: FormData) {
  visit.setPlace({ shop: undefined });
  visit.setOrderType("takeaway");
  const query = new URLSearchParams({ order_type: "takeaway", return_to: pathAfterPlace(visit) });
  return visit.finish(form, `${visit.path("order-type")}?${query}`, { closeAll: true });
}
