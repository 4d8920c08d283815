import { streetLine } from "../../../rules/address";
import { addresses, cities } from "./index";
import { numberedHouse } from "./numbered-houses";
import { isKindWord, kindsAmong, spellingWords } from "./spelling";
import type { Language } from "../../../rules/languages";
import type { PlaceNames, SeedAddress, SeedCity } from "./schema";

/** The spellings of a street, shared by its houses. */
interface Spelling {
  /** The street's names without the word for "street", as joined `spellingWords`. */
  titles: string[];
  streetWords: string[];
  placeWords: string[];
}

interface Entry extends Spelling {
  address: SeedAddress;
  city: SeedCity;
  house: string;
}

const cityByAlias = new Map(cities.map((city) => [city.alias, city]));
const streets = streetsOf(addresses);
const numericOrder = new Intl.Collator("ru", { numeric: true });

/**
 * Returns addresses that match typed text in any spelling of the street. Each typed word must be a prefix of a word of
 * the street, the house number or a name of the locality, and at least one must match the street. Streets whose name
 * starts with the typed text come first, then exact house numbers. Without a city, all cities are searched.
 */
export function searchAddresses(cityAlias: string | undefined, text: string, limit: number): SeedAddress[] {
  const all = spellingWords(text);
  const telling = all.filter((word) => !isKindWord(word));
  const typed = telling.length > 0 ? telling : all;
  return streets
    .filter(([first]) => first && (cityAlias === undefined || first.city.alias === cityAlias))
    .flatMap((houses) => matching(houses, typed))
    .map((entry) => ({ entry, rank: rankOf(entry, typed) }))
    .sort((a, b) => a.rank - b.rank || byCityStreetHouse(a.entry, b.entry))
    .slice(0, limit)
    .map(({ entry }) => entry.address);
}

export function nearestAddress(point: { latitude: number; longitude: number }): SeedAddress {
  const longitudeScale = Math.cos((point.latitude * Math.PI) / 180);
  let [nearest, least] = [addresses[0], Infinity];
  for (const address of addresses) {
    const north = address.latitude - point.latitude;
    const east = (address.longitude - point.longitude) * longitudeScale;
    const squared = north * north + east * east;
    if (squared < least) [nearest, least] = [address, squared];
  }
  if (!nearest) throw new Error("The seed has no addresses");
  return nearest;
}

/**
 * Formats an address in one line as its city does, for the courier: «ул. Рубинштейна, 9», "Friedrichstraße 43",
 * "İstiklal Cad. No: 45, Beyoğlu". A suburb is named. `language` matters only in Kyiv, whose streets are written in
 * Russian for Russian readers.
 */
export function formatAddress(address: SeedAddress, language: Language): string {
  const { name, country } = cityOf(address);
  const inReaderLanguage = ({ local, ru }: PlaceNames) =>
    country.code === "UA" && language === "ru" ? (ru ?? local) : local;
  const suburb = Object.values(name).includes(address.locality.local) ? [] : [inReaderLanguage(address.locality)];
  const street = inReaderLanguage(address.street);
  const line = address.house ? streetLine(country.code, street, address.house) : street;
  const isBefore = country.code !== "TR" && country.code !== "DE";
  return (isBefore ? [...suburb, line] : [line, ...suburb]).join(", ");
}

/** Groups houses by street and locality, so that spellings are computed and compared once. */
function streetsOf(all: readonly SeedAddress[]): Entry[][] {
  const byStreet = new Map<string, Entry[]>();
  for (const address of all) {
    const key = [address.city, address.locality.local, address.street.local].join("\n");
    const houses = byStreet.get(key) ?? [];
    const city = cityOf(address);
    const spelling = houses[0] ?? spellingOf(address, city);
    byStreet.set(key, houses);
    houses.push({ ...spelling, address, city, house: spellingWords(address.house).join("") });
  }
  return [...byStreet.values()];
}

function spellingOf(address: SeedAddress, city: SeedCity): Spelling {
  const spellings = spellingsOf(address.street).map(spellingWords);
  const words = spellings.flat();
  return {
    titles: spellings.map((title) => title.filter((word) => !isKindWord(word)).join(" ")),
    streetWords: [...words, ...kindsAmong(words)],
    placeWords: [...spellingsOf(address.locality), ...Object.values(city.name)].flatMap(spellingWords),
  };
}

function cityOf(address: SeedAddress): SeedCity {
  const city = cityByAlias.get(address.city);
  if (!city) throw new Error(`Address ${address.id} is in an unknown city: ${address.city}`);
  return city;
}

function spellingsOf({ local, latin, ru, also = [] }: PlaceNames): string[] {
  return [local, latin, ...(ru === undefined ? [] : [ru]), ...also];
}

/** Includes the house with exactly the typed number, even if the street does not list it. */
function matching(houses: readonly Entry[], typed: readonly string[]): Entry[] {
  const [{ streetWords, placeWords } = { streetWords: [], placeWords: [] }] = houses;
  const begins = (known: readonly string[], word: string) => known.some((other) => other.startsWith(word));
  const others = typed.filter((word) => !begins(streetWords, word));
  if (others.length === typed.length) return [];
  const found = houses.filter(({ house }) =>
    others.every((word) => house.startsWith(word) || begins(placeWords, word)),
  );
  const [first] = houses;
  const numbers = others.filter((word) => /^\d{1,3}$/.test(word));
  const rest = others.filter((word) => !numbers.includes(word));
  const [number = "", second] = numbers;
  if (
    !first ||
    second ||
    houses.some(({ house }) => house === number) ||
    !rest.every((word) => begins(placeWords, word))
  )
    return found;
  const numbered = numberedHouse(first.address, Number(number || NaN));
  return numbered ? [{ ...first, address: numbered, house: numbered.house }, ...found] : found;
}

function rankOf({ titles, streetWords, house }: Entry, typed: readonly string[]): number {
  const street = [...new Set(typed)].filter((word) => streetWords.some((other) => other.startsWith(word))).join(" ");
  const otherStreet = titles.some((title) => title.startsWith(street)) ? 0 : 2;
  const otherHouse = typed.includes(house) ? 0 : 1;
  return otherStreet + otherHouse;
}

function byCityStreetHouse(a: Entry, b: Entry): number {
  return (
    a.city.id - b.city.id ||
    numericOrder.compare(a.titles[0] ?? "", b.titles[0] ?? "") ||
    numericOrder.compare(a.house, b.house) ||
    a.address.id - b.address.id
  );
}
