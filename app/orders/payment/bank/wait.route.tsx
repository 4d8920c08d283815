import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { DocumentHandle } from "../../../shared/web/context/document-handle";
import type { PageHandle } from "../../../shared/web/context/city-frame";
import { formData } from "../../../../server/guard/form";
import { openVisit } from "../../../../server/visitor/visit";
import { PAYMENT_POLL_SECONDS } from "../../../../rules/payment";
import { usePolled } from "../../../shared/web/hydration/use-polled";
import { ButtonLink } from "../../../shared/ui/buttons/Button";
import { clockWithSeconds } from "../../tracking/order-words.server";
import { Between } from "../Between";
import { BankApp } from "./BankApp";
import type { OpenPayment } from "../../../../server/visitor/open-payment";
import { openPaymentOf, paymentPage } from "../open-payment.server";
import { OtherWay } from "../ways/OtherWay";
import { statusOn } from "../payment-place.server";
import { deadlineView, pageParts, paidOrder } from "../page/payment-view.server";
import { waitIntents, type WaitView } from "../payment.view";
import { qrCode } from "../../../shared/web/words/qr-code.server";
import { againOf, sendAgain } from "../page/send-again.server";
import { Waiting } from "./Waiting";
import { FormErrors } from "../../../shared/web/form/FormErrors";
import { keepFormOffline } from "../../../shared/web/form/keep-form-offline";
import { noLinks } from "../../../shared/ui/messages/ErrorSummary";

/** Waits after SBP and SberPay, and while the result of a bank is unknown. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const open = await openPaymentOf(visit, args.params.order_cache_key);
  await statusOn("wait", visit, open);
  const [city, order] = await Promise.all([visit.city(), paidOrder(visit, open)]);
  const refresh = new URL(args.request.url).searchParams.get("refresh") !== "off";
  const deadline = deadlineView(visit, city, open);
  const view: WaitView = {
    ...pageParts(visit, open, visit.t(open.step?.at === "app" ? "payment:app.title" : "payment:wait.title")),
    path: visit.path(paymentPage(open, "wait")),
    order,
    deadline,
    refresh,
    ...(refresh ? { refresh_after: PAYMENT_POLL_SECONDS } : {}),
    updated_at: clockWithSeconds(city, visit.now()),
    other_way: visit.path(paymentPage(open)),
    app: await appOf(open),
    again: await againOf(visit, open),
  };
  return visit.answer<WaitView>(view);
}

export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  const open = await openPaymentOf(visit, args.params.order_cache_key);
  const isValid = waitIntents.take(await formData(args.request)) !== undefined;
  return visit.redirect(isValid ? await sendAgain(visit, open) : visit.path(paymentPage(open, "wait")));
}

export const clientAction = keepFormOffline();

export { besidePayment as clientLoader } from "../own-document";

async function appOf({ step }: OpenPayment): Promise<WaitView["app"]> {
  if (step?.at !== "app") return undefined;
  const { qr_code, payment_link, notification } = step;
  return { qr: qr_code ? await qrCode(qr_code) : undefined, link: payment_link, notification };
}

export const handle: PageHandle & DocumentHandle = { frame: "short", payment: "private" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: (data as WaitView | undefined)?.title }];

export default function WaitPage() {
  const { t } = useTranslation("payment");
  const loaded = useLoaderData<typeof loader>() as WaitView;
  // For a paid order the answer is a redirect. A second one, while the first is followed, makes the router load the
  // order's page twice and throw.
  const isLeaving = useNavigation().state !== "idle";
  const { view, isBehind } = usePolled(loaded, {
    path: loaded.path,
    everyMs: PAYMENT_POLL_SECONDS * 1_000,
    goesOn: () => loaded.refresh && !isLeaving,
  });
  const { path, app } = view;
  const waiting = { path, isOn: loaded.refresh, checked: view.updated_at, isBehind };
  const below = (
    <>
      <FormErrors title={t("errors.title")} idOf={noLinks} />
      <Waiting {...waiting} now />
    </>
  );
  if (app) return <BankApp view={view} app={app} waiting={below} />;
  return (
    <Between
      icon="hourglass"
      order={view.order}
      title={t("wait.title")}
      text={t("wait.text")}
      note={<Waiting {...waiting} />}
    >
      <ButtonLink to={loaded.refresh ? path : `${path}?refresh=off`} reloadDocument variant="outline" size="l" wide>
        {t("wait.now")}
      </ButtonLink>
      <OtherWay to={view.other_way} />
    </Between>
  );
}
