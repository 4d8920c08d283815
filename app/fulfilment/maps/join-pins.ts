import { fromCentre, type LatLon, type MapView, toWorld, type WorldPoint } from "./view";

/** Nearer pins would cover each other's number. */
const MIN_PIN_GAP_PX = 34;

/** The place is in pixels from the view's centre. */
export type Joined<Pin> = WorldPoint & { pins: Pin[] };

type Mark<Pin> = Joined<Pin> & { places: WorldPoint[] };

/** Pins that are too near to each other share one mark. */
export function joinPins<Pin extends LatLon>(pins: readonly Pin[], view: MapView): Joined<Pin>[] {
  const marks: Mark<Pin>[] = [];
  for (const pin of pins) {
    const place = fromCentre(toWorld(pin), view);
    const mark: Mark<Pin> = { ...place, pins: [pin], places: [place] };
    // A mark that has grown may overlap another one.
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

const isNear = (a: WorldPoint, b: WorldPoint) => Math.hypot(a.x - b.x, a.y - b.y) < MIN_PIN_GAP_PX;

/** A capsule shows a row of numbers, which is wider than its pins' places. */
function overlap<Pin>(a: Joined<Pin>, b: Joined<Pin>): boolean {
  if (a.pins.length === 1 && b.pins.length === 1) return false;
  return Math.abs(a.x - b.x) < halfWidth(a) + halfWidth(b) && Math.abs(a.y - b.y) < MIN_PIN_GAP_PX;
}

const halfWidth = <Pin>({ pins }: Joined<Pin>) => pins.length * 13 + 5;
