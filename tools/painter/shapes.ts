import { clamp } from "./colour";
import { noise } from "./noise";

/** A flat shape around its own origin: signed distance (negative inside) and half extents, in world units. */
export interface Shape {
  distance(u: number, v: number): number;
  reachU: number;
  reachV: number;
}

export type Point = readonly [x: number, y: number];

function shape(reachU: number, reachV: number, distance: Shape["distance"]): Shape {
  return { distance, reachU, reachV };
}

export function circle(radius: number): Shape {
  return shape(radius, radius, (u, v) => Math.sqrt(u * u + v * v) - radius);
}

export function ellipse(radiusU: number, radiusV: number): Shape {
  const smaller = Math.min(radiusU, radiusV);
  return shape(radiusU, radiusV, (u, v) => (Math.hypot(u / radiusU, v / radiusV) - 1) * smaller);
}

/** Rectangle by its half sides, with rounded corners. */
export function box(halfU: number, halfV: number, corner = 0): Shape {
  return shape(halfU, halfV, (u, v) => {
    const a = Math.abs(u) - halfU + corner;
    const b = Math.abs(v) - halfV + corner;
    if (a > 0 && b > 0) return Math.sqrt(a * a + b * b) - corner;
    return Math.max(a, b) - corner;
  });
}

export function ring(radius: number, halfWidth: number): Shape {
  const outer = radius + halfWidth;
  return shape(outer, outer, (u, v) => Math.abs(Math.sqrt(u * u + v * v) - radius) - halfWidth);
}

/** Part of a ring that opens towards −v: an onion half, a pepper arc. `cut` lowers the opening. */
export function arc(radius: number, halfWidth: number, cut = 0): Shape {
  const whole = ring(radius, halfWidth);
  return shape(whole.reachU, whole.reachV, (u, v) => Math.max(whole.distance(u, v), -v - cut));
}

/** Circle whose radius wanders by `share`, with about `lobes` bays. */
export function blob(radius: number, share: number, lobes: number, seed = 0): Shape {
  const outer = radius * (1 + share);
  const inner = radius * (1 - share);
  return shape(outer, outer, (u, v) => {
    const away = Math.sqrt(u * u + v * v);
    if (away > outer) return away - inner;
    const cosine = away === 0 ? 1 : u / away;
    const sine = away === 0 ? 0 : v / away;
    return (
      away - radius * (1 + share * (noise(cosine * lobes + seed * 9.1 + 50, sine * lobes + seed * 5.3 + 50) * 2 - 1))
    );
  });
}

/** The same shape with an uneven edge. */
export function wobbly(inner: Shape, amount: number, detail: number, seed = 0): Shape {
  return shape(inner.reachU + amount, inner.reachV + amount, (u, v) => {
    const distance = inner.distance(u, v);
    if (distance > amount) return distance;
    return distance + amount * (noise(u * detail + seed * 7.7 + 90, v * detail + seed * 3.3 + 90) * 2 - 1);
  });
}

/** Leaf along u from −length to length. */
export function leaf(length: number, halfWidth: number): Shape {
  return shape(length, halfWidth, (u, v) => {
    const t = clamp((u + length) / (2 * length));
    const half = halfWidth * Math.sin(Math.PI * Math.pow(t, 0.8));
    return Math.max(Math.abs(v) - half, Math.abs(u) - length);
  });
}

export function polygon(points: readonly Point[]): Shape {
  const edges = points.map((end, index) => [points[(index || points.length) - 1] ?? end, end] as const);
  const reachU = Math.max(...points.map(([u]) => Math.abs(u)));
  const reachV = Math.max(...points.map(([, v]) => Math.abs(v)));
  return shape(reachU, reachV, (u, v) => {
    let nearest = Infinity;
    let side = 1;
    for (const [[ax, ay], [bx, by]] of edges) {
      const ex = bx - ax;
      const ey = by - ay;
      const wx = u - ax;
      const wy = v - ay;
      const t = clamp((wx * ex + wy * ey) / (ex * ex + ey * ey));
      nearest = Math.min(nearest, (wx - ex * t) ** 2 + (wy - ey * t) ** 2);
      const below = v >= ay;
      const above = v < by;
      const left = ex * wy > ey * wx;
      if ((below && above && left) || (!below && !above && !left)) side = -side;
    }
    return side * Math.sqrt(nearest);
  });
}

/** Grows (or, with a negative amount, shrinks) a shape all round. */
export function grown(inner: Shape, amount: number): Shape {
  return shape(inner.reachU + amount, inner.reachV + amount, (u, v) => inner.distance(u, v) - amount);
}

/** What two shapes cover together; the second is moved by (du, dv). */
export function union(first: Shape, second: Shape, du = 0, dv = 0): Shape {
  return shape(
    Math.max(first.reachU, second.reachU + Math.abs(du)),
    Math.max(first.reachV, second.reachV + Math.abs(dv)),
    (u, v) => Math.min(first.distance(u, v), second.distance(u - du, v - dv)),
  );
}

/** The part of a shape where `limit(u, v)` is negative. */
export function within(inner: Shape, limit: (u: number, v: number) => number): Shape {
  return shape(inner.reachU, inner.reachV, (u, v) => Math.max(inner.distance(u, v), limit(u, v)));
}
