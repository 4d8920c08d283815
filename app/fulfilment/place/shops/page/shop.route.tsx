import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import type { Shop } from "../../../../../contract/place";
import { cityPath } from "../../../../../rules/city-alias";
import { formData } from "../../../../../server/guard/form";
import { returnTo } from "../../../../../server/guard/safe-path";
import { openVisit, type Visit } from "../../../../../server/visitor/visit";
import { usePage, type FormAnswer } from "../../../../shared/web/modal/page";
import { useCityFrame } from "../../../../shared/web/context/city-frame";
import { describedMeta, metaAround } from "../../../../shared/web/site/described-meta";
import { missing } from "../../../../shared/web/errors/missing.server";
import { NotFound } from "../../../../shared/web/errors/NotFound";
import { rejectForm } from "../../../../shared/web/form/form-answer.server";
import { keepFormOffline } from "../../../../shared/web/form/keep-form-offline";
import { ButtonLink } from "../../../../shared/ui/buttons/Button";
import { Notice } from "../../../../shared/ui/messages/Notice";
import { RowButton } from "../../../../shared/ui/buttons/RowButton";
import { wouldChangeCart } from "../../cart-forecast.server";
import { Confirm } from "../../Confirm";
import { INSTEAD, ShopFacts } from "./ShopFacts";
import { setShop } from "../set-shop.server";
import { shopPage, type ShopPageView } from "./shop-page.server";
import { findShop } from "../shop-view.server";
import { useCityAlias } from "../../../../shared/ui/hooks/use-city-alias";
import styles from "./shop.module.css";
import { sends } from "../../../../../rules/sent-fields";

/** Throws a 404 Response for a shop of another city. */
async function shopOfCity(visit: Visit, id: string | undefined): Promise<Shop> {
  const city = await visit.city();
  const shop = city.order_types.takeaway ? await visit.needed(findShop(visit, city, id)) : undefined;
  if (!shop) throw await missing(visit);
  return shop;
}

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const { id } = await shopOfCity(visit, args.params.shop_id);
  const view = await visit.needed(shopPage(visit, await visit.city(), String(id)));
  if (!view) throw await missing(visit);
  return visit.answer(view);
}

export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  const asked = await shopOfCity(visit, args.params.shop_id);
  const form = await formData(args.request);
  const instead = form.get(INSTEAD);
  const shop = typeof instead === "string" ? await shopOfCity(visit, instead) : asked;
  if (shop.type !== "stop") {
    if (form.has("asks") && (await wouldChangeCart(visit, shop.id))) return visit.redirect(questionPath(visit, shop));
    return setShop(visit, form, shop.id);
  }
  return rejectForm<FormAnswer>(visit, { errors: { form: shop.alert ?? visit.t("place:shop.stopped") } }, 409);
}

/** The page of this shop with `return_to`, which the forms of lists do not have. */
function questionPath(visit: Visit, { id }: Shop): string {
  return `${visit.path(`shops/${id}`)}?${new URLSearchParams({ return_to: returnTo(visit.request, visit.path()) })}`;
}

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../../../shared/web/modal/revalidation";

export { NotFound as ErrorBoundary };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const view = data as ShopPageView | undefined;
  if (!view) return metaAround({ matches });
  return [
    ...describedMeta(view),
    { tagName: "link", rel: "canonical", href: view.canonical },
    // Remix escapes characters that would end the script.
    { "script:ld+json": view.structured },
  ];
};

/** ConfirmShopModal and its page. */
export default function ShopPage() {
  const { t } = useTranslation("place");
  const city = useCityAlias();
  const { cart } = useCityFrame();
  const { view } = usePage<ShopPageView>();
  const { shop, isSwitch, collect, instead } = view;
  const all = (
    <ButtonLink to={cityPath(city, "shops")} variant="outline" wide className="above-1 below-1">
      {t("shops.allShops")}
    </ButtonLink>
  );
  return (
    <Confirm
      heading={view.heading}
      submit={shop.later ? undefined : t("pickUp")}
      choices={
        shop.later && (
          <>
            {!shop.stopped && <RowButton title={collect ?? t("pickUp")} note={t("shop.same")} />}{" "}
            {instead && (
              <RowButton
                {...sends({ [INSTEAD]: instead.id })}
                title={t(instead.open ? "shop.nearby" : "shop.otherPlace")}
                note={[
                  instead.street,
                  instead.distance && t("shop.away", { distance: instead.distance }),
                  instead.hours,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              />
            )}
          </>
        )
      }
      further={shop.stopped && all}
    >
      <ShopFacts view={view} />
      {!shop.stopped && isSwitch && cart.count > 0 && (
        <Notice tone="info" className={styles.notice}>
          {t("reprices")}
        </Notice>
      )}
    </Confirm>
  );
}
