import { hex, mix, smoothstep } from "../colour";
import { bowl, liquid, plate, PLATES, type PlateName } from "../dishes";
import { fbm } from "../noise";
import { piece, type PieceName } from "../pieces";
import { inDisc, spaced } from "../placing";
import { framed, type Framing, type Recipe } from "../recipe";
import { MIDDLE, type Scene } from "../scene";
import { box, circle } from "../shapes";
import { BOWLS, type BowlName } from "./bowl";

export interface CupOptions extends Framing {
  saucer: PlateName;
  cup: BowlName | "glass";
  drink: readonly [string, string];
  floats?: readonly (readonly [name: PieceName, count: number, size?: number])[];
  /** Foam on milk, drawn as a rosette on this colour. */
  foam?: string;
  /** Lumps of sugar on the saucer. */
  sugar?: boolean;
  handle?: boolean;
}

const RADIUS = 138;
const INSIDE = 112;
const LEVEL = 30;
const LIFT = 12;

/** A hot drink in a cup on its saucer. */
export function cup(options: CupOptions): Recipe {
  const paint = (scene: Scene): void => {
    plate(scene, PLATES[options.saucer], 208);
    scene.inside({ lift: LIFT }, () => {
      const glaze = options.cup === "glass" ? "#C7D6D8" : BOWLS[options.cup];
      if (options.handle ?? options.cup !== "glass") handle(scene, glaze);
      bowl(scene, { colour: glaze, radius: RADIUS, depth: 20, rim: 12 });
      liquid(scene, {
        from: options.drink[0],
        to: options.drink[1],
        radius: INSIDE + 10,
        level: LEVEL,
        gloss: 0.92,
        glow: 0.6,
        waves: 0.8,
      });
      if (options.foam) rosette(scene, options.foam, options.drink[0]);
      for (const [name, count, size = 1] of options.floats ?? []) {
        spaced(count, 22, inDisc(scene, MIDDLE, MIDDLE, INSIDE - 34)).forEach(([x, y], index) =>
          piece(scene, name, { x, y, turn: scene.random.angle(), size, base: LEVEL + 1 }, index),
        );
      }
    });
    if (options.sugar) sugar(scene);
  };
  return { dish: `cup-${options.saucer}`, frame: framed(options), paint };
}

function handle(scene: Scene, colour: string): void {
  scene.stamp({
    x: MIDDLE + RADIUS + 26,
    y: MIDDLE,
    shape: box(44, 15, 13),
    round: 13,
    height: 22,
    base: 16,
    colour: hex(colour),
    gloss: 0.65,
  });
}

/** Milk poured as a layered leaf. */
function rosette(scene: Scene, foam: string, drink: string): void {
  scene.stamp({
    x: MIDDLE,
    y: MIDDLE,
    mode: "over",
    shape: circle(INSIDE + 8),
    profile: "flat",
    height: LEVEL + 2,
    gloss: 0.45,
    glow: 0.5,
    relief: (u, v) => fbm(u * 0.12, v * 0.12) * 1.2,
    colour: (u, v) => {
      const width = 62 * Math.sqrt(Math.max(0, 1 - ((v + 4) / 84) ** 2));
      const inside = smoothstep(width + 4, width - 6, Math.abs(u));
      const layers = 0.5 + 0.5 * Math.sin((v - Math.abs(u) * 0.75) * 0.26 + fbm(u * 0.02, v * 0.02) * 2);
      const stem = Math.abs(u) < 2.6 ? 1 : 0;
      const white = inside * Math.max(smoothstep(0.35, 0.6, layers), stem);
      return mix(mix(hex(drink), hex(foam), 0.12 + 0.2 * smoothstep(60, 112, Math.hypot(u, v))), hex(foam), white);
    },
  });
}

function sugar(scene: Scene): void {
  for (const [x, y, turn] of [
    [392, 300, 0.4],
    [372, 342, 1.1],
  ] as const) {
    scene.stamp({
      x,
      y,
      turn,
      shape: box(18, 18, 3),
      round: 4,
      height: 26,
      base: 14,
      colour: hex("#FFFDF6"),
      gloss: 0.3,
      glow: 0.6,
      relief: (u, v) => fbm(u * 0.5, v * 0.5) * 3,
    });
  }
}
