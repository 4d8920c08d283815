import { hex } from "../colour";
import { bowl } from "../dishes";
import { heap, type Heap } from "../pieces";
import { inDisc, onCircle, zigzag } from "../placing";
import { framed, type Framing, type Recipe } from "../recipe";
import { SAUCES, type SauceName } from "../sauces";
import { MIDDLE, type Scene } from "../scene";
import { circle } from "../shapes";
import { chives, drizzle, riceGrains, roe, ROE, sesame } from "../sprinkles";
import { BOWLS, type BowlName } from "./bowl";

export interface PokeOptions extends Framing {
  bowl: BowlName;
  /** Sectors round the bowl, one or more heaps each. */
  sectors: readonly (readonly Heap[])[];
  middle?: "tobiko" | readonly Heap[];
  sauce?: SauceName;
  sesame?: number;
  chives?: number;
}

const INSIDE = 182;
const FLOOR = 25;
const SECTOR_AWAY = 106;
const SECTOR_RADIUS = 58;

/** Rice bowl with its toppings laid sector by sector. */
export function poke(options: PokeOptions): Recipe {
  const paint = (scene: Scene): void => {
    const [x, y] = [MIDDLE, MIDDLE];
    const height = (px: number, py: number): number => FLOOR + 1 + 16 * (1 - Math.hypot(px - x, py - y) / INSIDE);
    bowl(scene, { colour: BOWLS[options.bowl] });
    scene.stamp({
      x,
      y,
      mode: "over",
      shape: circle(INSIDE),
      profile: "flat",
      height: FLOOR - 0.6,
      colour: hex("#F1E8D9"),
      gloss: 0.2,
      glow: 0.3,
    });
    riceGrains(scene, { x, y, shape: circle(INSIDE), height: () => FLOOR - 1 }, 2900);
    onCircle(x, y, SECTOR_AWAY, options.sectors.length, -2.2).forEach(([px, py], index) => {
      heap(scene, options.sectors[index] ?? [], inDisc(scene, px, py, SECTOR_RADIUS), height);
    });
    paintMiddle(scene, options.middle);
    if (options.sauce) drizzle(scene, zigzag(x, y, -0.5, 250, 52, 4), 3.2, { ...SAUCES[options.sauce], drape: 4 });
    if (options.sesame) sesame(scene, options.sesame, inDisc(scene, x, y, 150), 0.3);
    if (options.chives) chives(scene, options.chives, inDisc(scene, x, y, 150));
  };
  return { dish: `bowl-${options.bowl}`, frame: framed(options), paint };
}

function paintMiddle(scene: Scene, middle: PokeOptions["middle"]): void {
  if (middle === "tobiko") {
    roe(
      scene,
      { x: MIDDLE, y: MIDDLE, shape: circle(34), height: (u, v) => 42 + 12 * (1 - Math.hypot(u, v) / 36) },
      460,
      3.2,
      ROE.tobiko,
    );
  } else if (middle) heap(scene, middle, inDisc(scene, MIDDLE, MIDDLE, 26), () => 40);
}
