import { readFeatures } from "./geojson";
import type { LonLat, SeedZone } from "./types";

interface ZoneFeature {
  properties: Omit<SeedZone, "id" | "ring">;
  geometry: { coordinates: [ring: LonLat[]] };
}

const features = readFeatures<ZoneFeature>("zones");

/** The ids are the city's id followed by a running number. */
export function zonesOf(city: { id: number; alias: string }): SeedZone[] {
  return features
    .filter(({ properties }) => properties.city === city.alias)
    .map(({ properties, geometry }, index) => ({
      ...properties,
      id: city.id * 10 + index + 1,
      ring: geometry.coordinates[0],
    }));
}
