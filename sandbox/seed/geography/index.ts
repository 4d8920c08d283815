import { readSeed, seedFiles } from "../../read-seed";
import { surveyFile, type SeedAddress, type SeedCity, type SeedShop, type SeedZone } from "./schema";
import { addressesOf, streetsOf } from "./streets";
import { seedCityOf, shopsOf } from "./survey";
import { zonesOf } from "./zones";

/** A file each; the order is that of the ids. */
const surveys = seedFiles("geography/cities")
  .map((file) => readSeed(file, surveyFile))
  .sort((one, other) => one.city.id - other.city.id);
const streetsByCity = surveys.map(streetsOf);

export const cities: readonly SeedCity[] = surveys.map(seedCityOf);
export const shops: readonly SeedShop[] = surveys.flatMap(shopsOf);
export const zones: readonly SeedZone[] = cities.flatMap(zonesOf);
export const streets = streetsByCity.flat();
export const addresses: readonly SeedAddress[] = streetsByCity.flatMap(addressesOf);
