import { dish, liquid, type DishName } from "../dishes";
import { heap, piece, type PieceName } from "../pieces";
import { along, around, inDisc } from "../placing";
import { framed, type Framing, type Recipe } from "../recipe";
import { MIDDLE, type Scene } from "../scene";
import { chives, sesame } from "../sprinkles";
import { ginger, wasabi } from "../sushi/garnish";

export interface SashimiOptions extends Framing {
  dish: DishName;
  slice: PieceName;
  layout: "rows" | "fan";
  count: number;
  /** Glossy puddle of ponzu in the plate's well. */
  ponzu?: boolean;
}

/** Slices of raw or seared fish. */
export function sashimi(options: SashimiOptions): Recipe {
  const paint = (scene: Scene): void => {
    dish(scene, options.dish);
    if (options.ponzu)
      liquid(scene, { from: "#3A1C0A", to: "#5A3214", radius: 128, level: 8, gloss: 0.95, glow: 0.2, waves: 0.5 });
    if (options.layout === "fan") fan(scene, options);
    else rows(scene, options);
  };
  return { dish: options.dish, frame: framed(options), paint };
}

/** Overlapping slices on an arc with a heap of greens in the middle. */
function fan(scene: Scene, { slice, count }: SashimiOptions): void {
  for (let i = 0; i < count; i++) {
    const angle = -2.5 + (i / (count - 1)) * 4.4;
    const [x, y] = around(MIDDLE, MIDDLE + 4, angle, 104);
    piece(scene, slice, { x, y, turn: angle + 0.25, size: 1.28, base: 10 + i * 2 }, i);
  }
  heap(
    scene,
    [
      ["spring-onion", 14, 0.8],
      ["radish", 4],
    ],
    inDisc(scene, 232, 252, 30),
    () => 16,
  );
  ginger(scene, 170, 362, 6);
  sesame(scene, 70, inDisc(scene, MIDDLE, MIDDLE, 150), 0.3);
  chives(scene, 36, inDisc(scene, MIDDLE, MIDDLE, 140));
}

/** Three leaning rows of three, with lemon, wasabi and ginger beside them. */
function rows(scene: Scene, { slice, count }: SashimiOptions): void {
  heap(scene, [["sprout", 60, 1]], inDisc(scene, 190, 190, 110), () => 10);
  for (let i = 0; i < count; i++) {
    const [u, v] = [(i % 3) * 60 - 66, Math.floor(i / 3) * 112 - 112];
    const [x, y] = along(MIDDLE - 18, MIDDLE, -0.2, u, v);
    piece(scene, slice, { x, y, turn: 1.05, size: 1.04, base: 10 + (i % 3) * 6 }, i);
  }
  piece(scene, "lemon", { x: 372, y: 198, size: 1.15, base: 10, turn: 0.4 });
  piece(scene, "lemon", { x: 388, y: 238, size: 1.15, base: 15, turn: 1 });
  wasabi(scene, 372, 312, 1.2);
  ginger(scene, 318, 388, 7);
  piece(scene, "takuan", { x: 112, y: 356, base: 9, turn: 0.3 });
  piece(scene, "takuan", { x: 122, y: 374, base: 12, turn: 0.7 });
}
