import { brighter, clamp, hex, mix, smoothstep } from "./colour";
import * as matter from "./matter";
import { fbm, noise } from "./noise";
import { MIDDLE, type Scene } from "./scene";
import { box, circle, wobbly } from "./shapes";

/** Plates by name; the guide wants contrast with the food and never one colour three times in a row. */
export const PLATES = {
  ink: "#262C31",
  rice: "#F3ECDF",
  sage: "#5E6F5B",
  blue: "#3E5567",
  clay: "#A65A3A",
  cream: "#F7F0E2",
  green: "#44664A",
  ice: "#C9D4D6",
  plum: "#5A3A48",
  sand: "#D8BE95",
} as const;

export type PlateName = keyof typeof PLATES;
export type DishName = PlateName | "board" | "slate" | "dark-board";

const PLATE_RADIUS = 222;
const RIM_SHARE = 0.3;
const BRONZE = "#8A6A4C";

/** What a dish is served on, in the middle of the picture. */
export function dish(scene: Scene, name: DishName, turn = -0.3): void {
  if (name === "board") board(scene, { turn });
  else if (name === "dark-board") board(scene, { turn, colour: ["#7A4E2E", "#552F18", "#96683F"] });
  else if (name === "slate") slateBoard(scene, { turn });
  else plate(scene, PLATES[name]);
}

export interface Flat {
  x?: number;
  y?: number;
  halfU?: number;
  halfV?: number;
  turn?: number;
}

/** Round plate: flat well, one smooth step up to the rim, thin bronze edge, speckled glaze. */
export function plate(scene: Scene, colour: string, radius = PLATE_RADIUS, x = MIDDLE, y = MIDDLE): void {
  const glazeColour = hex(colour);
  const rim = radius * RIM_SHARE;
  scene.stamp({
    x,
    y,
    shape: circle(radius),
    profile: "flat",
    gloss: 0.5,
    relief: (_u, _v, depth) =>
      depth < rim
        ? 17 - 10 * smoothstep(0, rim, depth) - 4 * (1 - smoothstep(0, 5, depth))
        : 7 - 2 * smoothstep(rim, rim + 14, depth),
    colour: (u, v, depth) => {
      let tone = mix(glazeColour, brighter(glazeColour, 0.86), fbm(u * 0.012 + 3, v * 0.012));
      if (noise(u * 0.42 + 9, v * 0.42) > 0.86) tone = brighter(tone, 0.72);
      return depth < 2.5 ? mix(tone, hex(BRONZE), 0.5) : tone;
    },
  });
}

export function board(
  scene: Scene,
  { x = MIDDLE, y = MIDDLE, halfU = 190, halfV = 140, turn = 0, colour }: Flat & { colour?: [string, string, string] },
): void {
  scene.stamp({
    x,
    y,
    turn,
    shape: box(halfU, halfV, 16),
    round: 6,
    height: 11,
    colour: matter.wood(...(colour ?? [])),
    gloss: 0.28,
  });
}

export function slateBoard(scene: Scene, { x = MIDDLE, y = MIDDLE, halfU = 190, halfV = 140, turn = 0 }: Flat): void {
  scene.stamp({
    x,
    y,
    turn,
    shape: wobbly(box(halfU, halfV, 10), 2.2, 0.05),
    round: 4,
    height: 9,
    colour: matter.slate(),
    gloss: 0.3,
    relief: (u, v) => fbm(u * 0.05, v * 0.05) * 1.6,
  });
}

export interface BowlLook {
  colour: string;
  radius?: number;
  x?: number;
  y?: number;
  /** From the rim, 42 high, down to the ground inside. */
  depth?: number;
  rim?: number;
}

const BOWL_HEIGHT = 42;

