import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useRevalidator, type ShouldRevalidateFunction } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { typedValues, type TypedValues } from "../../../../server/guard/form";
import { safePath } from "../../../../server/guard/safe-path";
import { openVisit, type Visit } from "../../../../server/visitor/visit";
import { CartMessages } from "../../../cart/CartParts";
import { useCart, useCartView } from "../../../cart/store/CartProvider";
import { messageOf, type CartOutcome } from "../../../shared/basket/cart-outcome.server";
import { addToCart } from "../../../cart/lines/add-to-cart.server";
import { orderCart } from "../../../cart/view/cart-view.server";
import { setBonuses } from "../../../cart/offers/points.server";
import { applyPromocode, forgetPromocode, keepPoints } from "../../../cart/offers/promocode.server";
import { setBags } from "../../../shared/basket/change-cart.server";
import { FOR_POINTS, KEEP_POINTS, type CartView } from "../../../shared/basket/cart.view";
import { setGift } from "../../../cart/gifts/set-gift.server";
import { rejectForm } from "../../../shared/web/form/form-answer.server";
import { useFormFields } from "../../../shared/web/form/use-form-fields";
import { keepFormOffline } from "../../../shared/web/form/keep-form-offline";
import { useCityFrame, type PageHandle } from "../../../shared/web/context/city-frame";
import { usePage } from "../../../shared/web/modal/page";
import { skipRevalidationForModals, skipsRevalidation } from "../../../shared/web/modal/revalidation";
import { formAction } from "../../../shared/web/form/form-action.server";
import { FormErrors } from "../../../shared/web/form/FormErrors";
import { FormSwitches } from "../../../shared/web/form/FormSwitches";
import { DefaultButton } from "../../../shared/ui/buttons/DefaultButton";
import links from "../../../shared/ui/buttons/Links.module.css";
import { Icon } from "../../../shared/ui/icons/Icon";
import { Notice } from "../../../shared/ui/messages/Notice";
import { DETAIL_MAX } from "../../../../rules/address";
import { toggledNote } from "../../../../rules/courier-note";
import {
  courierNotes,
  doorField,
  FORM_ID,
  orderFieldId,
  orderIntents,
  type CheckoutAnswer,
  type CheckoutView,
  type OrderFormFields,
  type UnansweredView,
} from "../checkout.view";
import styles from "../checkout.module.css";
import { toAcceptedOrder } from "../accepted-order.server";
import { checkoutView, unansweredView } from "./checkout-view.server";
import { confirmByCode } from "../confirm-by-code.server";
import { Contact } from "../Contact";
import { needsShop, needsSignIn, placePath, signInPath } from "../customer-and-place.server";
import { saveAndReturn, saveDraft, unansweredOrder } from "../draft.server";
import { checkFormAddress } from "../form-address.server";
import { Payment } from "../payment/Payment";
import { payAtDoor } from "../payment/pay-at-door.server";
import { placeOrder } from "../place-order.server";
import { showAgain } from "../rejected-order.server";
import { Summary } from "../Summary";
import { Unanswered } from "../Unanswered";
import { chooseTime, proposedTime, wantedTime } from "../../../fulfilment/time-slots/choose-time.server";
import { INTERVAL_DATE } from "../../../fulfilment/time-slots/time-slots.view";
import { When } from "../When";
import { useChosenPayment } from "../payment/use-chosen-payment";
import { useOfferedPayment } from "../payment/use-offered-payment";
import { useSavedDraft } from "../use-saved-draft";
import { WayOut } from "../WayOut";
import { WhereTo } from "../WhereTo";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const cart = await orderCart(visit);
  const isUnknown = cart.state === "unknown";
  // After a failed submit the form is shown with its values even without a cart.
  if (isUnknown && !visit.formFailed) throw new Response(null, { status: 503 });
  const unanswered = await unansweredOrder(visit);
  const isEmpty = !isUnknown && (cart.block === "empty" || cart.lines.length === 0);
  if (isEmpty && !unanswered) return (await toAcceptedOrder(visit)) ?? visit.redirect(visit.path());
  if (isEmpty && unanswered && needsSignIn(visit)) return visit.redirect(signInPath(visit));
  if (isEmpty && unanswered) return visit.answer(unansweredView(visit, unanswered.typed));
  if (await needsShop(visit)) return visit.redirect(await placePath(visit));
  const view = await checkoutView(visit, cart, unanswered?.signature);
  // The view's calls may have found that the sign-in has expired.
  const isSignedOut = needsSignIn(visit) && !view.contact.sign_in;
  return isSignedOut ? visit.redirect(visit.path("checkout")) : visit.answer(view);
}

