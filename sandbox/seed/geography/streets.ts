import { distanceMetres } from "../../../rules/zones";
import { baseMapOf, districtAt } from "./base-map";
import type { LonLat, PlaceNames, SeedAddress, Survey } from "./schema";

/** A point of a street's line, and the house number there. */
type Anchor = readonly [lon: number, lat: number, number: number];

export interface Street {
  city: { id: number; alias: string };
  index: number;
  names: PlaceNames;
  locality: PlaceNames;
  anchors: readonly Anchor[];
  houses: readonly string[];
}

/** Even and odd numbers face each other. */
const METRES_PER_NUMBER = 14;
const MAX_HOUSE_NUMBER = 220;
/** Longer lines are orbital motorways, which have no houses. */
const MAX_STREET_METRES = 15_000;
/** The houses of a street that lists none, as shares of its highest number. */
const HOUSES_AT = [0.08, 0.3, 0.52, 0.74, 0.95];

/** The streets of a city's base map, and the one in its suburb. */
export function streetsOf({ city, names: locality, names_districts, suburb }: Survey): Street[] {
  const { id, alias } = city;
  const drawn = baseMapOf(city).streets.flatMap(({ names, properties: { numbers, houses }, geometry }) => {
    const line = geometry.coordinates as readonly LonLat[];
    const metres = metresAlong(line);
    const whole = metres.at(-1) ?? 0;
    if (whole > MAX_STREET_METRES) return [];
    const range = numbers ?? ([1, 1 + Math.round(whole / METRES_PER_NUMBER)] as const);
    const district = names_districts && line[0] ? districtAt(pointOf(line[0]), city) : undefined;
    return [
      {
        names,
        anchors: anchorsOf(line, range),
        houses: houses ?? someHouses(range[1]),
        locality: district ?? locality,
      },
    ];
  });
  const streets = suburb ? [...drawn, { ...suburb, anchors: anchorsOf(suburb.line, suburb.numbers) }] : drawn;
  return streets.map((street, index) => ({ ...street, city: { id, alias }, index }));
}

export function addressesOf(streets: readonly Street[]): SeedAddress[] {
  const addresses = streets.flatMap((street) =>
    street.houses.map((house) => ({
      city: street.city.alias,
      street: street.names,
      house,
      locality: street.locality,
      ...placeOf(house, street),
    })),
  );
  return addresses.map((address, index) => ({ id: (streets[0]?.city.id ?? 0) * 1000 + index + 1, ...address }));
}

/** Interpolates the position of a house between the numbers of the line. */
export function placeOf(house: string, { names, anchors }: Pick<Street, "names" | "anchors">) {
  const number = Number.parseInt(house, 10);
  const next = anchors.findIndex(([, , at], index) => index > 0 && number <= at);
  const [start, end] = next === -1 ? anchors.slice(-2) : anchors.slice(next - 1, next + 1);
  if (!start || !end) throw new Error(`${names.local} is drawn with fewer than two points`);
  const share = (number - start[2]) / (end[2] - start[2]);
  const between = (from: number, to: number) => Number((from + (to - from) * share).toFixed(5));
  return { latitude: between(start[1], end[1]), longitude: between(start[0], end[0]) };
}

/** Numbers grow evenly along the line. */
function anchorsOf(line: readonly LonLat[], [first, last]: readonly [number, number]): Anchor[] {
  const metres = metresAlong(line);
  const whole = metres.at(-1) || 1;
  return line.map(([lon, lat], index) => [lon, lat, first + ((last - first) * (metres[index] ?? 0)) / whole]);
}

function metresAlong(line: readonly LonLat[]): number[] {
  let metres = 0;
  return line.map((point, index) => (metres += distanceMetres(pointOf(line[index - 1] ?? point), pointOf(point))));
}

function someHouses(last: number): string[] {
  const highest = Math.min(last, MAX_HOUSE_NUMBER);
  return [...new Set(HOUSES_AT.map((share) => String(Math.round(1 + (highest - 1) * share))))];
}

const pointOf = ([longitude, latitude]: LonLat) => ({ latitude, longitude });
