import { otherNames } from "./city-names";
import { foldedWords } from "./fold";
import { knownPoint, nearest, type MaybePoint, type Point } from "./zones";

type Listed = {
  alias: string;
  name: string;
  country: { code: string };
  map?: { coordinates?: MaybePoint } | null;
};

/** A visitor further away than this is in none of the cities. */
const MAX_DISTANCE_METRES = 100_000;

/** The nearest city to a point, if it is near at all. */
export function cityNear<City extends Listed>(point: Point, cities: readonly City[]): City | undefined {
  const places = cities.flatMap((city) => {
    const centre = knownPoint(city.map?.coordinates);
    return centre ? [{ city, centre }] : [];
  });
  const found = nearest(point, places, ({ centre }) => centre);
  return found && found.metres <= MAX_DISTANCE_METRES ? found.place.city : undefined;
}

/**
 * The city that a text names, such as "Saint Petersburg", "München" or "Kazan, RU", in any language whose name of it we
 * know. A similar name does not count, because nobody has typed it.
 */
export function cityCalled<City extends Listed>(text: string, cities: readonly City[]): City | undefined {
  const [name = "", country = ""] = text.split(",");
  const words = foldedWords(name).join(" ");
  const code = country.trim().toUpperCase();
  const [only, second] = cities.filter(
    (city) =>
      (!code || city.country.code === code) &&
      [city.name, city.alias, ...otherNames(city)].some((own) => foldedWords(own).join(" ") === words),
  );
  return words && !second ? only : undefined;
}
