/** Red, green, blue in linear light (0 to 1, more is allowed before shading) and opacity, 1 when absent. */
export type Colour = readonly [red: number, green: number, blue: number, opacity?: number];

/** Colour of a stamp at its own coordinates; `depth` is how far inside the edge the point lies. */
export type Pigment = (u: number, v: number, depth: number) => Colour;

const GAMMA = 2.2;
const known = new Map<string, Colour>();

/** Linear colour of "#RRGGBB". */
export function hex(code: string): Colour {
  const seen = known.get(code);
  if (seen) return seen;
  const number = Number.parseInt(code.slice(1), 16);
  const channel = (shift: number) => Math.pow(((number >> shift) & 255) / 255, GAMMA);
  const colour: Colour = [channel(16), channel(8), channel(0)];
  known.set(code, colour);
  return colour;
}

export function mix(a: Colour, b: Colour, share: number): Colour {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

export function brighter(colour: Colour, factor: number): Colour {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor];
}

export function glaze(colour: Colour, opacity: number): Colour {
  return [colour[0], colour[1], colour[2], opacity];
}

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

/** 0 below `from`, 1 above `to`, an S curve between. `from` may be the greater one. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Distance to the next whole number: 0 on a stripe's middle, 0.5 half-way between two stripes. */
export function stripe(position: number): number {
  return Math.abs(position - Math.round(position));
}
