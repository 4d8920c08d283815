import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import type { Shop } from "../../../contract/place";
import { formData } from "../../../server/guard/form";
import { returnTo } from "../../../server/guard/safe-path";
import { openVisit, type Visit } from "../../../server/visitor/visit";
import { rejectForm, pageTitles } from "../../page/form-answer.server";
import { useCityFrame } from "../../page/city-frame";
import { keepFormOffline } from "../../page/keep-form-offline";
import { usePage, type FormAnswer } from "../../modal/page";
import { Notice } from "../../ui/Notice";
import { wouldChangeCart } from "../cart-forecast.server";
import { Confirm } from "../Confirm";
import type { ShopView } from "../place.view";
import { setShop } from "./set-shop.server";
import { findShop, shopView } from "./shop-view.server";
import styles from "./shop.module.css";

export type ShopPageView = {
  heading: string;
  title: string;
  error_title: string;
  return_to: string;
  shop: ShopView;
  /** The current order type is another one. */ isSwitch: boolean;
};

/** Throws a 404 Response for a shop of another city. */
async function shopOfCity(visit: Visit, id: string | undefined): Promise<Shop> {
  const city = await visit.city();
  const shop = city.order_types.takeaway ? await visit.needed(findShop(visit, city, id)) : undefined;
  if (!shop) throw new Response(null, { status: 404 });
  return shop;
}

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const shop = await shopOfCity(visit, args.params.shop_id);
  const heading = visit.t("place:shop.question", { street: shop.address.street });
  const view: ShopPageView = {
    heading,
    ...pageTitles(visit, heading),
    return_to: returnTo(visit.request, visit.path()),
    shop: shopView(visit, await visit.city(), shop),
    isSwitch: (await visit.orderType()) === "delivery",
  };
  return visit.answer(view);
}

export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  const shop = await shopOfCity(visit, args.params.shop_id);
  const form = await formData(args.request);
  if (shop.type !== "stop") {
    if (form.has("asks") && (await wouldChangeCart(visit, shop.id))) return visit.redirect(questionPath(visit, shop));
    return setShop(visit, form, shop.id);
  }
  return rejectForm<FormAnswer>(visit, { errors: { form: shop.alert ?? visit.t("place:shop.stopped") } }, 409);
}

/** This page's own address: with its question, where the row in a list has none. */
function questionPath(visit: Visit, { id }: Shop): string {
  return `${visit.path(`shops/${id}`)}?${new URLSearchParams({ return_to: returnTo(visit.request, visit.path()) })}`;
}

export const clientAction = keepFormOffline((t) => t("common:failure.unreachable"));

export { skipRevalidationForModals as shouldRevalidate } from "../../modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [{ title: view?.title }];

/** ConfirmShopModal and its page. */
export default function ShopPage() {
  const { t } = useTranslation("place");
  const { cart_count } = useCityFrame();
  const { view } = usePage<ShopPageView>();
  const { shop, isSwitch } = view;
  return (
    <Confirm heading={view.heading} submit={shop.stopped ? undefined : t("pickUp")}>
      <p className={styles.name}>{shop.name}</p>
      {shop.hours && !shop.stopped && <p className={shop.open ? styles.open : undefined}>{shop.hours}</p>}
      {shop.description && <p className={styles.way}>{shop.description}</p>}
      {shop.alert && (
        <Notice tone={shop.stopped ? "danger" : "info"} className={styles.notice}>
          {shop.alert}
        </Notice>
      )}
      {!shop.stopped && !shop.open && shop.hours && <Notice className={styles.notice}>{t("shop.later")}</Notice>}
      {!shop.stopped && isSwitch && cart_count > 0 && <Notice className={styles.notice}>{t("reprices")}</Notice>}
    </Confirm>
  );
}
