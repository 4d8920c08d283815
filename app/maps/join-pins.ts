import { fromCentre, type LatLon, type MapView, toWorld, type WorldPoint } from "./view";

/** Pins nearer than this to each other would cover each other's number. Pixels. */
const APART = 34;

/** Pins that share one mark, in their order, and its place in pixels from the view's centre. */
export type Joined<Pin> = WorldPoint & { pins: Pin[] };

type Mark<Pin> = Joined<Pin> & { places: WorldPoint[] };

/** Pins as they are marked at a view: those too near to each other share one mark. */
export function joinPins<Pin extends LatLon>(pins: readonly Pin[], view: MapView): Joined<Pin>[] {
  const marks: Mark<Pin>[] = [];
  for (const pin of pins) {
    const place = fromCentre(toWorld(pin), view);
    const mark: Mark<Pin> = { ...place, pins: [pin], places: [place] };
    // A mark that grew may have come near to another.
    for (let near = nearTo(mark, marks); near; near = nearTo(mark, marks)) {
      marks.splice(marks.indexOf(near), 1);
      const [a, b] = [near.pins.length, mark.pins.length];
      mark.x = (near.x * a + mark.x * b) / (a + b);
      mark.y = (near.y * a + mark.y * b) / (a + b);
      mark.pins = [...near.pins, ...mark.pins];
      mark.places = [...near.places, ...mark.places];
    }
    marks.push(mark);
  }
  return marks;
}

function nearTo<Pin extends LatLon>(mark: Mark<Pin>, marks: readonly Mark<Pin>[]): Mark<Pin> | undefined {
  return marks.find((other) => overlap(other, mark) || other.places.some((a) => mark.places.some((b) => isNear(a, b))));
}

const isNear = (a: WorldPoint, b: WorldPoint) => Math.hypot(a.x - b.x, a.y - b.y) < APART;

/** Of two marks one of which is a capsule: a row of numbers covers more than its pins' places. */
function overlap<Pin>(a: Joined<Pin>, b: Joined<Pin>): boolean {
  if (a.pins.length === 1 && b.pins.length === 1) return false;
  return Math.abs(a.x - b.x) < halfWidth(a) + halfWidth(b) && Math.abs(a.y - b.y) < APART;
}

const halfWidth = <Pin>({ pins }: Joined<Pin>) => pins.length * 13 + 5;
