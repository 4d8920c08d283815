import type { DeliveryAddress } from "../../../../contract/place";
import { cityOfAddress } from "../../../../rules/address";
import type { OrderType } from "../../../../rules/order";
import { knownPoint } from "../../../../rules/zones";
import { checkForm } from "../../../../server/guard/form";
import { asFailure } from "../../../../server/upstream/failure";
import type { Visit } from "../../../../server/visitor/visit";
import { failureWords, keepKnownFields } from "../../../shared/web/errors/failure-words.server";
import { rejectForm } from "../../../shared/web/form/form-answer.server";
import { addressErrors, doorErrors, doorFields, doorOf } from "../../../fulfilment/place/address/address-form.server";
import { addressDetails, type Details } from "../../../fulfilment/place/place.view";
import { chooseAddress, setById, setByText } from "../../../fulfilment/place/address/set-address.server";
import { hasEnded, rejectEnded } from "../customer.server";

export async function saveDoor(visit: Visit, form: FormData, argument: string) {
  const { t } = visit;
  const read = checkForm(form, doorFields);
  const { typed } = read;
  const errors = {
    ...doorErrors(t, await visit.city(), typed),
    ...addressErrors(t, read.ok ? {} : read.errors, typed),
  };
  if (!read.ok || Object.keys(errors).length > 0) return rejectForm(visit, { errors, typed });
  const details = {
    ...Object.fromEntries(addressDetails.map((name) => [name, read.values[name] ?? ""])),
    ...doorOf(read.values),
  };
  try {
    const city = await visit.city();
    const { delivery_addresses } = await visit.upstream.addresses({});
    // A session that has lost its customer gets an empty list, not an error.
    if (!visit.session?.signed_in) return await rejectEnded(visit, typed);
    const saved = delivery_addresses.find(
      (one) => String(one.id) === argument && (cityOfAddress(one) ?? city.id) === city.id,
    );
    const changed = saved && (await changeDoor(visit, saved, details));
    if (!changed) return await rejectForm(visit, { errors: { form: t("profile:addresses.gone") }, typed }, 422);
    visit.addFlash({ tone: "good", text: t("profile:addresses.saved", { address: changed.address }) });
    return await visit.finish(form, visit.path("profile?tab=addresses"));
  } catch (error) {
    const failure = asFailure(error);
    if (hasEnded(failure)) return rejectEnded(visit, typed);
    const { errors, status } = failureWords(t, failure);
    return rejectForm(visit, { errors: keepKnownFields(errors, isDetail), typed }, status);
  }
}

const isDetail = (name: string) => addressDetails.some((known) => known === name);

/**
 * Changes the door of an address. The contract can only do that by delivering to it, so the place that was chosen
 * before is set again afterwards. A changed flat creates another saved address, so the former one is removed. Undefined
 * if the address is no longer found. Throws UpstreamFailure.
 */
async function changeDoor(
  visit: Visit,
  saved: DeliveryAddress,
  details: Details,
): Promise<DeliveryAddress | undefined> {
  const [city, order_type] = await Promise.all([visit.city(), visit.orderType()]);
  const { address: chosen } = visit.place;
  const answer = await setByText(visit, city, saved.address, knownPoint(saved.map?.coordinates), details);
  const changed = answer.delivery_address;
  if (!changed || changed.found === false || changed.delivery_possible === false) return undefined;
  if (changed.id !== saved.id)
    await visit.upstream.addressRemove({ id: saved.id }).catch((error: unknown) => void asFailure(error));
  const isChosen = chosen?.id === saved.id;
  if (isChosen) chooseAddress(visit, city, changed, details);
  const isPlace = isChosen && order_type === "delivery";
  if (!isPlace && !(await chooseAgain(visit, order_type))) {
    chooseAddress(visit, city, changed, details);
    visit.addFlash({ tone: "info", text: visit.t("place:set.addressOnly", { address: changed.address }) });
  }
  visit.forgetCart();
  return changed;
}

/** Sets the visitor's chosen place upstream again. False if that failed. */
async function chooseAgain(visit: Visit, order_type: OrderType): Promise<boolean> {
  const { address, shop } = visit.place;
  try {
    if (order_type === "delivery" && address) await setById(visit, await visit.city(), address.id, address);
    if (order_type === "takeaway" && shop) await visit.upstream.shopsSet({ shop_id: shop.id });
    visit.setOrderType(order_type);
    return true;
  } catch (error) {
    asFailure(error);
    return false;
  }
}
