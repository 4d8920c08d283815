import { dish, type DishName } from "../dishes";
import { inRow, zigzag } from "../placing";
import { framed, type Framing, type Recipe } from "../recipe";
import { SAUCES, type SauceName } from "../sauces";
import { MIDDLE, type Scene } from "../scene";
import { drizzle, mint } from "../sprinkles";
import { face } from "../sushi/face";
import type { Filling } from "../sushi/fillings";

/** Fruit and cream rolled in a crêpe: eight pieces, cut face up. */
export function sweetRoll(options: Framing & { dish: DishName; fill: readonly Filling[]; sauce: SauceName }): Recipe {
  const paint = (scene: Scene): void => {
    dish(scene, options.dish);
    for (const y of [MIDDLE - 56, MIDDLE + 56]) {
      for (const [px, py] of inRow(MIDDLE - 6, y, -0.06, 4, 102))
        face(scene, { x: px, y: py, radius: 50, fill: options.fill, coat: "crepe", height: 34 });
      drizzle(scene, zigzag(MIDDLE - 6, y, -0.06, 410, 30, 9), 2.8, SAUCES[options.sauce]);
    }
    mint(scene, 214, 398, 1.7);
  };
  return { dish: options.dish, frame: framed(options), paint };
}
