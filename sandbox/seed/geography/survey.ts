import { localised } from "../../texts";
import type { LonLat, PlaceNames, SeedCity, SeedShop } from "./types";
import { wayIn, type WayIn } from "./wayfinding";

type Shop = Pick<SeedShop, "street" | "schedule" | "type"> & {
  /** `cities.<alias>.shops.<key>` in the texts. */
  key: string;
  alert?: "closed-for-repair" | "kitchen-paused" | "door-from-yard";
  tags?: readonly ("parking" | "terrace" | "kids-corner" | "step-free")[];
  at: LonLat;
  /** `stop`: `cities.<alias>.stops.<stop>` in the texts; missing if the shop is named after its stop. */
  way: Omit<WayIn, "stop"> & { stop?: string };
};

/** A street outside of the base map, where nothing is delivered. */
interface Suburb {
  locality: PlaceNames;
  names: PlaceNames;
  line: readonly LonLat[];
  numbers: readonly [first: number, last: number];
  houses: string;
}

export interface Survey {
  city: Omit<SeedCity, "name" | "seo_name">;
  locality: PlaceNames;
  /** Whether an address names its district instead of the city. */
  namesDistricts?: true;
  shops: readonly Shop[];
  suburb?: Suburb;
}

export function seedCityOf({ city }: Survey): SeedCity {
  const texts = `cities.${city.alias}`;
  return { ...city, name: localised(`${texts}.name`), seo_name: localised(`${texts}.seo_name`) };
}

/** The ids are the city's id followed by a running number: shop 103. */
export function shopsOf({ city, shops }: Survey): SeedShop[] {
  const texts = `cities.${city.alias}`;
  return shops.map(({ key, alert, tags = [], at: [longitude, latitude], way: { stop, ...way }, ...shop }, index) => {
    const name = localised(`${texts}.shops.${key}`);
    return {
      ...shop,
      id: city.id * 100 + index + 1,
      city: city.alias,
      name,
      alert: alert && localised(`notices.${alert}`),
      tags: tags.map((tag) => localised(`tags.${tag}`)),
      description: wayIn({ ...way, stop: stop === undefined ? name : localised(`${texts}.stops.${stop}`) }),
      latitude,
      longitude,
    };
  });
}
