import type { ShouldRevalidateFunction } from "@remix-run/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useNavigate, useRouteError } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { DocumentHandle } from "../../../shared/web/context/document-handle";
import { useCityFrame, type PageHandle } from "../../../shared/web/context/city-frame";
import { z } from "zod";
import { typedValues } from "../../../../server/guard/form";
import { keepPayment } from "../../../../server/visitor/last-order";
import { openVisit, type Visit } from "../../../../server/visitor/visit";
import { cityPath } from "../../../../rules/city-alias";
import { asksCard, CARD, paysInApp, timeToPay } from "../../../../rules/payment";
import { cartView } from "../../../cart/view/cart-view.server";
import { usePage } from "../../../shared/web/modal/page";
import { formAction } from "../../../shared/web/form/form-action.server";
import { rejectForm } from "../../../shared/web/form/form-answer.server";
import { FormErrors } from "../../../shared/web/form/FormErrors";
import { keepFormOffline } from "../../../shared/web/form/keep-form-offline";
import { ButtonLink } from "../../../shared/ui/buttons/Button";
import { Notice } from "../../../shared/ui/messages/Notice";
import { metaAround } from "../../../shared/web/site/described-meta";
import { BesideOrder } from "../order/BesideOrder";
import { cardFormFields } from "../card/card-words";
import { ChangedOrder } from "../order/ChangedOrder";
import { ChosenWay } from "../ways/ChosenWay";
import { Countdown } from "../Countdown";
import { ErrorPage } from "../../../shared/web/errors/ErrorPage";
import { NoPayment } from "../NoPayment";
import { paymentFailed } from "../failed-payment.server";
import { saveOpenPayment, type OpenPayment } from "../../../../server/visitor/open-payment";
import { openPaymentOf, paymentPage, timeOver } from "../open-payment.server";
import { pay, stepPath, type Attempt } from "../pay.server";
import { statusOn } from "../payment-place.server";
import { changeOf, paymentTypes, paymentView } from "./payment-view.server";
import { paymentFieldId, paymentIntents, type PaymentView } from "../payment.view";
import { sendAgain, sentRequest } from "./send-again.server";
import { useWallets } from "../ways/use-wallets";
import styles from "../payment.module.css";
import { Ways } from "../ways/Ways";
import { moveFocus } from "../../../shared/ui/hooks/focus";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const open = await openPaymentOf(visit, args.params.order_cache_key);
  const status = await statusOn("pay", visit, open);
  const failed = new URL(args.request.url).searchParams.get("state") === "payment-failure";
  const current = "order_id" in status ? { ...open, order_id: status.order_id } : open;
  const view = await visit.needed(paymentView(visit, current, failed));
  const in_progress = open.step && !failed ? stepPath(visit, { ...open, step: open.step }) : undefined;
  return visit.answer<PaymentView>({
    ...view,
    in_progress,
    in_app: in_progress !== undefined && open.step?.at === "app",
  });
}

/** The attempt's key is the upstream's idempotency key, so sending it twice takes money once. */
export const action = formAction(async (visit, form, { params }) => {
  const open = await openPaymentOf(visit, params.order_cache_key);
  const intent = paymentIntents.take(form);
  const typed = typedValues(form);
  const key = z.uuid().safeParse(typed.attempt).data;
  if (!intent || !key) return rejectForm(visit, { errors: { form: visit.t("payment:errors.old") } }, 400);
  try {
    if (await changeOf(visit, open, await cartView(visit)))
      return await rejectForm(visit, { errors: { form: visit.t("payment:changed.text") } }, 409);
    if (timeToPay(open.pay_until, visit.now()) === 0) return await visit.redirect(timeOver(visit));
    const attempt = { key, payment_type: open.payment_type, email: typed.email };
    // Another window may have chosen another payment type in the meantime.
    const byCard = { ...attempt, payment_type: CARD };
    switch (intent.name) {
      case "acquirer":
        return await visit.redirect(await pay(visit, open, byCard));
      case "card":
        return await visit.redirect(await pay(visit, open, { ...byCard, cryptogram: typed.cryptogram }));
      case "frames": {
        const transaction = open.step?.at === "frames" ? open.step.transaction : undefined;
        return await visit.redirect(await pay(visit, open, { ...attempt, transaction }));
      }
      case "way":
        return await otherWay(visit, open, { ...attempt, payment_type: intent.argument });
    }
  } catch (error) {
    return paymentFailed(visit, open, typed, error);
  }
});

