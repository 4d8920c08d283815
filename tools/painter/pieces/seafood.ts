import { hex, mix, smoothstep } from "../colour";
import * as matter from "../matter";
import { fbm } from "../noise";
import { around, along } from "../placing";
import { circle, ellipse, ring, wobbly } from "../shapes";
import { leafStamp } from "../sprinkles";
import { chunk, lay, thread, type Piece, type Spot } from "./spot";

/** Curled shrimp of overlapping segments with a fan tail. */
function curledShrimp(body: string, band: string, tail: readonly [string, string]): Piece {
  const SEGMENTS = 15;
  const STEP = 0.26;
  return (scene, spot) => {
    const { x, y, turn, size, base } = spot;
    for (let i = 0; i < SEGMENTS; i++) {
      const [px, py] = around(x, y, turn + i * STEP, 22 * size);
      const width = 13 * (1 - i / 24) * size;
      scene.stamp({
        x: px,
        y: py,
        shape: circle(width),
        round: width,
        height: width,
        lift: 2 * size,
        base,
        colour: hex(i % 3 === 2 ? band : body),
        gloss: 0.75,
        glow: 0.6,
      });
    }
    const end = turn + SEGMENTS * STEP;
    const [tx, ty] = around(x, y, end, 22 * size);
    leafStamp(scene, { x: tx, y: ty, turn: end + 1.6, length: 10 * size, width: 6 * size, from: tail[0], to: tail[1] });
  };
}

/** Shrimp cut open lengthwise, lying flat: two banded halves and a tail. */
const flatShrimp: Piece = (scene, spot, index) => {
  lay(scene, spot, (size) => ellipse(30 * size, 15 * size), {
    colour: matter.shrimp(index),
    height: 9,
    round: 9,
    gloss: 0.75,
    glow: 0.6,
    relief: (u, v) => (Math.abs(v) < 1.5 ? -2 : 0) + Math.sin(u * 0.42) * 0.8,
  });
  const [x, y] = along(spot.x, spot.y, spot.turn, 34 * spot.size);
  leafStamp(scene, {
    x,
    y,
    turn: spot.turn,
    length: 11 * spot.size,
    width: 7 * spot.size,
    from: "#E0552A",
    to: "#F4793B",
  });
};

const fishCube =
  (pigment: typeof matter.salmon, halfU: number, halfV: number): Piece =>
  (scene, spot, index) =>
    lay(scene, spot, chunk(halfU, halfV, 5), {
      colour: pigment(index * 1.3, 0.5),
      height: 15,
      round: 6,
      gloss: 0.7,
      glow: 0.6,
    });

const flake =
  (pigment: typeof matter.salmon): Piece =>
  (scene, spot, index) =>
    lay(scene, spot, chunk(22, 15, 5, 3.5, 0.09, index), {
      colour: pigment(index * 1.3, 0.5),
      height: 8,
      round: 5,
      gloss: 0.7,
      glow: 0.6,
    });

/** Wide thin slice of fish, as sashimi or tataki. */
function slice(
  pigment: (seed: number) => ReturnType<typeof matter.salmon>,
  halfU = 50,
  halfV = 26,
  height = 12,
): Piece {
  return (scene, spot, index) =>
    lay(scene, spot, chunk(halfU, halfV, 12, 2, 0.05, index), {
      colour: pigment(index * 1.7),
      height,
      round: 9,
      gloss: 0.74,
      glow: 0.6,
    });
}

/** Tuna seared on the outside, raw inside. */
const searedTuna: Piece = (scene, spot, index) => {
  const raw = matter.tuna(index);
  lay(scene, spot, chunk(30, 20, 6, 1.5, 0.08, index), {
    colour: (u, v, depth) => mix(raw(u, v, depth), hex("#C9A288"), smoothstep(6.5, 3, depth) * 0.9),
    height: 9,
    round: 5,
    gloss: 0.7,
    glow: 0.5,
  });
};

