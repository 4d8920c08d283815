import { distanceMetres, type Point } from "../../../rules/zones";
import { streets } from "./index";
import { placeOf, type Street } from "./streets";
import type { SeedAddress } from "./schema";

/** The ids are above those of the listed houses: city, street and number. */
const CITY = 10_000_000;
const STREET = 1_000;

const keyOf = (city: string, locality: string, street: string) => [city, locality, street].join("\n");
const byKey = new Map(
  streets.map((known) => [keyOf(known.city.alias, known.locality.local, known.names.local), known]),
);
const byIndex = new Map(streets.map((known) => [known.city.id * CITY + known.index * STREET, known]));

/** A house that the street does not list. Undefined for a number beyond the ends of the street. */
export function numberedHouse(
  { city, locality, street }: Pick<SeedAddress, "city" | "locality" | "street">,
  number: number,
) {
  const known = byKey.get(keyOf(city, locality.local, street.local));
  return known && houseOf(known, number);
}

export function numberedHouseById(id: number): SeedAddress | undefined {
  const known = byIndex.get(id - (id % STREET));
  return known && houseOf(known, id % STREET);
}

/** Returns for each street within `reach` metres the house nearest to a point. The nearest come first. */
export function housesOnStreets(point: Point, reach: number): SeedAddress[] {
  const found = streets.flatMap((known) => {
    const number = nearestNumber(point, known);
    const house = number === undefined ? undefined : houseOf(known, number);
    const metres = house ? distanceMetres(point, house) : Infinity;
    return house && metres <= reach ? [{ house, metres }] : [];
  });
  return found.sort((one, other) => one.metres - other.metres).map(({ house }) => house);
}

function houseOf(street: Street, number: number): SeedAddress | undefined {
  const { city, index, names, locality, anchors } = street;
  const [first, last] = [anchors[0]?.[2] ?? 0, anchors.at(-1)?.[2] ?? 0];
  if (!Number.isInteger(number) || number < Math.max(1, first) || number > last || number >= STREET) return undefined;
  const house = String(number);
  const id = city.id * CITY + index * STREET + number;
  return { id, city: city.alias, street: names, house, locality, ...placeOf(house, street) };
}

function nearestNumber({ latitude, longitude }: Point, { anchors }: Street): number | undefined {
  const scale = Math.cos((latitude * Math.PI) / 180);
  let [nearest, least]: [number | undefined, number] = [undefined, Infinity];
  for (const [index, [lon, lat, number]] of anchors.entries()) {
    const next = anchors[index + 1];
    if (!next) break;
    const along = { x: (next[0] - lon) * scale, y: next[1] - lat };
    const to = { x: (longitude - lon) * scale, y: latitude - lat };
    const length = along.x ** 2 + along.y ** 2;
    const share = length > 0 ? Math.min(1, Math.max(0, (to.x * along.x + to.y * along.y) / length)) : 0;
    const squared = (to.x - share * along.x) ** 2 + (to.y - share * along.y) ** 2;
    if (squared < least) [nearest, least] = [Math.max(1, Math.round(number + (next[2] - number) * share)), squared];
  }
  return nearest;
}
