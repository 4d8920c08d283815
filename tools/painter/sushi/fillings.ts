import { hex, mix, smoothstep, type Pigment, type Colour } from "../colour";
import * as matter from "../matter";
import { around } from "../placing";
import type { Scene } from "../scene";
import { box, circle, ellipse, wobbly } from "../shapes";
import { leafStamp, roe, ROE } from "../sprinkles";

interface Block {
  /** Half sides as shares of the filling's own size. */
  u: number;
  v: number;
  /** Corner as a share of the size, or "sharp" for 3 units. */
  corner: number | "sharp";
  colour: (size: number, seed: number) => Colour | Pigment;
  gloss: number;
  glow: number;
  height: number;
}

const across =
  (from: string, to: string, start: number, end: number) =>
  (size: number): Pigment =>
  (_u, v) =>
    mix(hex(from), hex(to), smoothstep(size * start, size * end, v));

const plain = (code: string) => (): Colour => hex(code);
const wavy = (from: string, to: string, detail: number) => (): Pigment => (_u, v) =>
  mix(hex(from), hex(to), 0.5 + 0.5 * Math.sin(v * detail));

/** Cut faces of what is rolled in, seen along the roll. */
const BLOCKS = {
  salmon: {
    u: 1,
    v: 0.84,
    corner: 0.35,
    colour: (_size, seed) => matter.salmon(seed, 0.4),
    gloss: 0.6,
    glow: 0.6,
    height: 4,
  },
  tuna: { u: 1, v: 0.84, corner: 0.35, colour: (_size, seed) => matter.tuna(seed), gloss: 0.6, glow: 0.6, height: 4 },
  scallop: {
    u: 1,
    v: 0.9,
    corner: 0.6,
    colour: (_size, seed) => matter.scallop(seed),
    gloss: 0.6,
    glow: 0.7,
    height: 4,
  },
  eel: { u: 1.05, v: 0.7, corner: 0.3, colour: (_size, seed) => matter.eel(seed), gloss: 0.75, glow: 0.4, height: 4 },
  crab: {
    u: 1,
    v: 0.75,
    corner: "sharp",
    colour: across("#FFF3EA", "#E23B25", 0.35, 0.6),
    gloss: 0.45,
    glow: 0.5,
    height: 4,
  },
  cheese: { u: 0.98, v: 0.84, corner: 0.5, colour: plain("#FEFAF0"), gloss: 0.4, glow: 0.7, height: 4.5 },
  cheddar: { u: 0.95, v: 0.75, corner: "sharp", colour: plain("#F9B233"), gloss: 0.45, glow: 0.5, height: 4 },
  cucumber: {
    u: 0.9,
    v: 0.8,
    corner: "sharp",
    colour: across("#3F7F28", "#DDEDB2", -0.66, -0.4),
    gloss: 0.5,
    glow: 0.5,
    height: 3.5,
  },
  avocado: {
    u: 0.98,
    v: 0.8,
    corner: 0.35,
    colour: across("#EDE78C", "#7DAA38", -0.5, 0.75),
    gloss: 0.45,
    glow: 0.5,
    height: 4,
  },
  omelette: {
    u: 0.95,
    v: 0.75,
    corner: "sharp",
    colour: wavy("#E9AF2E", "#F9D55C", 0.9),
    gloss: 0.35,
    glow: 0.4,
    height: 4,
  },
  pepper: { u: 0.85, v: 0.6, corner: "sharp", colour: plain("#D8321E"), gloss: 0.7, glow: 0.5, height: 4 },
  "yellow-pepper": { u: 0.85, v: 0.6, corner: "sharp", colour: plain("#F3B51C"), gloss: 0.7, glow: 0.5, height: 4 },
  carrot: { u: 0.75, v: 0.7, corner: "sharp", colour: plain("#F0842A"), gloss: 0.55, glow: 0.5, height: 4 },
  asparagus: {
    u: 0.7,
    v: 0.7,
    corner: 0.6,
    colour: across("#B9D67E", "#5E9A2A", 0.1, 0.7),
    gloss: 0.55,
    glow: 0.5,
    height: 4,
  },
  tomato: {
    u: 0.85,
    v: 0.75,
    corner: 0.4,
    colour: across("#F0653A", "#C4200F", 0.1, 0.7),
    gloss: 0.75,
    glow: 0.6,
    height: 4,
  },
  chicken: {
    u: 1,
    v: 0.85,
    corner: 0.4,
    colour: (_size, seed) => matter.chicken(seed),
    gloss: 0.4,
    glow: 0.3,
    height: 5,
  },
  bacon: { u: 1, v: 0.6, corner: "sharp", colour: wavy("#B5402A", "#F3B89A", 1.2), gloss: 0.6, glow: 0.4, height: 4 },
  takuan: { u: 0.9, v: 0.75, corner: "sharp", colour: plain("#F2C21F"), gloss: 0.55, glow: 0.6, height: 4 },
  mango: { u: 0.95, v: 0.8, corner: 0.4, colour: plain("#FBB32A"), gloss: 0.65, glow: 0.6, height: 4 },
  tofu: { u: 0.9, v: 0.85, corner: "sharp", colour: plain("#FBF1DA"), gloss: 0.35, glow: 0.7, height: 4 },
  shiitake: {
    u: 1,
    v: 0.6,
    corner: 0.5,
    colour: across("#8A5A30", "#5A3218", 0, 0.5),
    gloss: 0.5,
    glow: 0.2,
    height: 4,
  },
  mussel: {
    u: 0.95,
    v: 0.7,
    corner: 0.6,
    colour: across("#F6B868", "#E2822E", -0.2, 0.6),
    gloss: 0.75,
    glow: 0.5,
    height: 5,
  },
  strawberry: {
    u: 0.9,
    v: 0.85,
    corner: 0.6,
    colour: across("#F5A08E", "#D8232C", -0.4, 0.5),
    gloss: 0.75,
    glow: 0.5,
    height: 4,
  },
  banana: { u: 0.9, v: 0.9, corner: 0.8, colour: plain("#FBEDB4"), gloss: 0.45, glow: 0.6, height: 4 },
  kiwi: {
    u: 0.9,
    v: 0.8,
    corner: 0.5,
    colour: across("#C3DE6E", "#6E9E24", -0.3, 0.6),
    gloss: 0.65,
    glow: 0.6,
    height: 4,
  },
} satisfies Record<string, Block>;

