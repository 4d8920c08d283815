import type { WorldPoint } from "./view";

type Box = { left: number; top: number; right: number; bottom: number };

/** Each label takes a box, and the first one wins. */
export class LabelBoxes {
  private readonly taken: Box[] = [];

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {}

  keepFree(centre: WorldPoint, width: number, height = width) {
    this.taken.push(boxAround(centre, width, height));
  }

  take(centre: WorldPoint, width: number, height: number): boolean {
    const box = boxAround(centre, width, height);
    if (!this.isFree(box)) return false;
    this.taken.push(box);
    return true;
  }

  private isFree(box: Box): boolean {
    const isInside =
      box.left > MIN_EDGE_GAP_PX &&
      box.top > MIN_EDGE_GAP_PX &&
      box.right < this.width - MIN_EDGE_GAP_PX &&
      box.bottom < this.height - MIN_EDGE_GAP_PX;
    return isInside && !this.taken.some((other) => overlap(box, other));
  }
}

const MIN_EDGE_GAP_PX = 4;

export const boxAround = ({ x, y }: WorldPoint, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

export const overlap = (a: Box, b: Box) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** The server cannot measure text. A letter of common fonts is about 0.58 of its size wide. */
export const textWidth = (text: string, size: number) => text.length * size * 0.58;

/** `turn`: in degrees, so that the text reads from left to right. */
export type AlongLine = WorldPoint & { turn: number; width: number; height: number };

/** The longest straight part comes first. */
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
