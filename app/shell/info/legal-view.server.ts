import type { City } from "../../../contract/place";
import { dateText } from "../../../rules/date-words";
import { isDate } from "../../../rules/city-time";
import { asFailure } from "../../../server/upstream/failure";
import { allowsAnalytics } from "../../../server/visitor/consent";
import type { Visit } from "../../../server/visitor/visit";
import { legalPages, sitePath } from "../../shared/web/links/site-links";
import { consentView } from "../../shared/web/site/consent-view.server";
import { contentText } from "./content-files.server";
import { audienceOf, cityFacts, contentView } from "./info-view.server";
import type { LegalView } from "./info.view";

/** The legal data is that of the city in the address, else of the visitor's last one, else of the first. */
export async function legalView(visit: Visit, page: string): Promise<LegalView> {
  const city = await legalCity(visit);
  const { t, language } = visit;
  const text = await contentText({ page, language, ...audienceOf(city) });
  const date = text?.fields.date ?? "";
  const since =
    isDate(date) &&
    t("info:since", { date: dateText(date, language, { day: "numeric", month: "long", year: "numeric" }) });
  return {
    ...(await contentView(visit, { page, city, facts: cityFacts(visit, city) })),
    links: legalPages.map((legal) => ({
      to: city ? sitePath(city.alias, legal) : `/${legal}`,
      words: t(`frame:links.${legal}`),
      current: legal === page || undefined,
    })),
    since: [city?.country.name, since].filter(Boolean).join(". ") || undefined,
    analytics: page === "legal-info" ? await analyticsChoice(visit) : undefined,
  };
}

async function analyticsChoice(visit: Visit): Promise<LegalView["analytics"]> {
  const question = consentView(visit);
  if (!question) return undefined;
  const { label: heading, text, allow, refuse } = question;
  const state = (await allowsAnalytics(visit)) ? "allowed" : "refused";
  return { heading, text, state: visit.t(`info:analytics.${state}`), allow, refuse };
}

/** Undefined during an outage; the text then shows only the parts that hold for all cities. */
async function legalCity(visit: Visit): Promise<City | undefined> {
  return (await standingCity(visit)) ?? findCity(visit, ([first]) => first);
}

/** The city in the address, else the visitor's last one. */
export function standingCity(visit: Visit): Promise<City | undefined> {
  const requested = new URL(visit.request.url).searchParams.get("city");
  return findCity(visit, (cities) => {
    const named = (wanted?: string | null) => cities.find(({ alias }) => alias === wanted);
    return named(requested) ?? named(visit.lastCity);
  });
}

type Listed = { alias: string };

async function findCity(visit: Visit, choose: (cities: Listed[]) => Listed | undefined): Promise<City | undefined> {
  try {
    const { cities, big_cities } = await visit.upstream.cities({});
    const found = choose([...cities, ...big_cities]);
    return found && (await visit.upstream.city({ alias: found.alias })).city;
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}
