import { cartView } from "../../cart/view/cart-view.server";
import { failureWords, keepKnownFields } from "../../shared/web/errors/failure-words.server";
import { rejectForm } from "../../shared/web/form/form-answer.server";
import type { FieldErrors, TypedValues } from "../../../server/guard/form";
import { log } from "../../../server/operate/log";
import { metrics } from "../../../server/operate/metrics";
import { isOutage, asFailure, type FailureKind, type UpstreamFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import type { CheckoutAnswer } from "./checkout.view";
import { toAcceptedOrder } from "./accepted-order.server";
import { needsSignIn, placePath, signInPath } from "./customer-and-place.server";
import { forgetDraft, saveDraft } from "./draft.server";
import { inPageOrder, isField } from "./order-fields.server";

export function showAgain(
  visit: Visit,
  typed: TypedValues,
  errors: FieldErrors,
  status = 422,
  more: Pick<CheckoutAnswer, "news" | "alternatives" | "changed" | "dialog"> = {},
) {
  return rejectForm<CheckoutAnswer>(visit, { errors: inPageOrder(errors), typed, ...more }, status);
}

/** Another customer has signed in: the former one's name and e-mail are removed, and the new one checks the order. */
export function showToOther(visit: Visit, typed: TypedValues) {
  const others = Object.entries(typed).filter(([name]) => !["username", "email", "customer"].includes(name));
  return showAgain(visit, Object.fromEntries(others), { form: visit.t("checkout:errors.customerChanged") }, 409, {
    changed: true,
  });
}

/** The page is not revalidated: if the order exists after all, its loader would show an empty cart. */
export function showUnanswered(visit: Visit, typed: TypedValues, message: string, status: number, dialog?: string) {
  return rejectForm(visit, { errors: { form: message }, typed, dialog, skipRevalidation: true as const }, status);
}

/** Unknown fields of the upstream are not counted, so that the metric's labels stay bounded. */
export function noteRefusal(by: "shop" | "upstream", errors: FieldErrors) {
  const fields = Object.keys(errors).filter(isField);
  for (const field of fields.length > 0 ? fields : ["none"]) metrics.refusedOrders.inc({ by, field });
  if (by === "shop") log.info({ fields }, "the order form was refused by the shop");
}

export async function backToCart(visit: Visit, typed: TypedValues, reason?: string) {
  await saveDraft(visit, typed);
  visit.setFlash({ tone: "danger", text: reason ?? visit.t("checkout:errors.stopped") });
  return visit.redirect(visit.path("cart"));
}

export async function signInFirst(visit: Visit, typed: TypedValues) {
  await saveDraft(visit, typed);
  visit.setFlash({ tone: "info", text: visit.t("checkout:errors.signIn") });
  return visit.redirect(signInPath(visit));
}

export async function chooseShopFirst(visit: Visit, typed: TypedValues) {
  await saveDraft(visit, typed);
  return visit.redirect(await placePath(visit));
}

/** `isRetry`: the form repeated an order that was sent before. */
export async function orderFailed(visit: Visit, typed: TypedValues, failure: UpstreamFailure, isRetry: boolean) {
  const { t } = visit;
  if (!isOutage(failure)) noteRefusal("upstream", fieldsOfForm(failure.errors));
  if (needsSignIn(visit)) return signInFirst(visit, typed);
  const { errors, status } = failureWords(t, failure);
  const outage = outageWords[failure.kind];
  if (outage) {
    const message = (failure.kind === "failed" && messageOf(failure)) || t(outage);
    return showUnanswered(visit, typed, message, status, failure.kind === "failed" ? message : undefined);
  }
  if (failure.kind === "limited") {
    const shown = keepKnownFields(errors, () => false);
    return showAgain(visit, typed, shown, status, { dialog: shown.form });
  }
  const cart = await cartNow(visit);
  const reason = messageOf(failure);
  if (cart === "unavailable_line" || cart === "nothing_left") return backToCart(visit, typed, reason);
  if (cart === "empty") {
    // On a retry the upstream answers with the order of this key. Otherwise another key may have ordered the cart.
    const accepted = isRetry ? undefined : await toAcceptedOrder(visit);
    if (accepted) return accepted;
    forgetDraft(visit);
    visit.setFlash({ tone: "danger", text: reason ?? t("checkout:errors.emptyCart") });
    return visit.redirect(visit.path());
  }
  const isShown = await shownFields(visit);
  const shown = keepKnownFields(fieldsOfForm(errors), (field) => isField(field) && isShown(field));
  const isOfFields = Object.keys(shown).some((field) => field !== "form");
  // ServerErrorModal opens only if no field has an error
  // (docs/specification/rules-and-calls.md#order-and-payment-errors).
  return showAgain(visit, typed, shown, status, isOfFields ? {} : { dialog: shown.form });
}

const messageOf = ({ upstreamMessage, errors }: UpstreamFailure) => upstreamMessage ?? Object.values(errors)[0];

/** Our messages for failures after which the order may exist. */
const outageWords: Partial<Record<FailureKind, `checkout:errors.${"late" | "ours" | "down" | "unclear"}`>> = {
  timeout: "checkout:errors.late",
  failed: "checkout:errors.ours",
  unreachable: "checkout:errors.down",
  lost: "checkout:errors.down",
  broken: "checkout:errors.unclear",
};

/** An error of a field that is not shown becomes the form's own, because its link would lead nowhere. */
async function shownFields(visit: Visit): Promise<(field: string) => boolean> {
  const [order_type, city] = await Promise.all([visit.orderType(), visit.city()]);
  return (field) => {
    if (field === "phone") return !visit.settings.customers.is_auth_enabled;
    if (field === "email") return city.country.code === "TR";
    return order_type === "delivery" || !field.startsWith("delivery_address.");
  };
}

/** An upstream may name the cash field `change` (docs/specification/rules-and-calls.md#order-form-fields). */
function fieldsOfForm({ change, ...errors }: FieldErrors): FieldErrors {
  return change === undefined ? errors : { cash: change, ...errors };
}

/** Since the page was rendered, a product may have been stopped, or another tab may have emptied the cart. */
async function cartNow(visit: Visit) {
  try {
    const { cart } = await visit.upstream.cart(await visit.cartScope());
    visit.setCart(cart);
  } catch (error) {
    asFailure(error);
    return undefined;
  }
  return (await cartView(visit)).block;
}
