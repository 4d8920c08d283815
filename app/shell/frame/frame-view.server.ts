import { cartAround } from "../../cart/view/cart-view.server";
import { phoneLink } from "../../../rules/phone";
import type { CartSums, CartView } from "../../shared/basket/cart.view";
import type { City } from "../../../contract/place";
import { suggestProvider } from "../../../server/operate/map-provider";
import type { Visit } from "../../../server/visitor/visit";
import { knownPoint } from "../../../rules/zones";
import { environment } from "../../../server/operate/environment";
import type { CityFrameView } from "../../shared/web/context/city-frame";
import { requisites, sellerOf } from "../../shared/web/words/requisites.server";
import { hasBonuses } from "../../shared/basket/bonuses.server";
import { customerLinks } from "../../account/profile/customer-links.server";
import { activeOrderView, type OrdersNews } from "./active-order/active-order.server";
import { offersGroupOrders } from "../../cart/group-order/open-group.server";
import { headerPlace } from "./header/header-place.server";
import { hasOpeningBanner } from "../../../rules/banners";
import { cityTime } from "../../../rules/city-time";

export type CityView = CityFrameView & { cart: CartSums | CartView };

/** Throws a Response if the city does not exist or cannot be loaded. */
export async function frameView(visit: Visit, news: Promise<OrdersNews>): Promise<CityView> {
  const [city, order_type, cart, { notice, line }] = await Promise.all([
    visit.city(),
    visit.orderType(),
    cartAround(visit),
    news.then((told) => activeOrderView(visit, told)),
  ]);
  const where = await headerPlace(visit, city, order_type);
  const { settings, session } = visit;
  const seller = sellerOf(settings, city);
  const phone = city.phone ?? settings.default_phone;
  return {
    city: {
      alias: city.alias,
      name: city.name,
      country: city.country.code,
      phone,
      phone_href: phoneLink(phone),
      is_free_call: city.is_free_call ?? false,
    },
    order_type,
    offers: city.order_types,
    ...where,
    is_auth_enabled: settings.customers.is_auth_enabled,
    not_offered: settings.not_offered.length > 0 ? settings.not_offered : undefined,
    user: session?.signed_in && { ...session.signed_in, links: customerLinks(visit, city) },
    bonuses: (await hasBonuses(visit)) ? { words: visit.t("bonus:name") } : undefined,
    suggest: suggestSource(visit, city),
    alert: city.alert || (city.type === "stop" ? visit.t("cart:go.city_stopped") : undefined),
    stale: visit.stale,
    payment: notice,
    active_order: line,
    group_orders: offersGroupOrders(),
    demo: environment().DEMO,
    company_name: seller.company_name,
    requisites: requisites(city, seller, visit.t),
    email: settings.emails.feedback,
    links: { apps: settings.links.apps, mobileApplications: settings.links.mobileApplications },
    opens_banners: hasOpeningBanner(city.banners ?? [], cityTime(visit.now(), city)) || undefined,
    cart,
  };
}

function suggestSource({ language }: Visit, { name, map }: City): CityFrameView["suggest"] {
  const provider = suggestProvider();
  const at = knownPoint(map?.coordinates);
  return provider && { ...provider, language: provider.language ?? language, city: name, ...(at ? { at } : {}) };
}
