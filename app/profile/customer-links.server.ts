import type { City } from "../../contract/place";
import type { Visit } from "../../server/visitor/visit";
import { isInProgramme } from "../basket/bonuses.server";
import type { CityFrameView } from "../context/city-frame";

/** The links of a signed-in customer in the header's menu (docs/specification/product.md#header). */
export function customerLinks(visit: Visit, city: City): NonNullable<CityFrameView["user"]>["links"] {
  const { t } = visit;
  const link = (tab: "profile" | "orders" | "addresses") => ({
    to: visit.path(`profile?tab=${tab}`),
    words: t(`profile:tabs.${tab}`),
  });
  return [
    ...(isInProgramme(visit, city)
      ? [{ to: visit.path("bonus"), words: t("bonus:name"), icon: "coins" } as const]
      : []),
    { ...link("profile"), icon: "user" },
    { ...link("orders"), icon: "shopping-bag" },
    ...(city.order_types.delivery ? [{ ...link("addresses"), icon: "map-pin" } as const] : []),
    { to: visit.path("favourites"), words: t("favourites:name"), icon: "heart" },
  ];
}
