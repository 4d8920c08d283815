import { readFeatures } from "./geojson";
import { zoneFeature, type SeedZone } from "./schema";

const features = readFeatures("zones", zoneFeature);

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
