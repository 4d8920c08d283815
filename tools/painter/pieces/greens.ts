import { hex, mix } from "../colour";
import { along } from "../placing";
import { leafStamp } from "../sprinkles";
import { thread, type Piece } from "./spot";

type Range = readonly [number, number];

/** Leaves of random size in one of the given pairs of colours. */
function leaves(
  length: Range,
  width: Range,
  tones: readonly (readonly [string, string])[],
  wobble: number,
  height: number,
): Piece {
  return (scene, { x, y, turn, size, base }) => {
    const { random } = scene;
    const [from, to] = random.pick(tones);
    leafStamp(scene, {
      x,
      y,
      turn,
      from,
      to,
      wobble: wobble * size,
      height: height * size,
      length: random.between(...length) * size,
      width: random.between(...width) * size,
      base: typeof base === "number" ? base + random.between(-6, 4) * size : base,
    });
  };
}

/** Lobed rocket leaf: a narrow blade with three pairs of teeth. */
const rocket: Piece = (scene, { x, y, turn, size, base }) => {
  const tones = { from: "#2F6E22", to: "#5FA03A" };
  leafStamp(scene, { x, y, turn, length: 36 * size, width: 7 * size, ...tones, wobble: 1.5, height: 4 * size, base });
  for (const [at, side] of [
    [-12, 1],
    [-12, -1],
    [4, 1],
    [4, -1],
    [18, 1],
    [18, -1],
  ] as const) {
    const [px, py] = along(x, y, turn, at * size, side * 8 * size);
    leafStamp(scene, {
      x: px,
      y: py,
      turn: turn + side * 0.9,
      length: 11 * size,
      width: 4.6 * size,
      ...tones,
      wobble: 1,
      height: 3 * size,
      base,
    });
  }
};

/** Flat three-part leaf of coriander or parsley. */
const coriander: Piece = (scene, { x, y, turn, size, base }) => {
  for (const spread of [-1.1, 0, 1.1]) {
    const [px, py] = along(x, y, turn + spread, 9 * size);
    leafStamp(scene, {
      x: px,
      y: py,
      turn: turn + spread,
      length: 11 * size,
      width: 7.5 * size,
      from: "#2F7D24",
      to: "#6DB23E",
      wobble: 2.2,
      height: 2.4 * size,
      base,
    });
  }
};

/** Glossy tangle of chuka or wakame. */
function seaweed(from: string, to: string, width: number): Piece {
  return (scene, spot, index) => {
    const path = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((step) => [step * 7, Math.sin(step * 1.1 + index) * 7] as const);
    thread(scene, spot, path, width, {
      colour: mix(hex(from), hex(to), scene.random.unit()),
      gloss: 0.78,
      glow: 0.45,
      height: width * 0.8,
    });
  };
}

/** Sprig of thyme: a stem with tiny leaves. */
const thyme: Piece = (scene, spot) => {
  thread(
    scene,
    spot,
    [
      [-20, 0],
      [0, 3],
      [20, 0],
    ],
    1.2,
    { colour: hex("#6B5A2E"), gloss: 0.3 },
  );
  for (let i = -3; i <= 3; i++) {
    const [x, y] = along(spot.x, spot.y, spot.turn, i * 6 * spot.size, (i % 2 === 0 ? 5 : -4) * spot.size);
    leafStamp(scene, {
      x,
      y,
      turn: spot.turn + i,
      length: 5 * spot.size,
      width: 2.4 * spot.size,
      from: "#4F7A34",
      to: "#86A85A",
      wobble: 0.4,
      height: 1.6,
    });
  }
};

const SALAD = [
  ["#3F8A2B", "#8CC34A"],
  ["#5A9E34", "#B5DB6C"],
  ["#2E6E2A", "#6DB045"],
] as const;
const ROMAINE = [
  ["#C9DE8A", "#5E9E34"],
  ["#DCEBAE", "#74AE42"],
  ["#A9CB62", "#3F862C"],
] as const;

export const GREENS = {
  lettuce: leaves([36, 60], [18, 28], SALAD, 4, 8),
  "small-lettuce": leaves([22, 34], [12, 18], SALAD, 3, 6),
  romaine: leaves([40, 62], [17, 25], ROMAINE, 3.5, 9),
  "purple-lettuce": leaves([30, 46], [12, 18], [["#5A1F3C", "#9A4466"]], 3, 7),
  spinach: leaves(
    [20, 30],
    [11, 16],
    [
      ["#1F5A22", "#3F8A34"],
      ["#2A6A28", "#4E9A3C"],
    ],
    1.4,
    5,
  ),
  basil: leaves([22, 27], [12, 15], [["#2C6E1F", "#5EA636"]], 1.5, 5),
  "mint-leaf": leaves([14, 18], [7, 9], [["#2F7D32", "#6DBB4A"]], 1.4, 4),
  lemongrass: leaves([26, 34], [3, 4], [["#B9CB7A", "#E2E6AE"]], 0.6, 5),
  "tea-leaf": leaves([7, 12], [2, 3.4], [["#2E4A1C", "#5A7A34"]], 0.6, 1.6),
  tarragon: leaves([16, 26], [2.6, 4], [["#1F5A2A", "#4E9A4A"]], 0.5, 3),
  rocket,
  coriander,
  wakame: seaweed("#1E4A25", "#3C7C33", 5),
  chuka: seaweed("#3F8A22", "#8CC63A", 3),
  thyme,
} satisfies Record<string, Piece>;
