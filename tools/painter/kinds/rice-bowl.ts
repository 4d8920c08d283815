import { bowl } from "../dishes";
import { hex } from "../colour";
import { heap, type Heap } from "../pieces";
import { inDisc } from "../placing";
import { framed, type Framing, type Recipe } from "../recipe";
import { MIDDLE, type Scene } from "../scene";
import { circle } from "../shapes";
import { crumbs, CRUMBS, riceGrains, sesame } from "../sprinkles";
import { BOWLS, type BowlName } from "./bowl";

const RADIUS = 196;
const INSIDE = 164;

/** A bowl heaped with steamed rice. */
export function riceBowl(options: Framing & { bowl: BowlName; sesame: number }): Recipe {
  const paint = (scene: Scene): void => {
    bowl(scene, { colour: BOWLS[options.bowl], radius: RADIUS });
    const height = (u: number, v: number): number =>
      26 + 44 * Math.sqrt(Math.max(0, 1 - (Math.hypot(u, v) / (INSIDE + 14)) ** 2));
    scene.stamp({
      x: MIDDLE,
      y: MIDDLE,
      mode: "over",
      shape: circle(INSIDE),
      profile: "flat",
      relief: (u, v) => height(u, v) - 1,
      colour: hex("#F1E8D9"),
      gloss: 0.2,
      glow: 0.4,
    });
    riceGrains(scene, { x: MIDDLE, y: MIDDLE, shape: circle(INSIDE), height: (u, v) => height(u, v) - 1 }, 3000);
    sesame(scene, options.sesame, inDisc(scene, MIDDLE, MIDDLE, 76), 1);
  };
  return { dish: `bowl-${options.bowl}`, frame: framed(options), paint };
}

/** A bowl heaped with pods or the like, with flakes of salt. */
export function heapedBowl(options: Framing & { bowl: BowlName; heaps: readonly Heap[]; salt: number }): Recipe {
  const paint = (scene: Scene): void => {
    bowl(scene, { colour: BOWLS[options.bowl], radius: 208 });
    const height = (x: number, y: number): number =>
      18 +
      46 * Math.sqrt(Math.max(0, 1 - (Math.hypot(x - MIDDLE, y - MIDDLE) / 190) ** 2)) +
      scene.random.between(-4, 6);
    scene.stamp({
      x: MIDDLE,
      y: MIDDLE,
      mode: "over",
      shape: circle(160),
      profile: "flat",
      height: 20,
      colour: hex("#2E4A1C"),
      gloss: 0.2,
    });
    heap(scene, options.heaps, inDisc(scene, MIDDLE, MIDDLE, 136), height);
    crumbs(scene, options.salt, inDisc(scene, MIDDLE, MIDDLE, 130), CRUMBS.salt, 0.55);
  };
  return { dish: `bowl-${options.bowl}`, frame: framed(options), paint };
}
