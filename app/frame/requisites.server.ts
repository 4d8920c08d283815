import type { City } from "../../contract/place";
import type { Translate } from "../../locales";

/** Countries whose own numbers have names; elsewhere they are a tax number and a registration number. */
const named = ["RU", "BY", "KZ", "TR", "DE", "UA"] as const;

/**
 * The company's numbers as the upstream calls them, `inn` and `ogrn`, under the names that they have in the city's country. One that is both,
 * as in Kazakhstan, is told once.
 */
export function requisites({ legal, country }: Pick<City, "legal" | "country">, t: Translate): string[] {
  const code = named.find((known) => known === country.code) ?? "other";
  const { inn, ogrn } = legal ?? {};
  return [
    ...(inn ? [`${t(`place:requisites.${code}.inn`)} ${inn}`] : []),
    ...(ogrn && ogrn !== inn ? [`${t(`place:requisites.${code}.ogrn`)} ${ogrn}`] : []),
  ];
}
