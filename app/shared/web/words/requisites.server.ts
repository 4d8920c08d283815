import type { City } from "../../../../contract/place";
import type { Translate } from "../../../../locales";
import type { Settings } from "../../../../server/operate/settings";

type Company = { company_name?: string | null; inn?: string | null; ogrn?: string | null };

type Seller = NonNullable<City["legal"]>;

/** Countries that have their own names for these numbers. */
const named = ["RU", "BY", "KZ", "TR", "DE", "UA"] as const;

/**
 * The sources, best first, are the settings for the city, the upstream and the settings' default. Details come only
 * from sources that name the same company, or none.
 */
export function sellerOf(
  settings: Pick<Settings, "company_names" | "company_details" | "name">,
  city: City | undefined,
): Seller {
  const { company_names, company_details } = settings;
  const sources: Partial<Seller>[] = [
    { company_name: company_names[String(city?.id)], ...company_details[String(city?.id)] },
    city?.legal ?? {},
    { company_name: company_names.default ?? settings.name, ...company_details.default },
  ];
  const company_name = sources.find((source) => source.company_name)?.company_name ?? settings.name;
  const own = sources.filter((source) => !source.company_name || source.company_name === company_name);
  const first = <Field extends keyof Seller>(field: Field) =>
    own.find((source) => source[field]?.length)?.[field] ?? undefined;
  return {
    company_name,
    inn: first("inn"),
    ogrn: first("ogrn"),
    address: first("address"),
    director: first("director"),
    registrar: first("registrar"),
    notes: first("notes"),
  };
}

/** Labels are those of the city's country. If both numbers are the same, as in Kazakhstan, it appears once. */
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
