import { codeFor, consentErrors } from "../account/request-code.server";
import { cartView } from "../cart/cart-view.server";
import { failureWords, keepKnownFields } from "../page/failure-words.server";
import { typedValues } from "../../server/guard/form";
import { asFailure } from "../../server/upstream/failure";
import { phoneCookie } from "../../server/visitor/cookies";
import type { Visit } from "../../server/visitor/visit";
import { checkOrder, isEmpty } from "./check-order.server";
import { hasPlace, needsSignIn } from "./customer-and-place.server";
import { readDraft, saveDraft } from "./draft.server";
import { isField } from "./order-fields.server";
import { placeOrder } from "./place-order.server";
import { backToCart, choosePlaceFirst, showAgain } from "./rejected-order.server";

/** The order form of somebody who is not signed in: checked as an order is, kept, and placed once the code for its phone is typed. */
export async function confirmByCode(visit: Visit, form: FormData, address: string | undefined) {
  const typed = typedValues(form);
  if (!needsSignIn(visit)) return placeOrder(visit, form);
  try {
    const cart = await cartView(visit);
    if (isEmpty(cart)) return await visit.redirect(visit.path());
    if (!(await hasPlace(visit))) return await choosePlaceFirst(visit, typed);
    const check = await checkOrder(visit, form, cart);
    if ("stopped" in check) return await backToCart(visit, typed);
    const errors = { ...("errors" in check ? check.errors : {}), ...consentErrors(visit, typed) };
    if ("errors" in check || Object.keys(errors).length > 0)
      return await showAgain(visit, typed, errors, "errors" in check ? check.status : 422);
    const request = { phone: check.payload.phone, channel: typed.notify_channel, address };
    const refused = await codeFor(visit, request);
    if (refused) return await showAgain(visit, typed, refused.errors, refused.status);
    await saveDraft(visit, typed);
    // What was chosen is of this phone's owner: signing in forgets what another one left.
    visit.change(phoneCookie, check.payload.phone);
    return await visit.redirect(visit.path("checkout/code"));
  } catch (error) {
    const { errors, status } = failureWords(visit.t, asFailure(error));
    return showAgain(visit, typed, keepKnownFields(errors, isField), status);
  }
}

/** Places the order that was kept while its phone was confirmed. If it cannot be placed, the form comes back with the reason. */
export async function placeDraft(visit: Visit): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(await readDraft(visit))) form.set(name, value);
  const answer = await placeOrder(visit, form);
  if (answer instanceof Response) return answer;
  const [reason] = "errors" in answer.data ? Object.values<string>(answer.data.errors) : [];
  if (reason) visit.setFlash({ tone: "danger", text: reason });
  const response = await visit.redirect(visit.path("checkout"));
  // That answer took the cookies along, the sign-in among them.
  for (const cookie of new Headers(answer.init?.headers).getSetCookie()) response.headers.append("Set-Cookie", cookie);
  return response;
}
