import type { City } from "../../../contract/place";
import { phoneLink } from "../../../rules/phone";
import { cityTime } from "../../../rules/city-time";
import { asFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import { hoursNow, laterNote } from "../../fulfilment/place/shops/hours-words.server";
import { readinessOf, shopsOf } from "../../fulfilment/place/shops/shop-view.server";
import type { CityFactsView } from "./info.view";

export async function cityFactsView(visit: Visit, city: City): Promise<CityFactsView> {
  const { t, settings } = visit;
  const shops = await shopCount(visit, city);
  const time = cityTime(visit.now(), city);
  const ready = readinessOf(visit, city, {});
  const hours =
    city.schedule &&
    (laterNote(t, visit.language, city.schedule, time, ready) ?? hoursNow(t, visit.language, city.schedule, time));
  const phone = city.phone ?? settings.default_phone;
  return {
    heading: `${settings.name}, ${city.name}`,
    rows: [
      ...(shops
        ? [
            {
              icon: "store",
              text: t("info:facts.shops", { count: shops }),
              note: t("info:facts.onMap"),
              href: visit.path("shops"),
            } as const,
          ]
        : []),
      ...(hours ? [{ icon: "clock", text: hours } as const] : []),
      {
        icon: "phone",
        text: phone,
        note: city.is_free_call ? t("common:freeCall") : undefined,
        href: phoneLink(phone),
      },
    ],
  };
}

/** Undefined if the list cannot be loaded. */
export async function shopCount(visit: Visit, city: City): Promise<number | undefined> {
  try {
    return (await shopsOf(visit, city)).length;
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}
