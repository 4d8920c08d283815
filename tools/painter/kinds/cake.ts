import { hex, mix } from "../colour";
import { dish, type DishName } from "../dishes";
import { fbm } from "../noise";
import { piece, type PieceName } from "../pieces";
import { along, type Where } from "../placing";
import { framed, type Framing, type Recipe } from "../recipe";
import { MIDDLE, type Scene } from "../scene";
import { grown, polygon, within, wobbly } from "../shapes";
import { crumbs, mint } from "../sprinkles";

export interface CakeOptions extends Framing {
  dish: DishName;
  top: readonly [string, string];
  side: string;
  crust?: readonly [string, string];
  glaze?: string;
  /** Fruit on top: name, count, size. */
  fruit?: readonly (readonly [name: PieceName, count: number, size?: number])[];
  dust?: readonly [count: number, colours: readonly string[]];
  mint?: boolean;
}

const SLICE = [
  [-165, 0],
  [120, -98],
  [142, -50],
  [148, 0],
  [142, 50],
  [120, 98],
] as const;
const TURN = -0.5;
const HEIGHT = 66;

/** A wedge of cheesecake with its crust at the back. */
export function cake(options: CakeOptions): Recipe {
  const paint = (scene: Scene): void => {
    dish(scene, options.dish);
    const at = { x: MIDDLE - 8, y: MIDDLE + 6, turn: TURN };
    const slice = grown(polygon(SLICE), 4);
    const [crumbFrom, crumbTo] = options.crust ?? ["#B5783C", "#7C4A1E"];
    scene.stamp({
      ...at,
      shape: slice,
      round: 5,
      height: HEIGHT,
      gloss: 0.45,
      glow: 0.5,
      relief: (u, v) => fbm(u * 0.04, v * 0.04) * 2,
      colour: (u, v, depth) =>
        depth < 4 ? hex(options.side) : mix(hex(options.top[0]), hex(options.top[1]), fbm(u * 0.03, v * 0.03)),
    });
    scene.stamp({
      ...at,
      shape: within(slice, (u, v) => 128 - u - Math.abs(v) * 0.12),
      round: 6,
      height: 10,
      base: HEIGHT - 4,
      gloss: 0.2,
      colour: (u, v) => mix(hex(crumbFrom), hex(crumbTo), fbm(u * 0.15, v * 0.15)),
      relief: (u, v) => fbm(u * 0.2, v * 0.2) * 5,
    });
    if (options.glaze) {
      const area = wobbly(
        within(grown(slice, -9), (u) => u - 122),
        6,
        0.04,
        2,
      );
      scene.stamp({
        ...at,
        shape: area,
        round: 7,
        height: 5,
        base: { drape: 2 },
        colour: hex(options.glaze),
        gloss: 0.96,
        glow: 0.7,
      });
    }
    decorate(scene, at.x, at.y, options);
  };
  return { dish: options.dish, frame: framed(options), paint };
}

function decorate(scene: Scene, x: number, y: number, { fruit = [], dust, mint: withMint = true }: CakeOptions): void {
  const { random } = scene;
  for (const [name, count, size = 1] of fruit) {
    for (let i = 0; i < count; i++) {
      const [px, py] = along(x, y, TURN, random.between(0, 96), random.between(-44, 44));
      piece(scene, name, { x: px, y: py, turn: random.angle(), size, base: scene.heightAt(px, py) - 2 }, i);
    }
  }
  if (withMint) mint(scene, ...along(x, y, TURN, 64, -10), 1.6);
  const onSlice: Where = () => {
    const u = random.between(-130, 116);
    return along(x, y, TURN, u, random.between(-0.3, 0.3) * (u + 165));
  };
  if (dust) crumbs(scene, dust[0], onSlice, dust[1], 0.35);
}
