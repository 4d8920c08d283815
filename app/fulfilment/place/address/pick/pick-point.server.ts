import { cleanAddress } from "../../../../../rules/address";
import type { Point } from "../../../../../rules/zones";
import { asFailure } from "../../../../../server/upstream/failure";
import type { Visit } from "../../../../../server/visitor/visit";
import type { FormAnswer } from "../../../../shared/web/modal/page";
import { rejectForm } from "../../../../shared/web/form/form-answer.server";
import { cartBefore, pathAfterPlace, takePlace } from "../../place-chosen.server";
import { addressDetails, type Details } from "../../place.view";
import { carryAddress } from "../address-form.server";
import { answerAddress, detailsOf, outcomeOf, setByText, type AddressOutcome } from "../set-address.server";

/**
 * Makes a point of the map the visitor's place. If the door is missing and the next page has no fields for it, its form
 * follows.
 */
export async function pickPoint(visit: Visit, form: FormData, point: Point, details: Details = {}) {
  const city = await visit.city();
  const before = await cartBefore(visit);
  let outcome: AddressOutcome;
  try {
    const answer = await setByText(visit, city, "", point, details);
    outcome = await outcomeOf(visit, city, { answer, before, point, details });
  } catch (error) {
    outcome = { kind: "failed", failure: asFailure(error) };
  }
  const where = { latitude: String(point.latitude), longitude: String(point.longitude) };
  const typed = { ...detailsOf(details), ...where };
  if (outcome.kind === "not_found")
    return rejectForm<FormAnswer>(visit, { errors: { form: visit.t("pick:empty") }, typed });
  if (outcome.kind !== "set") return answerAddress(visit, form, outcome, typed);
  const { text, changed } = await takePlace(visit, outcome.chosen);
  visit.setFlash({ tone: changed ? "info" : "good", text });
  const after = pathAfterPlace(visit);
  const hasDoor = details.room || details.private_house;
  if (hasDoor || after.split(/[?#]/)[0] === visit.path("checkout"))
    return visit.finish(form, after, { closeAll: true });
  const { address } = visit.place;
  const picked = cleanAddress(address?.address ?? "");
  const door = addressDetails.flatMap((name) => (address?.[name] ? [[name, address[name]] as const] : []));
  carryAddress(visit, city.alias, { address: picked, ...Object.fromEntries(door), ...where, picked });
  const query = new URLSearchParams({ door: "1", return_to: after });
  return visit.finish(form, `${visit.path("address")}?${query}`, { closeAll: true });
}
