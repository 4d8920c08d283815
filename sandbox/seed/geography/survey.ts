import { fill, inEveryLanguage, localised, type Localised } from "../../texts";
import { currencyOf } from "../catalogue/currencies";
import type { SeedCity, SeedShop, Survey } from "./schema";

export function seedCityOf({ city }: Survey): SeedCity {
  const { id, code, name, currency } = city.country;
  const texts = `cities.${city.alias}`;
  return {
    ...city,
    name: localised(`${texts}.name`),
    seo_name: localised(`${texts}.seo_name`),
    country: { id, code, name },
    prices: { currency: currencyOf(currency).sign, currency_code: currency },
  };
}

/** The ids are the city's id followed by a running number: shop 103. */
export function shopsOf({ city: { id, alias }, shops }: Survey): SeedShop[] {
  const texts = `cities.${alias}`;
  return shops.map(({ key, at: [longitude, latitude], way, alert, tags, ...shop }, index) => {
    const name = localised(`${texts}.shops.${key}`);
    return {
      ...shop,
      id: id * 100 + index + 1,
      city: alias,
      name,
      alert: alert && localised(`notices.${alert}`),
      tags: tags.map((tag) => localised(`tags.${tag}`)),
      description: wayIn(way, way.stop === undefined ? name : localised(`${texts}.stops.${way.stop}`)),
      latitude,
      longitude,
    };
  });
}

/** Two sentences: the walk from a stop, and the entrance. */
function wayIn({ by, minutes, door }: Survey["shops"][number]["way"], stop: Localised): Localised {
  const [walk, entrance] = [localised(`ways.${by}`), localised(`doors.${door}`)];
  return inEveryLanguage(
    (language) => `${fill(walk[language], { stop: stop[language], minutes })} ${entrance[language]}`,
  );
}
