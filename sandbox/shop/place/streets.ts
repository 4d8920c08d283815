import type { Point } from "../../../rules/zones";
import { baseMapOf } from "../../seed/geography/base-map";

/** Metres, east and north of the city's first street. */
type Spot = { x: number; y: number };
type Piece = readonly [Spot, Spot];
type Segment = { from: number; to: number; metres: number };
/** The shortest way to a spot that is known. */
type Way = { metres: number; before?: number; done?: boolean };
/** The nearest place on a segment: `share` of its way. */
type Stop = { segment: Segment; spot: Spot; share: number; away: number };

/** Metres of one degree of latitude. */
const DEGREE = 111_195;
/** A street that ends so near to another one meets it. Metres. */
const MEETS = 300;

/** The streets of a base map as a network. */
export class Streets {
  private readonly spots: Spot[] = [];
  private readonly segments: Segment[];
  private readonly at: (segment: Segment) => [Spot, Spot];

  /** `lines`: streets as [lon, lat] in degrees. Those that no other street leads to are left out. */
  constructor(
    lines: readonly (readonly (readonly [number, number])[])[],
    private readonly origin = lines[0]?.[0] ?? ([0, 0] as const),
  ) {
    this.at = ({ from, to }) => [this.spots[from] ?? { x: 0, y: 0 }, this.spots[to] ?? { x: 0, y: 0 }];
    const ways = lines.map((line) => line.map(([longitude, latitude]) => this.spotOf({ latitude, longitude })));
    const drawn = ways.map((way) => way.slice(1).map((to, index): Piece => [way[index] ?? to, to]));
    const joints = ways.flatMap((way, index) => {
      const others = drawn.filter((_, other) => other !== index).flat();
      return [way[0], way.at(-1)].flatMap((end) => (end ? joint(end, others) : []));
    });
    const pieces = [...drawn.flat(), ...joints];
    this.segments = this.connected(pieces.flatMap((piece) => this.split(piece, crossings(piece, pieces))));
  }

  /** The shortest way along the streets, with the way to the first and from the last of them. Undefined without streets. */
  route(from: Point, to: Point): Point[] | undefined {
    const [start, end] = [this.nearest(this.spotOf(from)), this.nearest(this.spotOf(to))];
    if (!start || !end) return undefined;
    const between = start.segment === end.segment ? [] : this.shortest(start, end);
    return [from, start.spot, ...between, end.spot, to].map((place) => ("x" in place ? this.pointOf(place) : place));
  }

  private spotOf({ latitude, longitude }: Point): Spot {
    const [lon, lat] = this.origin;
    return { x: (longitude - lon) * DEGREE * this.squeeze, y: (latitude - lat) * DEGREE };
  }

  private pointOf({ x, y }: Spot): Point {
    const [lon, lat] = this.origin;
    return { latitude: lat + y / DEGREE, longitude: lon + x / (DEGREE * this.squeeze) };
  }

  private get squeeze() {
    return Math.cos((this.origin[1] * Math.PI) / 180);
  }

  private readonly numbers = new Map<string, number>();

  /** The number of a spot: spots within a metre are one. */
  private numberOf(spot: Spot): number {
    const key = `${Math.round(spot.x)} ${Math.round(spot.y)}`;
    const known = this.numbers.get(key) ?? this.spots.push(spot) - 1;
    this.numbers.set(key, known);
    return known;
  }

  private split([from, to]: Piece, shares: number[]): Segment[] {
    const stops = [0, ...shares.sort((a, b) => a - b), 1].map((share) => this.numberOf(along(from, to, share)));
    return stops.slice(1).flatMap((end, index) => {
      const segment = { from: stops[index] ?? end, to: end, metres: 0 };
      return segment.from === end ? [] : [{ ...segment, metres: distance(...this.at(segment)) }];
    });
  }

  /** The segments of the largest part of the network. */
  private connected(segments: Segment[]): Segment[] {
    const ends = endsOf(segments);
    const partOf = new Map<number, number>();
    const sizes: number[] = [];
    for (const first of ends.keys()) {
      if (partOf.has(first)) continue;
      const part = sizes.push(0) - 1;
      for (const open = [first]; open.length > 0;) {
        const spot = open.pop() ?? first;
        if (partOf.has(spot)) continue;
        partOf.set(spot, part);
        sizes[part] = (sizes[part] ?? 0) + 1;
        open.push(...(ends.get(spot) ?? []).map(({ from, to }) => (from === spot ? to : from)));
      }
    }
    const largest = sizes.indexOf(Math.max(...sizes));
    return segments.filter(({ from }) => partOf.get(from) === largest);
  }