/** All submit buttons send this one form, so that nothing typed is lost without scripts. */
export const action = formAction(async (visit, form) => {
  const intent = orderIntents.take(form);
  const typed = typedValues(form);
  // Another day asks for another time.
  const isOtherDay = intent?.name === "date" && intent.argument.slice(0, 10) !== typed[INTERVAL_DATE];
  if (intent && !["order", "confirm", "keep", "time"].includes(intent.name) && !isOtherDay)
    await keepTime(visit, typed);
  switch (intent?.name) {
    case "confirm":
      return visit.needed(confirmByCode(visit, form));
    case "order":
      return visit.needed(placeOrder(visit, form));
    case "address":
      return visit.needed(checkFormAddress(visit, form));
    case "keep":
      return saveAndReturn(visit, typed, "foot");
    case "date":
      return saveAndReturn(visit, typed, "interval_id", intent.argument.slice(0, 10));
    case "time": {
      const outcome = await chooseTime(visit, proposedTime(intent.argument));
      if (outcome.ok) return saveAndReturn(visit, typed, "interval_id");
      return showAgain(visit, typed, outcome.errors, outcome.status, { changed: true });
    }
    case "banknote":
      return saveAndReturn(visit, { ...typed, cash: intent.argument }, "cash");
    case "note": {
      const note = courierNotes.find((known) => known === intent.argument);
      const [name, comment = ""] = [doorField("description"), typed[doorField("description")]];
      const after = note ? toggledNote(comment, visit.t(`checkout:notes.${note}`), DETAIL_MAX) : comment;
      return saveAndReturn(visit, { ...typed, [name]: after }, "notes");
    }
    case "bag":
      return showCart(visit, await setBags(visit, intent.argument), typed, "packages");
    case "gift": {
      const [id, count] = intent.argument.split(".");
      return showCart(visit, asFormError(await setGift(visit, id, count)), typed, "gifts");
    }
    case "add": {
      const dish = new FormData();
      dish.set("product_key", intent.argument);
      return showCart(visit, asFormError(await addToCart(visit, dish)), typed, "related");
    }
    case "promocode":
      return showCart(visit, await applyPromocode(visit, typed.promocode), typed, "promocode");
    case "bonuses":
      return showCart(visit, await setBonuses(visit, intent.argument), typed, "points");
    case "forget_promocode":
      return showCart(visit, await forgetPromocode(visit), typed, "promocode");
    case FOR_POINTS:
      return showCart(visit, await applyPromocode(visit, intent.argument, { forPoints: true }), typed, "promocode");
    case KEEP_POINTS:
      return showCart(visit, await keepPoints(visit, intent.argument), typed, "promocode");
    case "door":
      return visit.needed(payAtDoor(visit, typed, intent.argument));
    case "leave":
      await saveDraft(visit, typed);
      return visit.redirect(safePath(intent.argument, visit.path("checkout")));
    case undefined:
      return showAgain(visit, typed, { form: visit.t("checkout:errors.formOld") }, 400);
  }
});

/** A failure becomes a flash message. */
async function keepTime(visit: Visit, typed: TypedValues) {
  const wanted = wantedTime(typed);
  const outcome = wanted && (await chooseTime(visit, wanted));
  if (!outcome) return;
  if (!outcome.ok) visit.addFlash({ tone: "danger", text: Object.values(outcome.errors)[0] ?? "" });
  else if (outcome.words) visit.addFlash({ tone: "info", text: outcome.words });
}

/** No field of the form belongs to the change. */
const asFormError = (outcome: CartOutcome): CartOutcome =>
  outcome.ok ? outcome : { ...outcome, errors: { form: messageOf(outcome) } };

/** Typed values stay, except a promo code that has been applied. */
async function showCart(
  visit: Visit,
  outcome: CartOutcome,
  typed: TypedValues,
  field: "packages" | "promocode" | "points" | "gifts" | "related",
) {
  if (outcome.ok) return saveAndReturn(visit, field === "promocode" ? { ...typed, promocode: "" } : typed, field);
  await saveDraft(visit, typed);
  return rejectForm(visit, { errors: outcome.errors, typed }, outcome.status);
}

export const clientAction = keepFormOffline((t) => t("checkout:errors.offline"));

