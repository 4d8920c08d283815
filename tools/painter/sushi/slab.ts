import { hex, mix, smoothstep, type Pigment } from "../colour";
import * as matter from "../matter";
import { noise } from "../noise";
import { along } from "../placing";
import type { Scene } from "../scene";
import { box, wobbly } from "../shapes";

/** What lies on top of a roll or a nigiri as one slice. */
export type SlabName =
  | "salmon"
  | "torched-salmon"
  | "tuna"
  | "eel"
  | "scallop"
  | "shrimp"
  | "omelette"
  | "octopus"
  | "bacon"
  | "mango"
  | "crab"
  | "cheddar"
  | "parmesan"
  | "avocado"
  | "cucumber";

interface Matter {
  pigment: (seed: number, lean: number) => Pigment;
  gloss: number;
  glow: number;
}

const FISH = { gloss: 0.62, glow: 0.6 };
const SLICES: Record<Exclude<SlabName, "avocado" | "cucumber">, Matter> = {
  salmon: { pigment: matter.salmon, ...FISH },
  "torched-salmon": { pigment: matter.torchedSalmon, ...FISH },
  tuna: { pigment: matter.tuna, ...FISH },
  eel: { pigment: matter.eel, gloss: 0.85, glow: 0.5 },
  scallop: { pigment: matter.scallop, ...FISH },
  shrimp: { pigment: matter.shrimp, ...FISH },
  omelette: { pigment: matter.omelette, gloss: 0.4, glow: 0.3 },
  octopus: { pigment: matter.octopus, ...FISH },
  bacon: { pigment: matter.baconStrip, gloss: 0.66, glow: 0.4 },
  mango: { pigment: matter.mango, gloss: 0.72, glow: 0.65 },
  crab: { pigment: matter.crab, gloss: 0.5, glow: 0.5 },
  parmesan: { pigment: (seed) => matter.mottled("#FBE9B0", "#F0CF7E", 0.07, seed), gloss: 0.4, glow: 0.6 },
  cheddar: { pigment: (seed) => matter.mottled("#F7AE24", "#FCC85A", 0.05, seed), gloss: 0.55, glow: 0.5 },
};

export interface SlabLook {
  x: number;
  y: number;
  turn: number;
  halfU: number;
  halfV: number;
  seed: number;
  corner?: number;
  height?: number;
  round?: number;
  drape?: number;
  lean?: number;
  gloss?: number;
}

/** A slice that follows what lies below it. */
export function slab(scene: Scene, name: SlabName, look: SlabLook): void {
  if (name === "avocado" || name === "cucumber") {
    fan(scene, name, look);
    return;
  }
  const { x, y, turn, halfU, halfV, seed, corner = 10, height = 5.5, round = 6, drape = 5, lean = 0.6 } = look;
  const { pigment, gloss, glow } = SLICES[name];
  scene.stamp({
    x,
    y,
    turn,
    shape: wobbly(box(halfU, halfV, corner), 1.4, 0.06, x + y),
    round,
    height,
    base: { drape },
    colour: pigment(seed, lean),
    gloss: look.gloss ?? gloss,
    glow,
    relief: (u, v) => noise(u * 0.05 + x, v * 0.05 + y) * 2,
  });
}

const FAN_STEP = 11;
const FANS = {
  avocado: { flesh: ["#EFE997", "#BFD65B"], skin: "#5E9128", from: 0.72, to: 1 },
  cucumber: { flesh: ["#E4F0BE", "#C3DE8C"], skin: "#2F6E22", from: 0.86, to: 0.95 },
} as const;

/** Thin slices side by side, each a little over the one before. */
function fan(scene: Scene, name: "avocado" | "cucumber", { x, y, turn, halfU, halfV, drape = 5 }: SlabLook): void {
  const { flesh, skin, from, to } = FANS[name];
  const count = Math.max(2, Math.round((halfU * 2) / FAN_STEP));
  const step = (halfU * 2) / count;
  for (let i = 0; i < count; i++) {
    const [px, py] = along(x, y, turn, (i - (count - 1) / 2) * step);
    scene.stamp({
      x: px,
      y: py,
      turn: turn + 0.12,
      shape: box(8.4, halfV * 0.96, 7),
      round: 4,
      height: 3.6 + i * 0.25,
      base: { drape },
      colour: (_u, v) => {
        const edge = Math.abs(v) / halfV;
        return mix(
          mix(hex(flesh[0]), hex(flesh[1]), smoothstep(0.1, 0.75, edge)),
          hex(skin),
          smoothstep(from, to, edge),
        );
      },
      gloss: 0.5,
      glow: 0.5,
    });
  }
}
