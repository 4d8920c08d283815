import { brighter, hex, mix } from "../colour";
import { fbm } from "../noise";
import { heap, type Heap } from "../pieces";
import { inBox, inDisc, zigzag } from "../placing";
import { framed, type Framing, type Recipe } from "../recipe";
import { SAUCES, type SauceName } from "../sauces";
import { MIDDLE, type Scene } from "../scene";
import { box, polygon } from "../shapes";
import { chives, drizzle, herbs, riceGrains, sesame } from "../sprinkles";
import { noodles } from "./noodles";

/** Noodles by name: colours, half width, how many, and how they catch light. */
const NOODLES = {
  egg: { colours: ["#D8943F", "#C57C2C", "#E5AC5A"], width: 5.4, count: 150 },
  udon: { colours: ["#F1E1C0", "#E7D0A2", "#F8EDD4"], width: 6.4, count: 130 },
  "udon-red": { colours: ["#E9B98A", "#DB9A62", "#F0CBA2"], width: 6.4, count: 130 },
  "udon-cream": { colours: ["#FBF1DC", "#F3E3C2", "#FFF8EA"], width: 6.4, count: 130 },
  soba: { colours: ["#B3977A", "#96795C", "#CBB194"], width: 4, count: 210 },
  rice: { colours: ["#F7EAD0", "#EBD6AC", "#FBF4E4"], width: 4.2, count: 190 },
  "rice-tamarind": { colours: ["#E2A866", "#CF8E4A", "#EFC48C"], width: 4.6, count: 170 },
  glass: { colours: ["#E9DDC4", "#D9C7A4", "#F1E9D8"], width: 3.2, count: 240, glow: 0.85, gloss: 0.85 },
  plain: { colours: ["#F5D98F", "#E9BF66", "#FAE6AE"], width: 5, count: 160 },
} satisfies Record<string, { colours: readonly string[]; width: number; count: number; glow?: number; gloss?: number }>;

export interface WokOptions extends Framing {
  box: "kraft" | "black" | "white" | "red";
  noodles?: keyof typeof NOODLES;
  /** Fried rice instead of noodles, in two of its colours. */
  rice?: readonly [string, string];
  /** Vegetables first, meat last. */
  heaps: readonly Heap[];
  sauce?: SauceName;
  sesame?: number;
  chives?: number;
  herbs?: number;
}

const BOXES = {
  kraft: { paper: "#D9B98D", inner: "#C9A676" },
  black: { paper: "#2A2F33", inner: "#3A4046" },
  white: { paper: "#F4EEE2", inner: "#E2D8C6" },
  red: { paper: "#A8321F", inner: "#8E2A1A" },
} as const;

const HALF = 150;
const WALL = 50;
const BOX_TURN = 0.22;

/** Open cardboard box from above. */
export function wok(options: WokOptions): Recipe {
  const paint = (scene: Scene): void => {
    const [x, y] = [MIDDLE, MIDDLE];
    cardboard(scene, options.box);
    const reach = HALF - 9;
    const inside = (px: number, py: number): boolean => Math.abs(px - x) < reach && Math.abs(py - y) < reach;
    if (options.noodles) noodles(scene, { x, y, radius: 130, ...NOODLES[options.noodles], height: surface, inside });
    if (options.rice) friedRice(scene, options.rice);
    heap(scene, options.heaps, inBox(scene, x, y, 0, HALF - 32, HALF - 32), (px, py) => surface(px, py) + 11);
    if (options.sauce) drizzle(scene, zigzag(x, y, 0.8, 230, 60, 4), 3.4, { ...SAUCES[options.sauce], drape: 4 });
    if (options.sesame) sesame(scene, options.sesame, inDisc(scene, x, y, 110), 0.1);
    if (options.chives) chives(scene, options.chives, inDisc(scene, x, y, 110));
    if (options.herbs) herbs(scene, options.herbs, inDisc(scene, x, y, 110), 1.2);
  };
  return { dish: `box-${options.box}`, frame: { ...framed(options), turn: (options.turn ?? 0) + BOX_TURN }, paint };
}

/** Heaped food: highest in the middle of the box. */
function surface(x: number, y: number): number {
  const away = Math.max(Math.abs(x - MIDDLE), Math.abs(y - MIDDLE)) / 172;
  return 30 + 26 * Math.sqrt(Math.max(0, 1 - away * away));
}

function cardboard(scene: Scene, name: WokOptions["box"]): void {
  const paper = hex(BOXES[name].paper);
  const [x, y] = [MIDDLE, MIDDLE];
  for (let side = 0; side < 4; side++) {
    scene.stamp({
      x,
      y,
      turn: (side * Math.PI) / 2,
      shape: polygon([
        [HALF - 4, -HALF],
        [HALF + 58, 22 - HALF],
        [HALF + 58, HALF - 22],
        [HALF - 4, HALF],
      ]),
      profile: "flat",
      relief: (u) => 46 - (u - HALF) * 0.42 + side * 0.4,
      colour: (u, v) => mix(paper, brighter(paper, 0.88), fbm(u * 0.03, v * 0.2)),
      gloss: 0.2,
    });
  }
  scene.stamp({ x, y, shape: box(HALF, HALF, 8), round: 3, height: WALL, colour: hex(BOXES[name].inner), gloss: 0.2 });
  scene.stamp({
    x,
    y,
    mode: "over",
    shape: box(HALF - 4, HALF - 4, 8),
    profile: "flat",
    height: 26,
    colour: hex("#8A5424"),
    gloss: 0.3,
  });
}

/** Rice fried with soy sauce: grains of two colours over a heap. */
function friedRice(scene: Scene, [from, to]: readonly [string, string]): void {
  const shape = box(HALF - 9, HALF - 9, 10);
  const ground = mix(hex(from), hex(to), 0.7);
  scene.stamp({
    x: MIDDLE,
    y: MIDDLE,
    mode: "over",
    shape,
    profile: "flat",
    relief: (u, v) => surface(u + MIDDLE, v + MIDDLE) - 3,
    colour: ground,
    gloss: 0.4,
    glow: 0.3,
  });
  riceGrains(
    scene,
    {
      x: MIDDLE,
      y: MIDDLE,
      shape,
      height: (u, v) => surface(u + MIDDLE, v + MIDDLE) - 1 + 3 * fbm(u * 0.04, v * 0.04),
    },
    2600,
    [hex(from), hex(to)],
  );
}
