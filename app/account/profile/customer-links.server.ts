import type { City } from "../../../contract/place";
import type { Visit } from "../../../server/visitor/visit";
import { isInProgramme } from "../../shared/basket/bonuses.server";
import type { CityFrameView } from "../../shared/web/context/city-frame";
import { profileTabs, type ProfileTab } from "./profile.view";

export function offeredTabs(visit: Visit, city: City): ProfileTab[] {
  const has = {
    profile: visit.offers("profile"),
    orders: true,
    addresses: city.order_types.delivery && visit.offers("saved addresses"),
  };
  return profileTabs.filter((tab) => has[tab]);
}

const icons = { profile: "user", orders: "shopping-bag", addresses: "map-pin" } as const;

/** The links of a signed-in customer in the header's menu (docs/specification/product.md#header). */
export function customerLinks(visit: Visit, city: City): NonNullable<CityFrameView["user"]>["links"] {
  const { t } = visit;
  return [
    ...(isInProgramme(visit, city)
      ? [{ to: visit.path("bonus"), words: t("bonus:name"), icon: "coins" } as const]
      : []),
    ...offeredTabs(visit, city).map((tab) => ({
      to: visit.path(`profile?tab=${tab}`),
      words: t(`profile:tabs.${tab}`),
      icon: icons[tab],
    })),
    { to: visit.path("favourites"), words: t("favourites:name"), icon: "heart" },
  ];
}
