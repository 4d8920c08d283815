import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { formData } from "../../../../server/guard/form";
import { asFailure, isMissing } from "../../../../server/upstream/failure";
import { openVisit, type Visit } from "../../../../server/visitor/visit";
import { canCancel, refundOf } from "../../../../rules/order";
import { rejectForm, pageTitles } from "../../../shared/web/form/form-answer.server";
import { failureWords } from "../../../shared/web/errors/failure-words.server";
import { intentButton } from "../../../shared/web/form/intent";
import { keepFormOffline } from "../../../shared/web/form/keep-form-offline";
import { usePage } from "../../../shared/web/modal/page";
import { Button, ButtonLink } from "../../../shared/ui/buttons/Button";
import { Notice } from "../../../shared/ui/messages/Notice";
import { FormErrors } from "../../../shared/web/form/FormErrors";
import { OrderCard } from "../OrderCard";
import { cardOf, totalOf } from "../order-words.server";
import { hasContents, orderNumber, ownOrder } from "../own-order.server";
import type { OrderCardView } from "../tracking.view";
import { forgetOrder, noteState } from "../active-order/active-order.server";
import styles from "./cancel.module.css";

type View = {
  title: string;
  error_title: string;
  return_to: string;
  number: string;
  can_cancel: boolean;
  /** Undefined if the order could not be loaded. */
  card?: OrderCardView;
  money?: string;
};

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const [city, order] = await Promise.all([visit.city(), ownOrder(visit, args.params.order_id)]);
  // After a failed cancellation the page shows the question again, with the reason.
  if (!order && !visit.formFailed) throw new Response(null, { status: 503 });
  const order_id = orderNumber(args.params.order_id);
  if (order) noteState(visit, order);
  if (order?.by_phone) return visit.redirect(trackingPath(visit, order_id));
  const number = String(order_id);
  const can_cancel = order ? canCancel(order.status.alias) : true;
  return visit.answer<View>({
    ...pageTitles(visit, visit.t(can_cancel ? "tracking:cancelTitle" : "tracking:number", { number })),
    return_to: trackingPath(visit, order_id),
    number,
    can_cancel,
    ...(hasContents(order) && {
      card: cardOf(visit, city, order),
      money:
        can_cancel && refundOf(order.status.alias, order.payment_state)
          ? visit.t("tracking:cancelRefund", { sum: totalOf(visit, city, order) })
          : undefined,
    }),
  });
}

/**
 * Only an accepted order that is not being cooked yet can be canceled (docs/specification/product.md#order-status); the
 * upstream decides.
 */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  const sent = await formData(args.request);
  const order_id = orderNumber(args.params.order_id);
  if (!visit.session) throw new Response(null, { status: 404 });
  try {
    const answer = await visit.upstream.orderCancel({ order_id });
    await forgetOrder(visit, order_id);
    visit.flashNotification(answer);
    // Only a signed-in customer has a list of orders (docs/specification/rules-and-calls.md#orders-and-payment).
    const orders = visit.session?.signed_in && visit.path("profile?tab=orders");
    return await visit.finish(sent, orders || trackingPath(visit, order_id));
  } catch (error) {
    const failure = asFailure(error);
    if (isMissing(failure)) throw new Response(null, { status: 404 });
    const { errors, status } = failureWords(visit.t, failure);
    const form = errors.form ?? failure.upstreamMessage ?? Object.values(errors)[0] ?? "";
    // The message opens ServerErrorModal (docs/specification/rules-and-calls.md#order-and-payment-errors).
    return rejectForm(visit, { errors: { form }, dialog: form }, status);
  }
}

function trackingPath(visit: Visit, order_id: number): string {
  return visit.path(`order/${order_id}/tracking`);
}

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [{ title: view?.title }];

export default function CancelPage() {
  const { t } = useTranslation("tracking");
  const { view, sending, titleId, Form } = usePage<View>();
  return (
    <div className={`wrap ${styles.page}`}>
      <FormErrors title={t("cancelFailed")} />
      <h1 id={titleId} className={styles.title}>
        {t(view.can_cancel ? "cancelTitle" : "number", { number: view.number })}
      </h1>
      <p className="soft above-3 below-5">{view.can_cancel ? t("cancelText") : t("tooLate")}</p>
      {view.money && <Notice>{view.money}</Notice>}
      {view.card && <OrderCard card={view.card} />}
      <div className="ways gaps-around">
        <ButtonLink to={view.return_to} variant="outline">
          {t(view.can_cancel ? "keep" : "toOrder")}
        </ButtonLink>{" "}
        {view.can_cancel && (
          <Form>
            <Button {...intentButton("cancel")} variant="danger" pending={sending}>
              {t("cancelYes")}
            </Button>
          </Form>
        )}
      </div>
    </div>
  );
}