/** A type without fields starts to pay at once, the others show their fields. */
async function otherWay(visit: Visit, open: OpenPayment, attempt: Attempt): Promise<Response> {
  const { payment_type } = attempt;
  const types = await paymentTypes(visit, open);
  if (!types.some(({ alias, is_online }) => is_online && alias === payment_type))
    return visit.redirect(visit.path(paymentPage(open)));
  await keepPayment(visit, { alias: payment_type });
  // The request is already in the bank's app.
  if (sentRequest(open)?.by === payment_type) return visit.redirect(await sendAgain(visit, open));
  if (!asksCard(payment_type)) return visit.redirect(await pay(visit, open, attempt));
  saveOpenPayment(visit, { ...open, payment_type, step: undefined });
  return visit.redirect(visit.path(paymentPage(open)));
}

export { inOwnDocument as clientLoader } from "../own-document";

export const clientAction = keepFormOffline((t) => t("payment:errors.noAnswer"));

/** The next attempt needs a new key. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod !== undefined || defaultShouldRevalidate;

export const handle: PageHandle & DocumentHandle<PaymentView> = {
  frame: "short",
  payment: "bank",
  offersWallets: ({ wallets }) => wallets.length > 0,
};

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  view ? [{ title: view.title }] : metaAround({ matches });

/** A payment that this browser does not have is no misspelt address. */
export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NoPayment /> : <ErrorPage />;
}

/** docs/specification/product.md#online-payment */
export default function PaymentPage() {
  const { t } = useTranslation("payment");
  const { view, answer } = usePage<PaymentView>();
  const { order, deadline, in_progress, changed } = view;
  const wallets = useWallets(view.wallets);
  const way = wallets.find(({ alias }) => alias === view.wallet) ?? view.way;
  const others = [view.way, ...wallets, ...view.others].filter((other) => other !== way);
  const attempt = answer?.typed?.attempt ?? view.attempt;
  const shownErrors = Object.entries(answer?.errors ?? {}).filter(([field]) => !isCardError(field));
  return (
    <BesideOrder
      title={t("title")}
      back={view.back}
      order={order}
      change={view.form}
      errors={
        <FormErrors
          title={t("errors.title")}
          errors={changed ? {} : Object.fromEntries(shownErrors)}
          idOf={paymentFieldId}
        />
      }
    >
      <HeldUntil view={view} />
      {answer?.errors?.payment && (
        <Declined reason={answer.errors.payment} text={t("failed.held", { time: deadline.until })} />
      )}
      {view.failed && !answer && (
        <Notice tone="danger" title={t("failed.title")}>
          {t("failed.text", { time: deadline.until })}
        </Notice>
      )}
      {view.paid_earlier && (
        <Notice tone="good" action={<ButtonLink to={view.paid_earlier.tracking}>{t("notice.track")}</ButtonLink>}>
          {t("notice.paid", { number: view.paid_earlier.number })}
        </Notice>
      )}
      {changed && view.form ? (
        <ChangedOrder changed={changed} form={view.form} />
      ) : (
        <>
          {in_progress && (
            <Notice action={<ButtonLink to={in_progress}>{t("inProgress.action")}</ButtonLink>}>
              {t("inProgress.text")}
            </Notice>
          )}
          {/* A payment in the bank's app cannot be started again. */}
          {!(view.in_app && paysInApp(way.alias)) && <ChosenWay view={view} way={way} attempt={attempt} />}
          <Ways ways={others} atDoor={view.at_door} isDoorOver={view.door_is_over} form={view.form} attempt={attempt} />
        </>
      )}
    </BesideOrder>
  );
}

/** The card form shows its own fields' errors; `payment` is a note of the page. */
const isCardError = (field: string) => field === "payment" || cardFormFields.some((known) => known === field);

/** It takes the focus, because the card's code was cleared. */
function Declined({ reason, text }: { reason: string; text: string }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => void moveFocus(note.current), [reason]);
  return (
    <div ref={note} tabIndex={-1} className={styles.declined}>
      <Notice tone="danger" title={reason} live>
        {text}
      </Notice>
    </div>
  );
}

/** At zero the page redirects, unless a payment is in progress (docs/specification/product.md#online-payment). */
function HeldUntil({ view: { deadline, in_progress } }: { view: PaymentView }) {
  const { sending } = usePage();
  const navigate = useNavigate();
  const { city } = useCityFrame();
  const stays = sending || Boolean(in_progress);
  const onOver = useCallback(() => {
    if (!stays) navigate(cityPath(city.alias, "back-to-home?state=payment-failure"), { replace: true });
  }, [stays, navigate, city.alias]);
  return <Countdown deadline={deadline} onOver={onOver} />;
}
