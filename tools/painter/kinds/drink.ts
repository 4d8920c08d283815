import { clamp, glaze, hex, mix, smoothstep } from "../colour";
import { fbm, noise } from "../noise";
import { piece, type PieceName } from "../pieces";
import { around, inDisc, spaced } from "../placing";
import { framed, type Framing, type Recipe } from "../recipe";
import { MIDDLE, type Scene } from "../scene";
import { blob, box, circle } from "../shapes";
import { dill, mint } from "../sprinkles";

/** A fruit or leaf that floats: its name, how many, its size. */
export type Float = readonly [name: PieceName, count: number, size?: number];

export interface GlassOptions extends Framing {
  /** Colours of the drink, upper and lower edge. */
  drink: readonly [string, string];
  ice?: number;
  foam?: readonly [string, string];
  floats?: readonly Float[];
  mint?: boolean;
  dill?: number;
  straw?: string;
  rim?: string;
  /** Opaque drinks let no light through. */
  opaque?: boolean;
  /** Milk that swirls into the drink. */
  swirl?: string;
}

const RADIUS = 176;
const WALL = 13;
const BRIM = 82;
const LEVEL = 60;
const ICE_HALF = 36;

/** A glass of a cold drink from above. */
export function glass(options: GlassOptions): Recipe {
  const paint = (scene: Scene): void => {
    paintGlass(scene, options);
    if (options.foam) foam(scene, options.foam);
    ice(scene, options.ice ?? 0, options.drink[1]);
    floating(scene, options.floats ?? []);
    if (options.straw) straw(scene, options.straw);
    if (options.dill) dill(scene, options.dill, inDisc(scene, MIDDLE, MIDDLE, 120));
    if (options.mint) mint(scene, MIDDLE - 26, MIDDLE + 30, 2.1);
  };
  return { dish: `glass-${options.drink[0]}`, frame: framed(options), paint };
}

function paintGlass(scene: Scene, { drink, opaque, swirl, rim = "#DCE8EA" }: GlassOptions): void {
  const [from, to] = [hex(drink[0]), hex(drink[1])];
  const at = { x: MIDDLE, y: MIDDLE };
  scene.stamp({
    ...at,
    shape: circle(RADIUS),
    profile: "flat",
    gloss: 0.95,
    glow: 0.7,
    relief: (_u, _v, depth) => (depth < WALL ? BRIM - 6 + 6 * Math.sin(Math.PI * clamp(depth / WALL)) : LEVEL - 2),
    colour: (_u, _v, depth) => (depth < WALL ? mix(hex("#9FB6BA"), hex(rim), smoothstep(0, WALL, depth)) : from),
  });
  scene.stamp({
    ...at,
    mode: "over",
    shape: circle(RADIUS - WALL + 1),
    profile: "flat",
    height: LEVEL,
    gloss: 0.85,
    glow: opaque ? 0.4 : 0.8,
    relief: (u, v) => fbm(u * 0.015, v * 0.015) * 2,
    colour: (u, v) => {
      const body = mix(
        from,
        to,
        clamp(smoothstep(-RADIUS, RADIUS, u * 0.4 + v) + (fbm(u * 0.02, v * 0.02) - 0.5) * 0.4),
      );
      if (!swirl) return body;
      const wave = fbm(u * 0.012 + 2 * Math.sin(v * 0.014), v * 0.012 + 2 * Math.cos(u * 0.016));
      return mix(body, hex(swirl), smoothstep(0.44, 0.6, wave) * 0.85);
    },
  });
}

function foam(scene: Scene, [from, to]: readonly [string, string]): void {
  scene.stamp({
    x: MIDDLE,
    y: MIDDLE,
    mode: "over",
    shape: blob(RADIUS - WALL, 0.012, 3, 2),
    round: 16,
    height: 14,
    base: LEVEL - 2,
    gloss: 0.3,
    glow: 0.5,
    colour: (u, v) => mix(hex(from), hex(to), smoothstep(0.4, 0.6, fbm(u * 0.03 + Math.sin(v * 0.03), v * 0.03))),
    relief: (u, v) => fbm(u * 0.1, v * 0.1) * 1.5,
  });
}

/** Cubes that let the drink shine through. */
function ice(scene: Scene, count: number, tint: string): void {
  const { random } = scene;
  for (let i = 0; i < count; i++) {
    const [x, y] = around(MIDDLE, MIDDLE, i * (6.28 / count) + 0.4, random.between(52, 98));
    scene.stamp({
      x,
      y,
      turn: random.between(0, 3),
      shape: box(ICE_HALF, ICE_HALF, 10),
      round: 9,
      height: 15,
      base: LEVEL + random.between(-1, 4),
      gloss: 1,
      glow: 0.9,
      colour: (u, v, depth) =>
        glaze(
          mix(hex("#FFFFFF"), hex(tint), 0.25 + 0.3 * noise(u * 0.06 + i, v * 0.06)),
          0.34 + 0.5 * smoothstep(6, 0, depth),
        ),
      relief: (u, v) => noise(u * 0.08 + i, v * 0.08) * 5,
    });
  }
}

function floating(scene: Scene, floats: readonly Float[]): void {
  const where = inDisc(scene, MIDDLE, MIDDLE, RADIUS - 62);
  for (const [name, count, size = 1] of floats) {
    const gap = name === "lemon" || name === "orange" || name === "lime" || name === "cucumber" ? 50 * size : 14;
    spaced(count, gap, where).forEach(([x, y], index) =>
      piece(scene, name, { x, y, turn: scene.random.angle(), size, base: LEVEL + 8 + (index % 3) * 2 }, index),
    );
  }
}

const STRAW = { halfLength: 112, halfWidth: 10, band: 16 };

/** Striped paper straw that leans out over the brim. */
function straw(scene: Scene, colour: string): void {
  scene.stamp({
    x: MIDDLE + 96,
    y: MIDDLE - 92,
    turn: -0.76,
    shape: box(STRAW.halfLength, STRAW.halfWidth, 9),
    round: STRAW.halfWidth,
    height: 15,
    base: BRIM + 6,
    gloss: 0.5,
    colour: (u) => hex(Math.floor((u + 200) / STRAW.band) % 2 ? colour : "#FFF8EA"),
  });
}