/** Salmon seared on the outside: a pale band, then a browned edge. */
const tatakiSlice: Piece = (scene, spot, index) => {
  const raw = matter.salmon(index * 1.7, 0.9);
  lay(scene, spot, chunk(50, 25, 12, 2, 0.05, index), {
    colour: (u, v, depth) =>
      mix(
        mix(raw(u, v, depth), hex("#F3C3A0"), smoothstep(11, 6, depth) * 0.85),
        hex("#7A3A14"),
        smoothstep(4.5, 1, depth) * 0.85,
      ),
    height: 9,
    round: 9,
    gloss: 0.8,
    glow: 0.55,
  });
};

const eelSlice: Piece = (scene, spot, index) =>
  lay(scene, spot, chunk(32, 17, 6, 2, 0.07, index), {
    colour: matter.eel(index),
    height: 12,
    round: 7,
    gloss: 0.88,
    glow: 0.4,
  });

const crabStick: Piece = (scene, spot, index) =>
  lay(scene, spot, chunk(28, 10, 5, 2, 0.08, index), {
    colour: (u, v) =>
      mix(
        mix(hex("#FFF6EE"), hex("#F5DCCB"), fbm(u * 0.04, v * 0.3)),
        hex("#E23B25"),
        smoothstep(2, 6, v + 2 * Math.sin(u * 0.2)),
      ),
    height: 11,
    round: 7,
    gloss: 0.5,
    glow: 0.5,
    relief: (u, v) => fbm(u * 0.03, v * 0.5 + index) * 2,
  });

const crabShred: Piece = (scene, spot) => {
  const { random } = scene;
  thread(
    scene,
    spot,
    [
      [-18, 0],
      [0, random.between(-4, 4)],
      [18, 0],
    ],
    2.6,
    {
      colour: mix(hex("#FFF3EA"), hex("#EE5A3F"), random.unit() ** 2),
      gloss: 0.5,
      glow: 0.5,
    },
  );
};

const squidRing: Piece = (scene, spot, index) =>
  lay(scene, spot, (size) => wobbly(ring(20 * size, 7 * size), 1.5 * size, 0.08 / size, index), {
    colour: matter.mottled("#FFF8EE", "#EBD3C0", 0.07, index),
    height: 13,
    round: 7,
    gloss: 0.75,
    glow: 0.65,
  });

/** Orange mussel in its dark shell. */
const shellMussel: Piece = (scene, spot, index) => {
  lay(scene, spot, (size) => ellipse(34 * size, 19 * size), {
    colour: (_u, _v, depth) => mix(hex("#1B1B26"), hex("#5B5E78"), smoothstep(3, 0, depth)),
    height: 12,
    round: 8,
    gloss: 0.85,
  });
  mussel(scene, { ...spot, size: spot.size * 0.95 }, index, 9);
};

function mussel(scene: Parameters<Piece>[0], spot: Spot, index: number, lift = 0): void {
  lay(scene, spot, (size) => wobbly(ellipse(24 * size, 12 * size), 2 * size, 0.1 / size, index), {
    colour: (u, v, depth) =>
      mix(
        matter.mottled("#F0963C", "#F6B868", 0.08, index)(u, v, depth),
        hex("#6B3518"),
        smoothstep(3, 0, depth) * 0.8,
      ),
    height: 13,
    round: 11,
    lift,
    gloss: 0.82,
    glow: 0.5,
    relief: (_u, v) => (Math.abs(v - 2) < 1.6 ? -2.5 : 0),
  });
}

export const SEAFOOD = {
  shrimp: curledShrimp("#FFCFB4", "#F06A33", ["#E0552A", "#F4793B"]),
  "flat-shrimp": flatShrimp,
  salmon: fishCube(matter.salmon, 20, 16),
  tuna: fishCube((seed) => matter.tuna(seed), 19, 16),
  "salmon-flake": flake(matter.salmon),
  "salmon-slice": slice(matter.salmon),
  "tataki-slice": tatakiSlice,
  "seared-tuna": searedTuna,
  eel: eelSlice,
  "crab-stick": crabStick,
  "crab-shred": crabShred,
  "squid-ring": squidRing,
  mussel: (scene, spot, index) => mussel(scene, spot, index),
  "shell-mussel": shellMussel,
} satisfies Record<string, Piece>;
