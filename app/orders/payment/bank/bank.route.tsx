import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { DocumentHandle } from "../../../shared/web/context/document-handle";
import type { PageHandle } from "../../../shared/web/context/city-frame";
import { isWallet } from "../../../../rules/payment";
import { openVisit } from "../../../../server/visitor/visit";
import { Button } from "../../../shared/ui/buttons/Button";
import { Between } from "../Between";
import { Frames } from "./Frames";
import { HOST_PLACEHOLDER, Leave, WithHost } from "./Leave";
import type { PaymentStep } from "../../../../server/visitor/open-payment";
import { nextAttempt, openPaymentOf, paymentPage } from "../open-payment.server";
import { statusOn } from "../payment-place.server";
import { deadlineView, pageParts, paidOrder } from "../page/payment-view.server";
import type { BankView } from "../payment.view";

/** The page between ours and the bank's (docs/specification/behaviour.md#payment-security). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const open = await openPaymentOf(visit, args.params.order_cache_key);
  const bank = open.step && bankOf(open.step);
  if (!bank) return visit.redirect(visit.path(paymentPage(open)));
  await statusOn("bank", visit, open);
  const [city, order] = await Promise.all([visit.city(), paidOrder(visit, open)]);
  return visit.answer<BankView>({
    ...pageParts(visit, open, visit.t(`payment:bank.${bank.at}.title`)),
    return_to: visit.path(paymentPage(open)),
    order,
    deadline: deadlineView(visit, city, open),
    attempt: nextAttempt(open),
    bank,
    wallet: isWallet(open.payment_type),
    // The acquirer's page opens by itself, without scripts too.
    ...(bank.at === "acquirer" ? { refresh_to: bank.url } : {}),
  });
}

function bankOf(step: PaymentStep): BankView["bank"] | undefined {
  switch (step.at) {
    case "acquirer":
      return { at: "acquirer", url: step.url, host: new URL(step.url).host };
    case "bank":
      return { at: "bank", url: step.url, host: new URL(step.url).host, fields: step.fields };
    case "frames":
      return { at: "frames", urls: step.urls, data: step.data };
    default:
      return undefined;
  }
}

export { inOwnDocument as clientLoader } from "../own-document";

export const handle: PageHandle & DocumentHandle = { frame: "short", payment: "bank" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: (data as BankView | undefined)?.title }];

export default function BankPage() {
  const { t } = useTranslation("payment");
  const view = useLoaderData<typeof loader>() as BankView;
  const { bank, deadline, return_to, wallet } = view;
  return (
    <Between
      icon={bank.at === "acquirer" ? "landmark" : "shield-check"}
      order={view.order}
      title={t(`bank.${bank.at}.title`)}
      text={
        <WithHost
          words={t(wallet ? "bank.bank.text" : `bank.${bank.at}.text`, { host: HOST_PLACEHOLDER })}
          host={"host" in bank ? bank.host : ""}
        />
      }
      note={
        <p>
          {t("bank.until", { time: deadline.until })} <Link to={return_to}>{t("bank.back")}</Link>
        </p>
      }
    >
      {bank.at === "acquirer" && <Leave to={bank.url} words={t("bank.acquirer.button")} />}
      {bank.at === "bank" && <ToBank url={bank.url} fields={bank.fields} />}
      {bank.at === "frames" && <Frames frames={bank} attempt={view.attempt} path={view.path} />}
    </Between>
  );
}

/** A script submits the form at once. */
function ToBank({ url, fields }: { url: string; fields: Record<string, string> }) {
  const { t } = useTranslation("payment");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  return (
    <form ref={form} method="post" action={url}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button size="l" wide>
        {t("bank.bank.button")}
      </Button>
    </form>
  );
}
