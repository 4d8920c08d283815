import { Random } from "./random";

const TABLE = 256;
const MASK = TABLE - 1;
const OCTAVE_STEP = 2.03;

const permutation = shuffledTable();

function shuffledTable(): Uint8Array {
  const random = new Random(7);
  const once = Uint8Array.from({ length: TABLE }, (_, index) => index);
  for (let i = MASK; i > 0; i--) {
    const j = Math.floor(random.unit() * (i + 1));
    const kept = once[i]!;
    once[i] = once[j]!;
    once[j] = kept;
  }
  const twice = new Uint8Array(TABLE * 2);
  twice.set(once);
  twice.set(once, TABLE);
  return twice;
}

function corner(x: number, y: number): number {
  return permutation[(permutation[x & MASK]! + y) & MASK]! / 255;
}

/** Smooth value noise in [0, 1] with one feature per unit. */
export function noise(x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  let u = x - left;
  let v = y - top;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  const a = corner(left, top);
  const b = corner(left + 1, top);
  const c = corner(left, top + 1);
  const d = corner(left + 1, top + 1);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Fractal noise in [0, 1]: octaves of half the strength and twice the detail. */
export function fbm(x: number, y: number, octaves = 4): number {
  let sum = 0;
  let strength = 0.5;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    sum += strength * noise(x, y);
    total += strength;
    x = x * OCTAVE_STEP + 17;
    y = y * OCTAVE_STEP + 31;
    strength *= 0.5;
  }
  return sum / total;
}