export function bowl(
  scene: Scene,
  { colour, radius = 218, x = MIDDLE, y = MIDDLE, depth = 26, rim = 13 }: BowlLook,
): void {
  const glazeColour = hex(colour);
  scene.stamp({
    x,
    y,
    shape: circle(radius),
    profile: "flat",
    gloss: 0.65,
    relief: (_u, _v, inside) =>
      inside < rim
        ? BOWL_HEIGHT + 4 * Math.sin(Math.PI * clamp(inside / rim))
        : BOWL_HEIGHT - depth * smoothstep(0, radius * 0.45, inside - rim),
    colour: (u, v, inside) => {
      const tone = mix(glazeColour, brighter(glazeColour, 1.5), fbm(u * 0.02 + 3, v * 0.02));
      return inside < 3 ? mix(tone, hex("#9A6B41"), 0.55) : tone;
    },
  });
}

export interface LiquidLook {
  from: string;
  to: string;
  radius: number;
  level: number;
  x?: number;
  y?: number;
  gloss?: number;
  glow?: number;
  /** Height of slow waves; thick liquids have more. */
  waves?: number;
}

/** Broth, sauce or drink that fills a vessel up to `level`. */
export function liquid(
  scene: Scene,
  { from, to, radius, level, x = MIDDLE, y = MIDDLE, gloss = 0.8, glow = 0.3, waves = 1.2 }: LiquidLook,
): void {
  scene.stamp({
    x,
    y,
    mode: "over",
    shape: circle(radius),
    profile: "flat",
    height: level,
    gloss,
    glow,
    colour: (u, v) => mix(hex(from), hex(to), smoothstep(0.3, 0.7, fbm(u * 0.014 + 4, v * 0.014))),
    relief: (u, v) => fbm(u * 0.02, v * 0.02) * waves,
  });
}

/** Small pot with something to dip into. */
export function dip(scene: Scene, x: number, y: number, colour: string, radius = 58, pot = "#FFFDF6"): void {
  scene.stamp({
    x,
    y,
    shape: circle(radius),
    profile: "flat",
    colour: hex(pot),
    gloss: 0.7,
    relief: (_u, _v, depth) => (depth < 7 ? 64 : 52),
  });
  scene.stamp({
    x,
    y,
    mode: "over",
    shape: circle(radius - 7),
    profile: "flat",
    height: 56,
    colour: hex(colour),
    gloss: 0.85,
    glow: 0.6,
    relief: (u, v) => 2.5 * Math.sin(Math.hypot(u, v) * 0.2 - Math.atan2(v, u)),
  });
}

/** Crumpled sheet of baking paper. */
export function paperSheet(scene: Scene, turn = 0.4, halfU = 168, halfV = 150): void {
  scene.stamp({
    x: MIDDLE,
    y: MIDDLE,
    turn,
    shape: wobbly(box(halfU, halfV, 10), 4, 0.03, 2),
    round: 4,
    height: 12,
    colour: matter.paper(),
    gloss: 0.15,
    relief: (u, v) => Math.abs(noise(u * 0.03, v * 0.03) - 0.5) * 10,
  });
}

/** Wicker basket, oval wood or tray shapes are boards; this one has a raised edge. */
export function tray(
  scene: Scene,
  halfU: number,
  halfV: number,
  colour: string,
  turn = 0,
  x = MIDDLE,
  y = MIDDLE,
): void {
  const EDGE = 11;
  const lacquer = hex(colour);
  scene.stamp({
    x,
    y,
    turn,
    shape: box(halfU, halfV, 22),
    profile: "flat",
    gloss: 0.45,
    relief: (_u, _v, depth) =>
      depth < EDGE ? 16 + 3 * Math.sin(Math.PI * clamp(depth / EDGE)) : 16 - 9 * smoothstep(0, 8, depth - EDGE),
    colour: (u, v, depth) =>
      depth < 2.5 ? mix(lacquer, hex(BRONZE), 0.5) : mix(lacquer, brighter(lacquer, 0.85), fbm(u * 0.02, v * 0.1)),
  });
}
