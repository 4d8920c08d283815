import type { City } from "../../contract/place";
import type { Translate } from "../../locales";
import type { Settings } from "../../server/operate/settings";

/** A company, as the upstream names it for a city, a shop or an address. */
type Company = { company_name?: string | null; inn?: string | null; ogrn?: string | null };

/** Countries where these numbers have names of their own. */
const named = ["RU", "BY", "KZ", "TR", "DE", "UA"] as const;

/** The company that sells in this city: as the upstream names it, else the settings. */
export function companyName(settings: Pick<Settings, "company_names" | "name">, city: City | undefined): string {
  const { company_names } = settings;
  return city?.legal?.company_name ?? company_names[String(city?.id)] ?? company_names.default ?? settings.name;
}

/**
 * The company's numbers, `inn` and `ogrn` upstream, under the names of the city's country. If both are the same number, as in Kazakhstan, it
 * appears once.
 */
export function requisites(
  { country }: Pick<City, "country">,
  company: Company | null | undefined,
  t: Translate,
): string[] {
  const code = named.find((known) => known === country.code) ?? "other";
  const { inn, ogrn } = company ?? {};
  return [
    ...(inn ? [`${t(`place:requisites.${code}.inn`)} ${inn}`] : []),
    ...(ogrn && ogrn !== inn ? [`${t(`place:requisites.${code}.ogrn`)} ${ogrn}`] : []),
  ];
}
