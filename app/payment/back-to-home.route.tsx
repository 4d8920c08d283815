import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { PageHandle } from "../context/city-frame";
import { timeToPay } from "../../rules/payment";
import { openVisit } from "../../server/visitor/visit";
import { clock } from "../tracking/order-words.server";
import { ButtonLink } from "../ui/buttons/Button";
import { Between } from "./Between";
import { anyOpenPayment, forgetOpenPayment, paymentPage } from "./open-payment.server";
import { paymentStatus } from "./payment-status.server";

type View = {
  title: string;
  cart: string;
  until?: string;
  phone?: string;
  late: boolean;
  /** The payment came too late and is refunded. */
  refunded?: { number: number; tracking: string };
};

/** For an order that was not paid in time (docs/specification/product.md#online-payment). Its cart still exists. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const city = await visit.city();
  const open = await anyOpenPayment(visit);
  const status = open && (await paymentStatus(visit, open));
  if (open && status?.state === "paid") return visit.redirect(visit.path(paymentPage(open, "done")));
  const isOver = status?.state === "canceled" || (open && timeToPay(open.pay_until, visit.now()) === 0);
  if (open && !isOver) return visit.redirect(visit.path(paymentPage(open)));
  if (open && status?.state !== "unknown") forgetOpenPayment(visit);
  const returned = status && "refunded" in status && status.refunded ? status.order_id : undefined;
  return visit.answer<View>({
    title: `${visit.t(returned ? "payment:over.refunded" : "payment:over.title")} · ${visit.settings.name}`,
    cart: visit.path("cart"),
    until: open && clock(visit, city, open.pay_until),
    phone: city.phone ?? visit.settings.default_phone,
    late: Boolean(open?.step),
    refunded: returned ? { number: returned, tracking: visit.path(`order/${returned}/tracking`) } : undefined,
  });
}

export const handle: PageHandle = { frame: "short" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: (data as View | undefined)?.title }];

export default function BackToHome() {
  const { t } = useTranslation("payment");
  const { t: ofTracking } = useTranslation("tracking");
  const { cart, until, phone, late, refunded } = useLoaderData<typeof loader>() as View;
  const held = until ? t("over.until", { time: until }) : t("over.text");
  const toCart = (
    <ButtonLink to={cart} size="l" wide>
      {t("over.action")}
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
        {toCart}
      </Between>
    );
  return (
    <Between icon="clock" title={t("over.title")} text={held} note={late && <p>{t("over.late", { phone })}</p>}>
      {toCart}
    </Between>
  );
}
