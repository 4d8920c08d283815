import { brighter, clamp, hex, mix } from "../colour";
import { fbm } from "../noise";
import { piece } from "../pieces";
import { inRow } from "../placing";
import { framed, type Framing, type Recipe } from "../recipe";
import { MIDDLE, type Scene } from "../scene";
import { arc, box, circle, ellipse } from "../shapes";
import { riceGrains } from "../sprinkles";
import * as matter from "../matter";

const HALF = 200;
const WALL = 12;
const FLOOR = 14;
const DIVIDER = { x: 258, y: 236 };

/** A child's lunch box: a rice ball with a face, nuggets, omelette, carrot and cucumber. */
export function bento(options: Framing & { colour: string }): Recipe {
  const paint = (scene: Scene): void => {
    lunchBox(scene, options.colour);
    riceFace(scene, 150, 216);
    for (const [x, y, turn] of [
      [318, 108, 0.4],
      [388, 150, 1.4],
      [316, 184, 2.3],
      [380, 84, 0.2],
    ] as const) {
      piece(scene, "nugget", { x, y, turn, size: 0.92, base: FLOOR + (y < 90 ? -4 : 0) }, Math.round(x));
    }
    inRow(348, 290, 0, 5, 31).forEach(([x, y], index) =>
      piece(scene, "omelette-strip", { x, y, turn: 1.5, size: 1.22, base: FLOOR + 3 }, index),
    );
    for (const [row, y] of [365, 403].entries())
      inRow(348 + row * 4, y, 0.04, 4, 40).forEach(([x, py], index) => carrotFlower(scene, x, py, index + row * 4));
    for (const [row, y] of [366, 406].entries())
      inRow(148 + row * 8, y, -0.03, 5, 37).forEach(([x, py], index) =>
        piece(scene, "cucumber", { x, y: py, turn: index, size: 1, base: FLOOR + index + row * 3 }, index),
      );
  };
  return { dish: "bento", frame: framed(options), paint };
}

function lunchBox(scene: Scene, colour: string): void {
  const lacquer = hex(colour);
  const inside = mix(lacquer, hex("#FFFFFF"), 0.72);
  scene.stamp({
    x: MIDDLE,
    y: MIDDLE,
    shape: box(HALF, HALF, 46),
    profile: "flat",
    gloss: 0.6,
    relief: (_u, _v, depth) => (depth < WALL ? 44 + 4 * Math.sin(Math.PI * clamp(depth / WALL)) : FLOOR),
    colour: (u, v, depth) => (depth < WALL + 3 ? lacquer : mix(inside, brighter(inside, 0.9), fbm(u * 0.02, v * 0.02))),
  });
  const divider = (x: number, y: number, halfU: number, halfV: number): void =>
    scene.stamp({ x, y, shape: box(halfU, halfV, 4), round: 5, height: 26, base: FLOOR, colour: lacquer, gloss: 0.6 });
  divider(DIVIDER.x, MIDDLE, 5, HALF - WALL);
  divider((DIVIDER.x + MIDDLE + HALF) / 2, DIVIDER.y, (MIDDLE + HALF - DIVIDER.x) / 2 - 6, 5);
}

const FACE = 104;

/** A ball of rice with ears; eyes, mouth and cheeks of nori and carrot. */
function riceFace(scene: Scene, x: number, y: number): void {
  for (const side of [-1, 1]) ball(scene, x + side * 66, y - 78, 36, 30);
  ball(scene, x, y, FACE, 48);
  const mark = (
    dx: number,
    dy: number,
    shape: ReturnType<typeof circle>,
    colour: ReturnType<typeof hex> | ReturnType<typeof matter.nori>,
  ): void => scene.stamp({ x: x + dx, y: y + dy, shape, round: 3, height: 3, base: { drape: 4 }, colour, gloss: 0.4 });
  for (const side of [-1, 1]) {
    mark(side * 34, -16, ellipse(8.5, 11), matter.nori());
    mark(side * 54, 14, circle(11), hex("#F0A07A"));
  }
  mark(0, 6, ellipse(7, 5), matter.nori());
  mark(0, 14, arc(17, 2.6), matter.nori());
}

function ball(scene: Scene, x: number, y: number, radius: number, height: number): void {
  const dome = (u: number, v: number): number =>
    FLOOR + height * Math.sqrt(Math.max(0, 1 - (Math.hypot(u, v) / (radius + 4)) ** 2));
  scene.stamp({
    x,
    y,
    shape: circle(radius),
    profile: "flat",
    relief: dome,
    colour: hex("#F1E8D9"),
    gloss: 0.2,
    glow: 0.4,
  });
  riceGrains(
    scene,
    { x, y, shape: circle(radius), height: (u, v) => dome(u, v) - 1 },
    Math.round(radius * radius * 0.11),
  );
}

function carrotFlower(scene: Scene, x: number, y: number, seed: number): void {
  const petals = {
    distance: (u: number, v: number) => Math.hypot(u, v) - 17 * (1 + 0.16 * Math.cos(Math.atan2(v, u) * 5)),
    reachU: 21,
    reachV: 21,
  };
  scene.stamp({
    x,
    y,
    turn: seed * 0.6,
    shape: petals,
    round: 5,
    height: 10,
    base: FLOOR + (seed % 2) * 4,
    gloss: 0.55,
    glow: 0.5,
    colour: (u, v) => mix(hex("#F7A53E"), hex("#EE7A1E"), clamp(Math.hypot(u, v) / 17)),
  });
}
