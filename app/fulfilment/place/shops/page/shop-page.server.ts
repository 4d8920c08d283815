import type { City, Shop } from "../../../../../contract/place";
import { phoneLink } from "../../../../../rules/phone";
import { cityTime } from "../../../../../rules/city-time";
import { canonicalAddress } from "../../../../../server/operate/public-origin";
import { returnTo } from "../../../../../server/guard/safe-path";
import type { Visit } from "../../../../../server/visitor/visit";
import { cityMap } from "../../../maps/drawing/city-map.server";
import type { CityMapView } from "../../../maps/map.view";
import { pageTitles, type PageTitles } from "../../../../shared/web/form/form-answer.server";
import { requisites } from "../../../../shared/web/words/requisites.server";
import type { ListedShopView, ShopInsteadView, WeekView } from "../../place.view";
import { readyWords } from "../ready-time.server";
import { insteadOf, shopViews } from "../shop-list.server";
import { pointsOf, shopPin } from "../shop-pins.server";
import { collectWords, week } from "../hours-words.server";
import { findShop, readinessOf } from "../shop-view.server";
import { structuredShop } from "./structured-shop.server";

/** The data of a shop's page and of ConfirmShopModal. */
export type ShopPageView = PageTitles & {
  heading: string;
  description: string;
  return_to: string;
  shop: ListedShopView;
  week: WeekView;
  /** The shop would change the order type. */
  isSwitch: boolean;
  phone?: { text: string; href: string };
  /** The company's name and registration numbers. */
  company?: string;
  /** When an order that is placed now is ready, or when orders are taken again. */
  ready?: string;
  /** The time from which a shop that makes no order now hands them out. */
  collect?: string;
  /** The alternative to a shop that makes no order now. */
  instead?: ShopInsteadView;
  map?: CityMapView;
  canonical: string;
  structured: object;
};

/** Undefined for a shop of another city. Throws UpstreamFailure. */
export async function shopPage(visit: Visit, city: City, id: string | undefined): Promise<ShopPageView | undefined> {
  const found = await findShop(visit, city, id);
  if (!found) return undefined;
  const all = await shopViews(visit, city);
  const shop = all.find((one) => one.id === found.id);
  if (!shop) return undefined;
  const schedule = found.schedule ?? city.schedule ?? {};
  const canonical = canonicalAddress(visit.request, visit.path(`shops/${shop.id}`));
  const time = cityTime(visit.now(), city);
  const now = readinessOf(visit, city, { shop: found });
  const phone = city.phone ?? visit.settings.default_phone;
  return {
    heading: shop.street,
    ...pageTitles(visit, shop.street, city),
    description: [found.name, `${shop.street}, ${city.name}`, shop.hours, phone].filter(Boolean).join(" · "),
    return_to: returnTo(visit.request, visit.path()),
    shop,
    week: week(visit.t, visit.language, schedule, time),
    isSwitch: (await visit.orderType()) === "delivery",
    phone: phone ? { text: phone, href: phoneLink(phone) } : undefined,
    company: companyOf(visit, city, found),
    // The hours themselves say that it is closed.
    ready: now.isNow || shop.open ? await readyWords(visit, city, found, now) : undefined,
    collect: collectWords(visit, now, time),
    instead: shop.later ? insteadOf(visit, shop, all) : undefined,
    map: await mapOf(visit, city, shop, all),
    canonical,
    structured: structuredShop(visit, city, found, canonical),
  };
}

/** Undefined if the shop's coordinates are unknown, because a map of the whole city would not show the shop. */
async function mapOf(visit: Visit, city: City, shop: ListedShopView, all: readonly ListedShopView[]) {
  const pin = shopPin(visit, { ...shop, chosen: !shop.stopped }, "#map");
  if (!pin) return undefined;
  return cityMap(visit, city, pointsOf(all), {
    pins: [{ ...pin, label: "" }],
    description: visit.t("place:shop.map", { street: shop.street }),
    window: { width: 320, height: 160 },
    near: shop.at,
    collect: true,
  });
}

function companyOf(visit: Visit, city: City, shop: Shop): string | undefined {
  if (!shop.company_name) return undefined;
  return [shop.company_name, ...requisites(city, shop, visit.t)].join(", ");
}
