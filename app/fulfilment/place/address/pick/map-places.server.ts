import type { City } from "../../../../../contract/place";
import { collator } from "../../../../../rules/formats";
import type { Visit } from "../../../../../server/visitor/visit";
import { mapBase, nameIn, type BaseShape } from "../../../maps/base.server";
import { viewText, type WorldPoint } from "../../../maps/view";
import type { MapPlace } from "./pick.view";

const MOST_STREETS = 16;
const ZOOM_OF = { district: 14, street: 16 };

/** The city's districts, and the streets nearest to a point, for visitors who cannot drag the map. */
export async function mapPlaces({ language }: Visit, city: City, centre: WorldPoint) {
  const shapes = (await mapBase(city.alias))?.shapes ?? [];
  const named = (kind: BaseShape["kind"]) =>
    shapes.flatMap((shape) => {
      const name = shape.kind === kind ? nameIn(shape, language) : "";
      const points = shape.rings.flat();
      const at = points[Math.floor(points.length / 2)];
      return name && at ? [{ name, at, away: Math.min(...points.map((point) => squared(point, centre))) }] : [];
    });
  const byName = collator(language, { numeric: true });
  const districts = unique(named("district"), ZOOM_OF.district);
  const nearest = named("street").sort((one, other) => one.away - other.away);
  const sorted = (places: MapPlace[]) => places.sort((one, other) => byName.compare(one.name, other.name));
  return { districts: sorted(districts), streets: sorted(unique(nearest, ZOOM_OF.street).slice(0, MOST_STREETS)) };
}

function unique(found: readonly { name: string; at: WorldPoint }[], zoom: number): MapPlace[] {
  const places = new Map<string, MapPlace>();
  for (const { name, at } of found) {
    if (!places.has(name)) places.set(name, { name, view: viewText({ ...at, zoom }) });
  }
  return [...places.values()];
}

const squared = (one: WorldPoint, other: WorldPoint) => (one.x - other.x) ** 2 + (one.y - other.y) ** 2;
