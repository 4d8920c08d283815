import { almaty } from "./almaty";
import { berlin } from "./berlin";
import { istanbul } from "./istanbul";
import { kazan } from "./kazan";
import { kyiv } from "./kyiv";
import { minsk } from "./minsk";
import { moscow } from "./moscow";
import { saintPetersburg } from "./saint-petersburg";
import { addressesOf, streetsOf } from "./streets";
import { seedCityOf, shopsOf } from "./survey";
import type { SeedAddress, SeedCity, SeedShop, SeedZone } from "./types";
import { vyborg } from "./vyborg";
import { zonesOf } from "./zones";

const surveys = [saintPetersburg, moscow, kazan, vyborg, minsk, istanbul, almaty, berlin, kyiv];
const streetsByCity = surveys.map(streetsOf);

export const cities: readonly SeedCity[] = surveys.map(seedCityOf);
export const shops: readonly SeedShop[] = surveys.flatMap(shopsOf);
export const zones: readonly SeedZone[] = cities.flatMap(zonesOf);
export const streets = streetsByCity.flat();
export const addresses: readonly SeedAddress[] = streetsByCity.flatMap(addressesOf);
