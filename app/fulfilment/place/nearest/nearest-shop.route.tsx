import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { returnTo } from "../../../../server/guard/safe-path";
import { openVisit, type Visit } from "../../../../server/visitor/visit";
import { cleanAddress } from "../../../../rules/address";
import { CityMap } from "../../maps/live/CityMap";
import { cityMap } from "../../maps/drawing/city-map.server";
import type { PlacePin } from "../../maps/map.view";
import { PageCard } from "../../../shared/web/modal/PageCard";
import { usePage } from "../../../shared/web/modal/page";
import { useCityFrame } from "../../../shared/web/context/city-frame";
import { FormErrors } from "../../../shared/web/form/FormErrors";
import { formAction } from "../../../shared/web/form/form-action.server";
import { pageTitles } from "../../../shared/web/form/form-answer.server";
import { keepFormOffline } from "../../../shared/web/form/keep-form-offline";
import { Button } from "../../../shared/ui/buttons/Button";
import { BackLink } from "../../../shared/ui/buttons/Links";
import { Notice } from "../../../shared/ui/messages/Notice";
import styles from "../place.module.css";
import type { ListedShopView } from "../place.view";
import { pointsOf, shopPin } from "../shops/shop-pins.server";
import { nearestView, pickNearest, readPoint, shopsNear } from "./nearest-shop.server";
import type { NearestShopPageView } from "./nearest-shop.view";
import { NearestShop } from "./NearestShop";
import own from "./NearestShop.module.css";
import { notifyFields, notifyWhenServed } from "./notify.server";
import { Notify } from "./Notify";

/** The smallest part of the map's window in which both places fit, with room for their pins. */
const WINDOW_PX = { width: 200, height: 100 };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  return visit.answer(await pageView(visit));
}

/**
 * Stores the phone of a visitor who wants to be notified when a zone grows. The shop is chosen by the action of its own
 * page.
 */
export const action = formAction(async (visit, form) => {
  const point = await pointOf(visit);
  const noted = async (words: string) => {
    const view = await pageView(visit);
    return { ...view, notify: { ...view.notify, noted: words } };
  };
  const { pathname, searchParams } = new URL(visit.request.url);
  searchParams.delete("notify");
  return notifyWhenServed(visit, form, { point, path: `${pathname}?${searchParams}`, noted });
});

/** The point of the address. Without one it throws a redirect to the choice of a shop. */
async function pointOf(visit: Visit) {
  await visit.city();
  const point = readPoint(new URL(visit.request.url).searchParams.get("point"));
  if (point) return point;
  const query = new URLSearchParams({ order_type: "takeaway", return_to: returnTo(visit.request, visit.path()) });
  throw redirect(`${visit.path("order-type")}?${query}`);
}

async function pageView(visit: Visit): Promise<NearestShopPageView> {
  const point = await pointOf(visit);
  const { searchParams } = new URL(visit.request.url);
  const city = await visit.city();
  const shops = await shopsNear(visit, point);
  const shop = pickNearest(city, shops);
  const address = cleanAddress(searchParams.get("where") ?? "");
  const heading = visit.t("place:unserved.title");
  const return_to = returnTo(visit.request, visit.path());
  return {
    heading,
    ...pageTitles(visit, heading),
    saved_form: true,
    return_to,
    address,
    shop: nearestView(shop),
    map: shop && (await mapOf(visit, shops, shop, { kind: "home", ...point, name: address, label: "" })),
    take: shop && visit.path(`shops/${shop.id}?${new URLSearchParams({ return_to })}`),
    all_shops: visit.path("shops"),
    notify: {
      ...(await notifyFields(visit)),
      asked: !shop || searchParams.has("notify") || visit.formFailed,
      first: searchParams.has("notify"),
    },
  };
}

/** The address and the shop on one small map. The map repeats what the text says. */
async function mapOf(visit: Visit, shops: ListedShopView[], shop: ListedShopView, home: PlacePin) {
  const pin = shopPin(visit, shop, visit.path(`shops/${shop.id}`));
  const pins = pin ? [home, { ...pin, chosen: true, label: "" }] : [home];
  const description = visit.t("place:unserved.map", { street: shop.street });
  const map = await cityMap(visit, await visit.city(), pointsOf(shops), {
    pins,
    description,
    window: WINDOW_PX,
    exact: true,
  });
  return map && { ...map, pins };
}

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: view?.title },
  { name: "robots", content: "noindex" },
];

/**
 * NearestShopModal and its page, for an address that is not delivered to: takeaway, or a notification when a zone grows
 * (docs/specification/product.md#address).
 */
export default function NearestShopPage() {
  const { t } = useTranslation(["place", "common"]);
  const { cart, order_type } = useCityFrame();
  const { view, answer, errors, sending, titleId, inModal, Form, Back } = usePage<NearestShopPageView>();
  const { address, shop, take, map, all_shops, notify } = view;
  const confirmation = notify.noted ? (
    <Notice tone="good" live>
      {notify.noted}
    </Notice>
  ) : (
    <Notify notify={notify} errors={errors} typed={answer?.typed} sending={sending} Form={Form} />
  );
  return (
    <div className={inModal ? undefined : `wrap ${styles.page} ${styles.question}`}>
      {!inModal && (
        <BackLink as={Back} className={styles.back}>
          {t("common:back")}
        </BackLink>
      )}
      <PageCard bare={inModal}>
        <h1 id={titleId} className={`dialog-title ${styles.questionTitle}`}>
          {view.heading}
        </h1>
        <FormErrors
          title={t("errors.notDone")}
          errors={errors}
          idOf={(name) => (name === "phone" ? "notify-phone" : undefined)}
        />
        <p className={own.lead}>{[address, shop && t("unserved.collect")].filter(Boolean).join(". ")}</p>
        {notify.first && confirmation}
        {shop && take && (
          <>
            {map && !notify.first && (
              <CityMap map={map} hrefOf={() => take} still className={inModal ? styles.map : own.map} />
            )}
            <NearestShop shop={shop} />
            {cart.count > 0 && order_type === "delivery" && <Notice>{t("reprices")}</Notice>}
            <Form action={take}>
              <input type="hidden" name="sure" value="1" />
              <Button wide variant={notify.first && !notify.noted ? "outline" : "main"} pending={sending}>
                {t("pickUp")}
              </Button>
            </Form>
            <p className={own.all}>
              <Link to={all_shops}>{t("unserved.allShops")}</Link>
            </p>
          </>
        )}
        {!notify.first && confirmation}
      </PageCard>
    </div>
  );
}
