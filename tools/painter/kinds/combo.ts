import { board, tray } from "../dishes";
import { framed, type Framing, type Recipe } from "../recipe";
import { MIDDLE, type Scene } from "../scene";

/** A dish of its own, laid in small on a tray. */
export interface Part {
  recipe: Recipe;
  x: number;
  y: number;
  scale: number;
  turn?: number;
}

export interface ComboOptions extends Framing {
  base: "black-tray" | "red-tray" | "board" | "dark-board" | "none";
  parts: readonly Part[];
}

const TRAYS = { "black-tray": "#23282C", "red-tray": "#8E2A1C" } as const;
const HALF_U = 222;
const HALF_V = 172;
const SURFACE = 9;

/** Several dishes on one tray. */
export function combo(options: ComboOptions): Recipe {
  const paint = (scene: Scene): void => {
    layBase(scene, options.base);
    const lift = options.base === "none" ? 0 : SURFACE;
    for (const { recipe, x, y, scale, turn } of options.parts) {
      scene.inside({ x, y, scale, turn, lift }, () => scene.inside(recipe.frame ?? {}, () => recipe.paint(scene)));
    }
  };
  return { dish: options.base, frame: framed(options), paint };
}

function layBase(scene: Scene, base: ComboOptions["base"]): void {
  const look = { x: MIDDLE, y: MIDDLE, halfU: HALF_U, halfV: HALF_V };
  if (base === "board") board(scene, look);
  else if (base === "dark-board") board(scene, { ...look, colour: ["#7A4E2E", "#552F18", "#96683F"] });
  else if (base !== "none") tray(scene, HALF_U, HALF_V, TRAYS[base]);
}
