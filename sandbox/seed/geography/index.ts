import { almaty } from "./almaty";
import { berlin } from "./berlin";
import { withDrawnStreets } from "./drawn-streets";
import { istanbul } from "./istanbul";
import { kazan } from "./kazan";
import { kyiv } from "./kyiv";
import { minsk } from "./minsk";
import { moscow } from "./moscow";
import { saintPetersburg } from "./saint-petersburg";
import { addressesOf, seedCityOf, shopsOf, zonesOf } from "./survey";
import type { SeedAddress, SeedCity, SeedShop, SeedZone } from "./types";
import { vyborg } from "./vyborg";

const surveys = [saintPetersburg, moscow, kazan, vyborg, minsk, istanbul, almaty, berlin, kyiv];

export const cities: readonly SeedCity[] = surveys.map(seedCityOf);
export const shops: readonly SeedShop[] = surveys.flatMap(shopsOf);
export const zones: readonly SeedZone[] = surveys.flatMap(zonesOf);
export const surveyed = surveys.map(withDrawnStreets);
export const addresses: readonly SeedAddress[] = surveyed.flatMap(addressesOf);