  private nearest(spot: Spot): Stop | undefined {
    let best: Stop | undefined;
    for (const segment of this.segments) {
      const [from, to] = this.at(segment);
      const share = shareOf(spot, from, to);
      const there = along(from, to, share);
      const away = distance(spot, there);
      if (away < (best?.away ?? Infinity)) best = { segment, spot: there, share, away };
    }
    return best;
  }

  /** The crossings on the shortest way (Dijkstra): a city has some hundred, so the next one is looked for among all. */
  private shortest(start: Stop, end: Stop): Spot[] {
    const ends = endsOf(this.segments);
    const ways = new Map<number, Way>();
    ways.set(start.segment.from, { metres: start.segment.metres * start.share });
    ways.set(start.segment.to, { metres: start.segment.metres * (1 - start.share) });
    for (;;) {
      let next: [number, Way] | undefined;
      for (const way of ways) if (!way[1].done && way[1].metres < (next?.[1].metres ?? Infinity)) next = way;
      if (!next) break;
      const [spot, way] = next;
      way.done = true;
      for (const { from, to, metres } of ends.get(spot) ?? []) {
        const other = from === spot ? to : from;
        const total = way.metres + metres;
        if (total < (ways.get(other)?.metres ?? Infinity)) ways.set(other, { metres: total, before: spot });
      }
    }
    const totalBy = (spot: number, rest: number) => (ways.get(spot)?.metres ?? Infinity) + rest * end.segment.metres;
    const { from, to } = end.segment;
    const found: Spot[] = [];
    let spot: number | undefined = totalBy(from, end.share) <= totalBy(to, 1 - end.share) ? from : to;
    for (; spot !== undefined; spot = ways.get(spot)?.before) found.unshift(this.spots[spot] ?? end.spot);
    return found;
  }
}

const networks = new Map<string, Streets>();

/** The streets of a city's base map. */
export function streetsOf(alias: string): Streets {
  const lines = () =>
    baseMapOf(alias).flatMap(({ properties: { kind }, geometry: { type, coordinates } }) =>
      kind === "street" && type === "LineString" ? [coordinates as [number, number][]] : [],
    );
  const streets = networks.get(alias) ?? new Streets(lines());
  networks.set(alias, streets);
  return streets;
}

/** What joins the end of a street to the nearest other one, if it nearly reaches it. */
function joint(end: Spot, others: readonly Piece[]): Piece[] {
  const away = ([, there]: Piece) => distance(end, there);
  const joints = others.map((piece): Piece => [end, along(...piece, shareOf(end, ...piece))]);
  const [nearest] = joints.sort((one, other) => away(one) - away(other));
  return nearest && away(nearest) >= 1 && away(nearest) < MEETS ? [nearest] : [];
}

/** Where other streets cross a piece of street, or end on it, as shares of its way. */
function crossings([from, to]: Piece, pieces: readonly Piece[]): number[] {
  return pieces.flatMap(([a, b]) => {
    const [dx, dy, ex, ey] = [to.x - from.x, to.y - from.y, b.x - a.x, b.y - a.y];
    const turn = dx * ey - dy * ex;
    const mine = ((a.x - from.x) * ey - (a.y - from.y) * ex) / turn;
    const others = ((a.x - from.x) * dy - (a.y - from.y) * dx) / turn;
    const crosses = mine > 0 && mine < 1 && others >= 0 && others <= 1 ? [mine] : [];
    const met = [a, b].flatMap((end) => {
      const share = shareOf(end, from, to);
      return share > 0 && share < 1 && distance(end, along(from, to, share)) < 1 ? [share] : [];
    });
    return [...crosses, ...met];
  });
}

function endsOf(segments: readonly Segment[]): Map<number, Segment[]> {
  const ends = new Map<number, Segment[]>();
  for (const segment of segments)
    for (const spot of [segment.from, segment.to]) ends.set(spot, [...(ends.get(spot) ?? []), segment]);
  return ends;
}

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

const along = (from: Spot, to: Spot, share: number): Spot => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** How far along a segment the place nearest to a spot is. */
function shareOf(spot: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / Math.max(dx * dx + dy * dy, 1e-9);
  return Math.min(1, Math.max(0, share));
}
