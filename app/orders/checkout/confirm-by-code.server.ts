import { codeFor, consentErrors } from "../../sign-in/request-code.server";
import { cartView } from "../../cart/view/cart-view.server";
import { failureWords, keepKnownFields } from "../../shared/web/errors/failure-words.server";
import { typedValues } from "../../../server/guard/form";
import { ORDER_TIME_MS } from "../../../server/upstream/deadline";
import { asFailure } from "../../../server/upstream/failure";
import { phoneCookie } from "../../../server/visitor/cookies";
import type { Visit } from "../../../server/visitor/visit";
import { checkOrder, isEmpty } from "./check-order.server";
import { needsShop, needsSignIn } from "./customer-and-place.server";
import { readDraft, saveDraft } from "./draft.server";
import { isField } from "./order-fields.server";
import { placeOrder } from "./place-order.server";
import { backToCart, chooseShopFirst, showAgain } from "./rejected-order.server";

/** Checks the form as an order, saves it and sends a code to its phone; the right code places the order. */
export async function confirmByCode(visit: Visit, form: FormData) {
  if (!needsSignIn(visit)) return placeOrder(visit, form);
  visit.deadline.allow(ORDER_TIME_MS);
  try {
    const cart = await cartView(visit);
    if (isEmpty(cart)) return await visit.redirect(visit.path());
    if (await needsShop(visit)) return await chooseShopFirst(visit, typedValues(form));
    const check = await checkOrder(visit, form, cart, { saysTotal: true });
    const typed = typedValues(form);
    if ("stopped" in check) return await backToCart(visit, typed);
    const consent = consentErrors(visit, typed);
    if ("errors" in check)
      return await showAgain(visit, check.typed, { ...check.errors, ...consent }, check.status, check.more);
    const { news } = check;
    const more = { news, ...(news ? { changed: true as const } : {}) };
    if (Object.keys(consent).length > 0) return await showAgain(visit, typed, consent, 422, more);
    const { phone, username: name } = check.payload;
    const refused = await codeFor(visit, { phone, name, typed });
    if (refused) return await showAgain(visit, { ...typed, ...refused.typed }, refused.errors, refused.status, more);
    if (news) visit.setFlash({ tone: "good", text: news });
    await saveDraft(visit, typed);
    // The cookie marks place and draft as this phone's, since signing in forgets the data of other phones.
    visit.change(phoneCookie, phone);
    return await visit.redirect(visit.path("checkout/code"));
  } catch (error) {
    const { errors, status } = failureWords(visit.t, asFailure(error));
    return showAgain(visit, typedValues(form), keepKnownFields(errors, isField), status);
  }
}

/** Places the saved order. If that fails, the form comes back with the reason. */
export async function placeDraft(visit: Visit): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(await readDraft(visit))) form.set(name, value);
  const answer = await placeOrder(visit, form);
  if (answer instanceof Response) return answer;
  const [reason] = "errors" in answer.data ? Object.values<string>(answer.data.errors ?? {}) : [];
  if (reason) visit.setFlash({ tone: "danger", text: reason });
  const response = await visit.redirect(visit.path("checkout"));
  // The failed answer carries the cookies, the sign-in among them.
  for (const cookie of new Headers(answer.init?.headers).getSetCookie()) response.headers.append("Set-Cookie", cookie);
  return response;
}
