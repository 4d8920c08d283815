import { hex, mix } from "../colour";
import { around } from "../placing";
import type { Scene } from "../scene";

export interface NoodleLook {
  colours: readonly string[];
  width: number;
  /** Strands in all; they lie in bundles of seven. */
  count: number;
  radius: number;
  x: number;
  y: number;
  height: (x: number, y: number) => number;
  inside: (x: number, y: number) => boolean;
  gloss?: number;
  glow?: number;
}

type Knot = readonly [x: number, y: number, z: number];

const BUNDLE = 7;
const STEP = 7.5;

/** Noodles as bundles of parallel arcs, each bundle over the one before. */
export function noodles(scene: Scene, look: NoodleLook): void {
  const { random } = scene;
  const bundles = Math.ceil(look.count / (BUNDLE - 1));
  for (let index = 0; index < bundles; index++) {
    const [x, y] = around(look.x, look.y, random.angle(), look.radius * Math.sqrt(random.unit()) * 0.8);
    const bend = random.pick([-1, 1]) * random.between(0.1, 0.24);
    bundle(scene, look, {
      x,
      y,
      direction: random.angle(),
      bend,
      lift: -4 + (index / bundles) * 13,
      length: Math.floor(random.between(20, 34)),
    });
  }
}

interface Bundle {
  x: number;
  y: number;
  direction: number;
  bend: number;
  lift: number;
  length: number;
}

function bundle(scene: Scene, look: NoodleLook, { x, y, direction, bend, lift, length }: Bundle): void {
  const { random } = scene;
  for (let i = 0; i < BUNDLE; i++) {
    const aside = (i - (BUNDLE - 1) / 2) * look.width * 1.75 + random.between(-1.5, 1.5);
    const colour = mix(hex(random.pick(look.colours)), hex(random.pick(look.colours)), random.unit());
    const back = direction - bend * length * 0.3;
    let heading = direction - bend * length * 0.5 + random.between(-0.06, 0.06);
    let px = x - Math.sin(direction) * aside - Math.cos(back) * length * 3.6;
    let py = y + Math.cos(direction) * aside - Math.sin(back) * length * 3.6;
    let path: Knot[] = [];
    const lay = (): void => {
      if (path.length > 2)
        scene.strand(path, look.width, { colour, gloss: look.gloss ?? 0.66, glow: look.glow ?? 0.55 });
      path = [];
    };
    for (let step = 0; step < length + random.between(-3, 3); step++) {
      if (look.inside(px, py))
        path.push([px, py, look.height(px, py) - look.width + lift + 4 * Math.sin((step / length) * Math.PI)]);
      else lay();
      heading += bend + random.between(-0.04, 0.04);
      px += Math.cos(heading) * STEP;
      py += Math.sin(heading) * STEP;
    }
    lay();
  }
}
