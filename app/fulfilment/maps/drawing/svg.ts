import type { WorldPoint } from "../view";

/** Empty content gives no group. */
export const group = (content: string, attributes: string) => content && `<g ${attributes}>${content}</g>`;
export const rounded = (value: number) => value.toFixed(1).replace(/\.0$/, "");

/** Relative commands in whole pixels are short and compress well. */
function steps(points: readonly WorldPoint[], smooth: boolean, around: boolean): string {
  const whole = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const [first] = whole;
  if (!first) return "";
  const corner = (index: number) =>
    whole[around ? (index + whole.length) % whole.length : Math.min(whole.length - 1, Math.max(0, index))] ?? first;
  let d = `M${first.x} ${first.y}`;
  for (let index = 1; index < whole.length + (around && smooth ? 1 : 0); index++) {
    const [from, to] = [corner(index - 1), corner(index)];
    if (!smooth) {
      d += `l${to.x - from.x} ${to.y - from.y}`;
      continue;
    }
    // Catmull–Rom: the curve passes through every corner.
    const [before, after] = [corner(index - 2), corner(index + 1)];
    const [outX, outY] = [(to.x - before.x) / 6, (to.y - before.y) / 6];
    const [inX, inY] = [to.x - from.x - (after.x - from.x) / 6, to.y - from.y - (after.y - from.y) / 6];
    d += `c${numbers(outX, outY, inX, inY, to.x - from.x, to.y - from.y)}`;
  }
  return d;
}

const numbers = (...values: number[]) => values.map((value) => Math.round(value)).join(" ");

export const open = (points: readonly WorldPoint[], smooth: boolean) => steps(points, smooth, false);
export const closed = (points: readonly WorldPoint[], smooth = false) =>
  points.length === 0 ? "" : `${steps(isClosed(points) ? points.slice(0, -1) : points, smooth, true)}Z`;

function isClosed(points: readonly WorldPoint[]): boolean {
  const [first, last] = [points[0], points[points.length - 1]];
  return points.length > 3 && first?.x === last?.x && first?.y === last?.y;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Removes control characters, which are invalid in XML. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\u0000-\u001f\ufffe\uffff]|\p{Surrogate}/gu, "")
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? "");
}
