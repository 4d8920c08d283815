import pointInPolygon from "point-in-polygon";

/** In degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

export type MaybePoint = { latitude?: number | null; longitude?: number | null } | null | undefined;

/** A GeoJSON ring: [lon, lat] in degrees. The last corner may repeat the first. */
export type Ring = readonly (readonly number[])[];

export interface ZoneLike {
  map: {
    area: Ring;
  };
  /** The fee and the minimum order, in contract decimals. */
  prices: { delivery: number; minimum_order_amount: number };
}

/** Includes the boundary. Overlapping zones are ranked by the lowest fee, then the lowest minimum, then their order. */
export function zoneAt<Zone extends ZoneLike>(point: Point, zones: readonly Zone[]): Zone | undefined {
  if (!isPoint(point)) return undefined;
  const reached = zones.filter((zone) => isInside(point, zone.map.area));
  return reached.sort(
    (a, b) => a.prices.delivery - b.prices.delivery || a.prices.minimum_order_amount - b.prices.minimum_order_amount,
  )[0];
}

/** The haversine formula. */
export function distanceMetres(from: Point, to: Point): number {
  const latitudes = radians(to.latitude - from.latitude);
  const longitudes = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudes / 2) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export interface Nearest<Place> {
  place: Place;
  metres: number;
}

/** Ignores places with invalid coordinates. */
export function nearest<Place>(
  point: Point,
  places: readonly Place[],
  pointOf: (place: Place) => Point,
): Nearest<Place> | undefined {
  let best: Nearest<Place> | undefined;
  for (const place of places) {
    const metres = isPoint(pointOf(place)) ? distanceMetres(point, pointOf(place)) : NaN;
    if (metres < (best?.metres ?? Infinity)) best = { place, metres };
  }
  return best;
}

/** In square degrees, doubled. It only serves to compare rings around one centre. */
export function ringArea(ring: Ring): number {
  return Math.abs(
    ring.reduce((sum, [x = 0, y = 0], index) => {
      const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
      return sum + x * nextY - nextX * y;
    }, 0),
  );
}

export function knownPoint(place: MaybePoint): Point | undefined {
  const { latitude, longitude } = place ?? {};
  return latitude != null && longitude != null ? { latitude, longitude } : undefined;
}

export function isPoint({ latitude, longitude }: Point): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

const EARTH_RADIUS_METRES = 6_371_008.8;
/** Rounding errors of a boundary are below this tenth of a millimetre. */
const BOUNDARY_DEGREES = 1e-9;

function isInside({ latitude, longitude }: Point, ring: Ring): boolean {
  const point = [longitude, latitude] as const;
  return ring.length >= 3 && (pointInPolygon(point, ring) || isOnBoundary(point, ring));
}

function isOnBoundary(point: readonly [number, number], ring: Ring): boolean {
  return ring.some((corner, index) => isOnSide(point, corner, ring[(index + 1) % ring.length] ?? corner));
}

function isOnSide([x, y]: readonly [number, number], from: readonly number[], to: readonly number[]): boolean {
  const [fromX = NaN, fromY = NaN] = from;
  const [toX = NaN, toY = NaN] = to;
  const [sideX, sideY] = [toX - fromX, toY - fromY];
  const length = sideX ** 2 + sideY ** 2;
  const along = length > 0 ? Math.min(1, Math.max(0, ((x - fromX) * sideX + (y - fromY) * sideY) / length)) : 0;
  return Math.hypot(x - fromX - along * sideX, y - fromY - along * sideY) <= BOUNDARY_DEGREES;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