export type Filling = keyof typeof BLOCKS | "shrimp" | "lettuce" | "roe";

/** One to four fillings around the middle of a cut roll whose inside has the given radius. */
export function fillings(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  list: readonly Filling[],
  base: number,
  turn: number,
): void {
  const count = list.length;
  const away = count === 1 ? 0 : radius * 0.47;
  const size = radius * (count === 1 ? 0.95 : count === 2 ? 0.72 : count === 3 ? 0.66 : 0.54);
  list.forEach((name, index) => {
    const angle = turn + (index * 2 * Math.PI) / count;
    const [px, py] = around(x, y, angle, away);
    filling(scene, name, px, py, size, base, angle + Math.PI / 2);
  });
}

function filling(scene: Scene, name: Filling, x: number, y: number, size: number, base: number, turn: number): void {
  if (name === "shrimp") {
    scene.stamp({
      x,
      y,
      turn,
      shape: ellipse(size, size * 0.85),
      round: 4,
      height: 4,
      base,
      gloss: 0.6,
      glow: 0.6,
      colour: (u, v) =>
        mix(hex("#FFF4EA"), hex("#F2703A"), smoothstep(0.62, 0.95, Math.hypot(u / size, v / (size * 0.85)))),
    });
  } else if (name === "lettuce") {
    leafStamp(scene, {
      x,
      y,
      turn,
      length: size * 1.1,
      width: size * 0.7,
      from: "#5B9A2E",
      to: "#A5CF55",
      base: base + 1,
    });
  } else if (name === "roe") {
    roe(scene, { x, y, shape: circle(size), height: () => base + 1 }, 120, 2.8, ROE.tobiko);
  } else {
    const block: Block = BLOCKS[name];
    const corner = block.corner === "sharp" ? 3 : size * block.corner;
    const shape = wobbly(box(size * block.u, size * block.v, corner), 1, 0.12, x);
    scene.stamp({
      x,
      y,
      turn,
      shape,
      round: 4,
      height: block.height,
      base,
      colour: block.colour(size, x),
      gloss: block.gloss,
      glow: block.glow,
    });
  }
}
