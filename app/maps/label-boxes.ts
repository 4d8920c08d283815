import type { WorldPoint } from "./view";

type Box = { left: number; top: number; right: number; bottom: number };

/** Where labels may still stand on a drawing: each takes a box, first come, first served. */
export class LabelBoxes {
  private readonly taken: Box[] = [];

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {}

  /** Keeps a place free of labels, whether others want it or not. */
  keepFree(centre: WorldPoint, width: number, height = width) {
    this.taken.push(boxAround(centre, width, height));
  }

  /** Takes a box if it lies on the drawing and touches none that is taken. */
  take(centre: WorldPoint, width: number, height: number): boolean {
    const box = boxAround(centre, width, height);
    if (!this.isFree(box)) return false;
    this.taken.push(box);
    return true;
  }

  private isFree(box: Box): boolean {
    const isInside =
      box.left > EDGE && box.top > EDGE && box.right < this.width - EDGE && box.bottom < this.height - EDGE;
    return isInside && !this.taken.some((other) => overlap(box, other));
  }
}

const EDGE = 4;

const boxAround = ({ x, y }: WorldPoint, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

const overlap = (a: Box, b: Box) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Text cannot be measured on the server. A letter of the usual fonts is about 0.58 of its size wide. */
export const textWidth = (text: string, size: number) => text.length * size * 0.58;

/** The place of a text along a line: the middle of a straight part that is long enough. Degrees, read from the left. */
export type AlongLine = WorldPoint & { turn: number; width: number; height: number };

/** The places for a text of this length along a line, the longest part first. */
export function placesAlong(points: readonly WorldPoint[], length: number, size: number): AlongLine[] {
  const parts = points.slice(1).flatMap((to, index) => {
    const from = points[index];
    if (!from) return [];
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    return long < length * 0.9 ? [] : [{ from, to, long }];
  });
  return parts
    .sort((a, b) => b.long - a.long)
    .slice(0, 4)
    .flatMap(({ from, to }) => [0.5, 0.3, 0.7].map((share) => placeOn(from, to, share, length, size)));
}

function placeOn(from: WorldPoint, to: WorldPoint, share: number, length: number, size: number): AlongLine {
  const angle = Math.atan((to.y - from.y) / (to.x - from.x || 1e-9));
  const [across, up] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    turn: (angle * 180) / Math.PI,
    width: across * length + up * size,
    height: up * length + across * size,
  };
}
