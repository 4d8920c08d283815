import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { openVisit } from "../../../../server/visitor/visit";
import type { DocumentHandle } from "../../../shared/web/context/document-handle";
import type { PageHandle } from "../../../shared/web/context/city-frame";
import { HOST_PLACEHOLDER, Leave, WithHost } from "./Leave";
import { Between } from "../Between";
import { completionOf } from "../complete-link.server";
import { lastPayment, saveOpenPayment } from "../../../../server/visitor/open-payment";
import type { CompleteView } from "../payment.view";

/**
 * The page between a paid order and the `complete_link` of another origin. It leads there once: whoever comes back to
 * it gets the order.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const open = await lastPayment(visit);
  if (!open?.is_seen_paid || open.key !== args.params.order_cache_key) return visit.redirect(visit.path());
  const tracking = visit.path(`order/${open.order_id}/tracking`);
  const { url } = completionOf(visit, open.complete_link) ?? {};
  if (!url) return visit.redirect(tracking);
  saveOpenPayment(visit, { ...open, complete_link: undefined });
  const heading = visit.t("payment:paid", { number: open.order_id });
  return visit.answer<CompleteView>({
    title: `${heading} · ${visit.settings.name}`,
    heading,
    host: new URL(url).host,
    tracking,
    refresh_to: url,
  });
}

export { besidePayment as clientLoader } from "../own-document";

export const handle: PageHandle & DocumentHandle = { frame: "short", payment: "private" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: (data as CompleteView | undefined)?.title }];

export default function CompletePage() {
  const { t } = useTranslation("payment");
  const { heading, host, tracking, refresh_to } = useLoaderData<typeof loader>() as CompleteView;
  return (
    <Between
      icon="check"
      title={heading}
      text={<WithHost words={t("complete.text", { host: HOST_PLACEHOLDER })} host={host} />}
      note={<Link to={tracking}>{t("notice.track")}</Link>}
    >
      <Leave to={refresh_to} words={t("complete.button")} />
    </Between>
  );
}
