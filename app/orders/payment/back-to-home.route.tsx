import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { PageHandle } from "../../shared/web/context/city-frame";
import { cityPath } from "../../../rules/city-alias";
import { asFailure } from "../../../server/upstream/failure";
import { openVisit, type Visit } from "../../../server/visitor/visit";
import { clock } from "../tracking/order-words.server";
import { ButtonLink } from "../../shared/ui/buttons/Button";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import { Between } from "./Between";
import { NoPayment } from "./NoPayment";
import { endPayment, lastPayment } from "../../../server/visitor/open-payment";
import { paymentPage } from "./open-payment.server";
import { statusOn } from "./payment-place.server";

type View = {
  title: string;
  /** The payment as far as it is known. Absent in a browser without one. */
  over?: {
    until: string;
    has_cart: boolean;
    phone?: string;
    late: boolean;
    /** The payment came too late and is refunded. */
    refunded?: { number: number; tracking: string };
  };
  cart: string;
};

/**
 * For an order that was not paid in time (docs/specification/product.md#online-payment). The page's `state` proves
 * nothing: a browser without a payment is only told where paid orders are found.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const titled = (title: string) => `${title} · ${visit.settings.name}`;
  const open = await lastPayment(visit);
  if (!open) return visit.answer<View>({ title: titled(visit.t("payment:elsewhere.title")), cart: visit.path("cart") });
  if (open.is_seen_paid) return visit.redirect(visit.path(paymentPage(open, "done")));
  const [city, status] = await Promise.all([visit.city(), statusOn("over", visit, open)]);
  if (status.state !== "unknown" && !open.is_over) endPayment(visit, open);
  const returned = "refunded" in status && status.refunded ? status.order_id : undefined;
  return visit.answer<View>({
    title: titled(visit.t(returned ? "payment:over.refunded" : "payment:over.title")),
    over: {
      until: clock(visit, city, open.pay_until),
      has_cart: await hasCart(visit),
      phone: city.phone ?? visit.settings.default_phone,
      late: Boolean(open.step),
      refunded: returned ? { number: returned, tracking: visit.path(`order/${returned}/tracking`) } : undefined,
    },
    cart: visit.path("cart"),
  });
}

/** False if the cart cannot be read: nothing is said of it then. */
async function hasCart(visit: Visit): Promise<boolean> {
  try {
    return ((await visit.cart())?.count ?? 0) > 0;
  } catch (error) {
    asFailure(error);
    return false;
  }
}

export const handle: PageHandle = { frame: "short" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: (data as View | undefined)?.title }];

export default function BackToHome() {
  const { t } = useTranslation("payment");
  const { t: common } = useTranslation("common");
  const { t: ofTracking } = useTranslation("tracking");
  const city = useCityAlias();
  const { over, cart } = useLoaderData<typeof loader>() as View;
  if (!over) return <NoPayment />;
  const { until, has_cart, phone, late, refunded } = over;
  const held = [t("over.until", { time: until }), has_cart && t("over.kept")].filter(Boolean).join(" ");
  const onward = (
    <ButtonLink to={has_cart ? cart : cityPath(city)} size="l" wide>
      {has_cart ? t("over.action") : common("errors.toMenu")}
    </ButtonLink>
  );
  if (refunded)
    return (
      <Between
        icon="undo-2"
        title={t("over.refunded")}
        text={ofTracking("refunded")}
        note={
          <p>
            {held} <Link to={refunded.tracking}>{t("app.order", { number: refunded.number })}</Link>
          </p>
        }
      >
        {onward}
      </Between>
    );
  return (
    <Between icon="clock" title={t("over.title")} text={held} note={late && <p>{t("over.late", { phone })}</p>}>
      {onward}
    </Between>
  );
}