/** Revalidates after a failed order too: times, prices or the cart may have changed. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  const isSubmit = change.formMethod !== undefined && change.formMethod !== "GET";
  return isSubmit ? !skipsRevalidation(change.actionResult) : skipRevalidationForModals(change);
};

export const handle: PageHandle = { frame: "slim" };

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [{ title: view?.title }];

export default function CheckoutPage() {
  const { view } = usePage<CheckoutView | UnansweredView>();
  return "unanswered" in view ? <Unanswered /> : <OrderForm />;
}

function OrderForm() {
  const { t } = useTranslation(["checkout", "common"]);
  const { view, answer: answered, errors, sending, titleId, Form } = usePage<CheckoutView>();
  const answer = answered as CheckoutAnswer | undefined;
  const typed = answer?.typed ?? view.typed;
  const wrong = Object.keys(errors).filter((field) => field !== "form").length;
  const [orderKey] = useState(typed.order_key ?? view.order_key);
  useFreshCart(view.cart);
  useSavedDraft();
  const payment = useOfferedPayment(view.payment);
  const picked = useChosenPayment(payment);
  const paysNow = payment.now.some(({ alias }) => alias === picked);
  const fields = useFormFields<OrderFormFields>({
    id: FORM_ID,
    constraints: view.constraints,
    errors,
    values: {
      username: typed.username ?? view.contact.username,
      phone: typed.phone ?? (view.contact.field ?? view.contact.sign_in?.field)?.value,
      recipient_name: typed.recipient_name,
      recipient_phone: typed.recipient_phone,
      order_comment: typed.order_comment,
      cash: typed.cash,
      email: typed.email,
    },
  });
  const parts = { fields, typed };
  return (
    <div className={`wrap ${styles.page}`}>
      <Form noValidate id={FORM_ID}>
        {/* Enter in a field uses the form's first submit button, which must not order. */}
        <DefaultButton {...orderIntents.button("keep")}>{t("keep")}</DefaultButton>
        <FormErrors
          title={
            wrong ? t("errors.title", { count: wrong }) : t(answer?.news ? "errors.changed" : "common:errors.title")
          }
          errors={errors}
          idOf={orderFieldId}
        />
        <div className={styles.head}>
          <WayOut to={view.return_to} className={`tap ${links.back} ${styles.back}`}>
            <Icon name="arrow-left" /> <span className="from-tablet">{t("common:errors.toMenu")}</span>
          </WayOut>{" "}
          <h1 id={titleId} className={styles.title}>
            {t("title")}
          </h1>
        </div>
        <input type="hidden" name="order_key" value={orderKey} />
        <input type="hidden" name="order_type" value={view.where.order_type} />
        {view.customer && <input type="hidden" name="customer" value={view.customer} />}
        <input type="hidden" name="cart" value={view.cart_signature || typed.cart} />
        <div className={styles.columns}>
          <div>
            {answer?.news && <Notice live>{answer.news}</Notice>}
            <CartMessages view={view.cart} position="top" className="" />
            {view.accepted && (
              <Notice action={<WayOut to={view.accepted.tracking}>{t("finish.track")}</WayOut>}>
                {view.accepted.words}
              </Notice>
            )}
            {view.earlier && <Notice>{view.earlier}</Notice>}
            <OpenPayment />
            <Contact contact={view.contact} order_type={view.where.order_type} {...parts} />
            <WhereTo where={view.where} alternatives={answer?.alternatives} {...parts} />
            <When when={view.when} {...parts} />
            <Payment payment={payment} picked={picked} {...parts} />
          </div>
          <Summary
            view={view}
            sending={sending}
            paysNow={paysNow}
            typed={typed.promocode ?? view.promocode}
            errors={errors}
          />
        </div>
        <FormSwitches />
      </Form>
    </div>
  );
}

/** The line about the open payment is on every page but this one, where a second order would be made. */
function OpenPayment() {
  const { t } = useTranslation("checkout");
  const { active_order } = useCityFrame();
  if (!active_order?.unpaid) return null;
  return (
    <Notice action={<WayOut to={active_order.to}>{active_order.words}</WayOut>}>
      {t("unpaid", { note: active_order.note })}
    </Notice>
  );
}

/**
 * The cart may change in a modal, in another window or by a guest of a group order: the order form and the other parts
 * of the page follow the newer of their carts.
 */
function useFreshCart({ whose, version, count, total }: CartView) {
  const cart = useCart();
  const shown = useCartView();
  const { revalidate, state } = useRevalidator();
  const asked = useRef(version);
  const isSame = shown.whose === whose;
  const newer = isSame && shown.version > version ? shown.version : undefined;
  // An upstream without versions has a new one for each answer: without the sums, each side would wait for the other.
  const isNewer = isSame && version > shown.version && (count !== shown.count || total !== shown.total);
  useEffect(() => {
    // Once per version, even if it fails.
    if (newer === undefined || newer <= asked.current || state !== "idle") return;
    asked.current = newer;
    revalidate();
  }, [newer, state, revalidate]);
  useEffect(() => {
    if (isNewer && !cart.hasUnanswered()) void cart.refresh();
  }, [isNewer, version, cart]);
}
