import { dish, type DishName } from "../dishes";
import { piece, type PieceName } from "../pieces";
import { inDisc, inRow, onCircle, zigzag } from "../placing";
import { framed, type Framing, type Recipe } from "../recipe";
import { SAUCES, type SauceName } from "../sauces";
import { MIDDLE, type Scene } from "../scene";
import type { Point } from "../shapes";
import { chives, dill, drizzle, drops, sesame } from "../sprinkles";
import { face } from "../sushi/face";
import type { Filling } from "../sushi/fillings";
import { ginger, wasabi } from "../sushi/garnish";

export interface MakiOptions extends Framing {
  dish: DishName;
  layout?: keyof typeof LAYOUTS;
  fill: readonly Filling[];
  sauce?: SauceName;
  dots?: SauceName;
  sesame?: number;
  chives?: number;
  dill?: number;
  onTop?: PieceName;
}

interface Layout {
  places: readonly Point[];
  radius: number;
  garnish?: readonly [Point, Point];
}

const LAYOUTS = {
  strewn: {
    places: [
      [150, 138],
      [268, 116],
      [368, 178],
      [118, 256],
      [236, 238],
      [350, 300],
      [176, 360],
      [288, 386],
    ],
    radius: 57,
  },
  ring: {
    places: onCircle(MIDDLE, MIDDLE, 146, 8, 0.2),
    radius: 54,
    garnish: [
      [232, 236],
      [262, 256],
    ],
  },
  rows: {
    places: [...inRow(236, 172, -0.12, 4, 101), ...inRow(246, 282, -0.12, 4, 101)],
    radius: 48,
    garnish: [
      [200, 388],
      [276, 392],
    ],
  },
  threeTwoThree: {
    places: [...inRow(240, 128, 0.1, 3, 116), ...inRow(240, 244, 0.1, 2, 116), ...inRow(240, 360, 0.1, 3, 116)],
    radius: 55,
    garnish: [
      [398, 262],
      [84, 226],
    ],
  },
} satisfies Record<string, Layout>;

/** Eight small rolls with seaweed outside. */
export function maki(options: MakiOptions): Recipe {
  const paint = (scene: Scene): void => {
    const { places, radius, garnish }: Layout = LAYOUTS[options.layout ?? "strewn"];
    dish(scene, options.dish);
    for (const [x, y] of places) {
      const px = x + scene.random.between(-4, 4);
      const py = y + scene.random.between(-4, 4);
      face(scene, { x: px, y: py, radius, fill: options.fill, coat: "nori", height: 36 });
      topOff(scene, px, py, radius, options);
    }
    if (garnish) {
      ginger(scene, ...garnish[0]);
      wasabi(scene, ...garnish[1]);
    }
  };
  return { dish: options.dish, frame: framed(options), paint };
}

function topOff(scene: Scene, x: number, y: number, radius: number, options: MakiOptions): void {
  const where = inDisc(scene, x, y, radius * 0.6);
  if (options.sauce) drizzle(scene, zigzag(x, y, 0.5, radius * 1.1, 8, 3), 3, SAUCES[options.sauce]);
  if (options.dots) drops(scene, [[x + 4, y + 2]], 12, SAUCES[options.dots]);
  if (options.onTop)
    piece(scene, options.onTop, { x, y, turn: scene.random.angle(), size: 0.5, base: scene.heightAt(x, y) });
  if (options.sesame) sesame(scene, options.sesame, where, 0.25);
  if (options.chives) chives(scene, options.chives, where);
  if (options.dill) dill(scene, options.dill, inDisc(scene, x, y, radius * 0.4));
}
