import type { City } from "../../../contract/place";
import { phoneLink } from "../../../rules/phone";
import { cashMax } from "../../../rules/cash";
import { formatPrice } from "../../../rules/money";
import type { Visit } from "../../../server/visitor/visit";
import { analyticsWords } from "../../shared/web/site/consent-view.server";
import { requisites, sellerOf } from "../../shared/web/words/requisites.server";
import { isInProgramme } from "../../shared/basket/bonuses.server";
import { titleOf } from "../../shared/web/form/form-answer.server";
import { isLegal, isOffered, sitePages, sitePath, type SitePage } from "../../shared/web/links/site-links";
import { contentText } from "./content-files.server";
import type { Audience } from "./markdown.server";
import type { ContentView, LinkView } from "./info.view";
import { fillHtml, fillText, type Facts } from "./fill.server";

/** Without a city the values are the whole shop's. */
export function cityFacts(visit: Visit, city: City | undefined, more: Facts = {}): Facts {
  const { settings, t } = visit;
  const seller = sellerOf(settings, city);
  return {
    name: settings.name,
    company: seller.company_name,
    requisites: city && requisites(city, seller, t).join(", "),
    company_address: seller.address ?? undefined,
    director: seller.director ?? undefined,
    registrar: seller.registrar ?? undefined,
    company_notes: seller.notes?.join("; "),
    city: city?.name,
    country: city?.country.name,
    phone: city?.phone ?? settings.default_phone,
    email: city?.email ?? settings.emails.feedback,
    analytics: analyticsWords(visit),
    currency: city?.prices.currency,
    cash_max:
      city &&
      formatPrice(cashMax(settings.cash_max, city.prices.currency_code) * 100, { currency: city.prices.currency }),
    ...more,
  };
}

/** Without a city the text is for cities with delivery. */
export const audienceOf = (city: City | undefined): Audience => ({
  country: city?.country.code ?? "",
  delivers: city?.order_types.delivery ?? true,
});

type Wanted = { page: string; city: City | undefined; facts: Facts };

/** Throws a 404 Response if there is no such text. */
export async function contentView(visit: Visit, { page, city, facts }: Wanted): Promise<Omit<ContentView, "links">> {
  const legal = isLegal(page);
  const text = await contentText({ page, language: visit.language, ...audienceOf(city) });
  if (!text) throw new Response(null, { status: 404 });
  const pathOf = (name: string) => linkedPath(visit, city, name);
  return {
    title: titleOf(visit, fillText(text.fields.title ?? text.heading, facts), legal ? undefined : city),
    description: fillText(text.fields.description ?? "", facts),
    heading: fillText(text.heading, facts),
    lead: fillHtml(text.lead, facts, pathOf),
    // Empty sections are left out: each of their paragraphs needs an unknown fact.
    sections: text.sections
      .map(({ title, html }, place) => ({
        id: `section-${place + 1}`,
        title: fillText(title, facts),
        html: fillHtml(html, facts, pathOf),
      }))
      .filter(({ html }) => html.trim() !== ""),
  };
}

/** `name`: a target of `[words](page:NAME)`. Undefined if this city does not offer the page. */
function linkedPath(visit: Visit, city: City | undefined, name: string): string | undefined {
  const { settings } = visit;
  if (name === "tel") return phoneLink(city?.phone ?? settings.default_phone);
  if (name === "mail") return `mailto:${city?.email ?? settings.emails.feedback}`;
  const page = sitePages.find((known) => known === name);
  return city && page && isOffered(page, offersOf(visit, city)) ? sitePath(city.alias, page) : undefined;
}

export const offersOf = (visit: Visit, city: City) => ({
  delivery: city.order_types.delivery,
  bonuses: isInProgramme(visit, city),
  contact: visit.offers("contact forms"),
});

export function pageLinks(visit: Visit, city: City, pages: readonly SitePage[], current?: string): LinkView[] {
  const offers = offersOf(visit, city);
  const offered = pages.filter((page) => isOffered(page, offers));
  return offered.map((page) => ({
    to: sitePath(city.alias, page),
    words: visit.t(`frame:links.${page}`),
    current: page === current || undefined,
  }));
}
