import type { WorldPoint } from "./view";

/** Pixels, including a margin around the drawing. */
export type Frame = { left: number; top: number; right: number; bottom: number };

/** Segments stay whole, so that they leave the frame in the right direction. */
export function clipLine(points: readonly WorldPoint[], frame: Frame): WorldPoint[][] {
  const parts: WorldPoint[][] = [];
  let part: WorldPoint[] | undefined;
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1], points[index]];
    if (!from || !to || isBeside(from, to, frame)) part = undefined;
    else if (part) part.push(to);
    else parts.push((part = [from, to]));
  }
  return parts;
}

function isBeside(a: WorldPoint, b: WorldPoint, { left, top, right, bottom }: Frame): boolean {
  return (
    Math.max(a.x, b.x) < left || Math.min(a.x, b.x) > right || Math.max(a.y, b.y) < top || Math.min(a.y, b.y) > bottom
  );
}

/** Sutherland–Hodgman. Empty for a ring outside the frame. */
export function clipRing(ring: readonly WorldPoint[], { left, top, right, bottom }: Frame): WorldPoint[] {
  const sides: [inside: (point: WorldPoint) => boolean, cut: (a: WorldPoint, b: WorldPoint) => WorldPoint][] = [
    [({ x }) => x >= left, (a, b) => atX(a, b, left)],
    [({ x }) => x <= right, (a, b) => atX(a, b, right)],
    [({ y }) => y >= top, (a, b) => atY(a, b, top)],
    [({ y }) => y <= bottom, (a, b) => atY(a, b, bottom)],
  ];
  let points = [...ring];
  for (const [inside, cut] of sides) {
    const rest: WorldPoint[] = [];
    for (const [index, point] of points.entries()) {
      const before = points[(index || points.length) - 1] ?? point;
      if (inside(before) !== inside(point)) rest.push(cut(before, point));
      if (inside(point)) rest.push(point);
    }
    points = rest;
  }
  return points.length < 3 ? [] : points;
}

const atX = (a: WorldPoint, b: WorldPoint, x: number) => ({ x, y: a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x) });
const atY = (a: WorldPoint, b: WorldPoint, y: number) => ({ x: a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y), y });

/** Drops corners nearer than `least` pixels to the one before. The last one stays. */
export function thinned(points: readonly WorldPoint[], least = 1): WorldPoint[] {
  const kept: WorldPoint[] = [];
  for (const [index, point] of points.entries()) {
    const before = kept[kept.length - 1];
    const isLast = index === points.length - 1;
    if (!before || isLast || Math.hypot(point.x - before.x, point.y - before.y) >= least) kept.push(point);
  }
  return kept;
}
