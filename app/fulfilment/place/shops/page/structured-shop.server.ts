import type { City, Shop } from "../../../../../contract/place";
import { addDays, cityTime, DAY_MINUTES, formatMinutes, weekdayOf } from "../../../../../rules/city-time";
import { workingPeriods, type Period, type Schedule } from "../../../../../rules/schedule";
import { shopPoint } from "../../../../../rules/shops";
import { isPoint, type Point } from "../../../../../rules/zones";
import { canonicalAddress } from "../../../../../server/operate/public-origin";
import type { Visit } from "../../../../../server/visitor/visit";

const DAYS_AHEAD = 30;
/** The zoom of a shop's map (docs/specification/rules-and-calls.md#numbers). */
const SHOP_ZOOM = 15;
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** The shop in the vocabulary of schema.org. */
export function structuredShop(visit: Visit, city: City, shop: Shop, url: string) {
  const schedule = shop.schedule ?? city.schedule ?? {};
  const at = shopPoint(shop);
  const { date } = cityTime(visit.now(), city);
  const phone = city.phone ?? visit.settings.default_phone;
  return {
    "@context": "https://schema.org",
    "@type": "Restaurant",
    name: shop.name,
    url,
    ...(phone && { telephone: phone }),
    ...(shop.company_name && { legalName: shop.company_name }),
    hasMenu: canonicalAddress(visit.request, visit.path("menu")),
    parentOrganization: { "@type": "Organization", name: visit.settings.name },
    address: {
      "@type": "PostalAddress",
      streetAddress: shop.address.street,
      addressLocality: city.name,
      addressCountry: city.country.code,
    },
    ...(at &&
      isPoint(at) && {
        geo: { "@type": "GeoCoordinates", ...at },
        hasMap: mapAddress(visit, at),
      }),
    openingHoursSpecification: usualHours(schedule, date),
    specialOpeningHoursSpecification: specialHours(schedule, date),
  };
}

/** The URL of the shop on a maps service (settings `maps`), in the visitor's language or the settings'. */
function mapAddress(visit: Visit, { latitude, longitude }: Point): string {
  const { map_type, language = visit.language } = visit.settings.maps;
  if (map_type === "google")
    return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}&hl=${language}`;
  return `https://yandex.com/maps/?pt=${longitude},${latitude}&z=${SHOP_ZOOM}&l=map&lang=${language}`;
}

/** The hours of a usual week, one row for each period with the days that have it. */
function usualHours({ default: weekdays }: Schedule, today: string) {
  if (!weekdays) return [];
  const weekday = weekdayOf(today);
  const rows = new Map<string, { period: Period; days: string[] }>();
  WEEKDAYS.forEach((name, index) => {
    const date = addDays(today, index + 1 - weekday);
    for (const period of workingPeriods({ default: weekdays }, date)) {
      const row = rows.get(`${period.from} ${period.to}`) ?? { period, days: [] };
      rows.set(`${period.from} ${period.to}`, { period, days: [...row.days, name] });
    }
  });
  return [...rows.values()].map(({ period, days }) => ({ ...hoursOf(period), dayOfWeek: days }));
}

/** The next dates with special hours. A day off opens and closes at midnight. */
function specialHours(schedule: Schedule, today: string) {
  const dates = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead));
  return dates
    .filter((date) => schedule.custom?.[date])
    .flatMap((date) => {
      const periods = workingPeriods(schedule, date);
      const own = periods.length > 0 ? periods.map(hoursOf) : [hoursOf({ from: 0, to: 0 })];
      return own.map((hours) => ({ ...hours, validFrom: date, validThrough: date }));
    });
}

/** A day around the clock ends a minute before midnight. A night shift closes at an earlier time than it opens. */
function hoursOf({ from, to }: Period) {
  const closes = to - from >= DAY_MINUTES ? "23:59" : formatMinutes(to);
  return { "@type": "OpeningHoursSpecification", opens: formatMinutes(from), closes };
}
