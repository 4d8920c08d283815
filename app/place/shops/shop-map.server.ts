import type { City } from "../../../contract/place";
import type { ShopMapView } from "../place.view";

type Pin = { id: number; latitude: number; longitude: number; stopped: boolean };
type LonLat = readonly [lon: number, lat: number];

const WIDTH = 480;
const PADDING = 36;
const BESIDE = 34;

/** Shops and zones of a city as SVG, without tiles and scripts. North is up. Undefined if there is nothing to draw. */
export function shopMap(city: City, shops: readonly Pin[]): ShopMapView | undefined {
  const rings = (city.delivery_zones ?? []).map(({ map }) => map.area);
  const points: LonLat[] = [...rings.flat(), ...shops.map(({ latitude, longitude }) => [longitude, latitude] as const)];
  if (shops.length === 0) return undefined;
  const lons = points.map(([lon]) => lon);
  const lats = points.map(([, lat]) => lat);
  const [west, east, south, north] = [Math.min(...lons), Math.max(...lons), Math.min(...lats), Math.max(...lats)];
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = (WIDTH - 2 * PADDING) / Math.max((east - west) * squeeze, (north - south) * 0.8, 0.005);
  const height = Math.round((north - south) * scale + 2 * PADDING);
  const indent = (WIDTH - (east - west) * squeeze * scale) / 2;
  const place = ([lon, lat]: LonLat) =>
    [Math.round(indent + (lon - west) * squeeze * scale), Math.round(PADDING + (north - lat) * scale)] as const;
  return {
    width: WIDTH,
    height: Math.max(height, 200),
    zones: [...rings]
      .sort((a, b) => areaOf(b) - areaOf(a))
      .map((ring) => `M${ring.map((corner) => place(corner).join(" ")).join("L")}Z`),
    pins: apart(
      shops.map(({ id, stopped, latitude, longitude }, index) => {
        const [x, y] = place([longitude, latitude]);
        return { id, number: index + 1, x, y, stopped };
      }),
    ),
  };
}

/** Moves the numbers of neighbouring shops apart, so that none covers another. */
function apart<Spot extends { x: number; y: number }>(pins: Spot[]): Spot[] {
  for (let round = 0; round < 20; round++) {
    for (const [index, a] of pins.entries()) {
      for (const b of pins.slice(index + 1)) {
        const [dx, dy] = [b.x - a.x || 1, b.y - a.y];
        const push = (BESIDE - Math.hypot(dx, dy)) / 2;
        if (push <= 0) continue;
        const [x, y] = [Math.round((dx / Math.hypot(dx, dy)) * push), Math.round((dy / Math.hypot(dx, dy)) * push)];
        a.x -= x;
        a.y -= y;
        b.x += x;
        b.y += y;
      }
    }
  }
  return pins;
}

/** Twice the area in square degrees, for comparison only. */
function areaOf(ring: readonly LonLat[]): number {
  return Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  );
}
