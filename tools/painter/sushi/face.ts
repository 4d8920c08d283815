import { hex, type Colour, type Pigment } from "../colour";
import * as matter from "../matter";
import { around, type Where } from "../placing";
import type { Scene } from "../scene";
import { blob, circle, ring, within } from "../shapes";
import { crumbs, CRUMBS, riceGrains, roe, sesame } from "../sprinkles";
import { fillings, type Filling } from "./fillings";
import { CRUSTS, ROE_COATS, type Coat } from "./lying";

export interface FaceLook {
  x: number;
  y: number;
  radius: number;
  fill: readonly Filling[];
  /** Nori means maki: seaweed outside. */
  coat?: Coat;
  height?: number;
}

const GRAINS_PER_AREA = 0.2;
const NORI_RING = 0.67;
const INSIDE = 0.66;
const INSIDE_OF_MAKI = 0.62;
const MAKI_WALL = 3.2;

/** A piece of a roll that stands with its cut face up. */
export function face(scene: Scene, look: FaceLook): void {
  const { x, y, radius, fill, coat, height = 34 } = look;
  const turn = scene.random.between(0, 6);
  if (coat === "nori") makiWall(scene, look, height);
  else if (coat === "crepe") crepeWall(scene, look, height);
  else riceWall(scene, look, height);
  const inside = radius * (coat === "nori" ? INSIDE_OF_MAKI : INSIDE);
  const ground = coat === "crepe" ? hex("#FFF6E4") : hex("#2A2A20");
  scene.stamp({
    x,
    y,
    shape: blob(inside, 0.03, 2, y),
    round: 3,
    height: 1,
    base: height + 0.6,
    colour: ground,
    gloss: 0.2,
  });
  fillings(scene, x, y, inside - 1, fill, height + 1.2, turn);
}

function disc(
  scene: Scene,
  { x, y }: FaceLook,
  radius: number,
  height: number,
  colour: Colour | Pigment,
  gloss: number,
  glow: number,
): void {
  scene.stamp({ x, y, shape: blob(radius, 0.012, 2, x), round: 5, height: 4, base: height - 4, colour, gloss, glow });
}

function makiWall(scene: Scene, look: FaceLook, height: number): void {
  const { x, y, radius } = look;
  disc(scene, look, radius, height, matter.nori(), 0.3, 0);
  scene.stamp({
    x,
    y,
    shape: blob(radius - MAKI_WALL, 0.012, 2, x),
    round: 3,
    height: 1.5,
    base: height - 1,
    colour: matter.RICE_SHADE,
    gloss: 0.2,
    glow: 0.3,
  });
  grains(scene, look, radius - MAKI_WALL + 0.2, height);
}

function crepeWall(scene: Scene, look: FaceLook, height: number): void {
  const { x, y, radius } = look;
  disc(scene, look, radius, height, matter.spotted("#FBE3A6", "#F0C878", "#C98A3C", 0.06, 0.55, 0.6, x), 0.35, 0.4);
  scene.stamp({
    x,
    y,
    shape: circle(radius - 7),
    round: 3,
    height: 2,
    base: height - 0.5,
    colour: hex("#FFF9EC"),
    gloss: 0.4,
    glow: 0.7,
  });
}

function riceWall(scene: Scene, look: FaceLook, height: number): void {
  const { x, y, radius, coat } = look;
  const crust = coat && CRUSTS[coat];
  disc(scene, look, radius, height, crust ? hex(crust.ground) : matter.RICE_SHADE, 0.25, 0.4);
  grains(scene, look, radius - (crust ? 7 : 0), height);
  if (coat) coatRim(scene, look, coat, height);
  scene.stamp({
    x,
    y,
    shape: ring(radius * NORI_RING, 1.8),
    round: 1.6,
    height: 1.2,
    base: height + 0.8,
    colour: matter.nori(),
    gloss: 0.2,
  });
}

/** Rice between the wall and what is rolled in. */
function grains(scene: Scene, { x, y, radius, coat }: FaceLook, outside: number, height: number): void {
  const inside = radius * (coat === "nori" ? INSIDE_OF_MAKI : INSIDE) - 3;
  const shape = within(circle(outside), (u, v) => inside - Math.hypot(u, v));
  riceGrains(scene, { x, y, shape, height: () => height }, Math.round(radius * radius * GRAINS_PER_AREA));
}

function coatRim(scene: Scene, { x, y, radius }: FaceLook, coat: Coat, height: number): void {
  const { random } = scene;
  const rim: Where = () => around(x, y, random.angle(), radius - random.between(0, 5));
  const eggs = ROE_COATS[coat];
  const crust = CRUSTS[coat];
  if (eggs)
    roe(
      scene,
      { x, y, shape: ring(radius - 1.5, 4.5), height: () => height - 1.5 },
      Math.round(radius * 22),
      2.5,
      eggs,
    );
  else if (crust) {
    for (let i = 0; i < radius * 2.4; i++) crumbs(scene, 1, rim, crust.flakes, 1, height - 2 + random.between(-4, 2));
  } else if (coat === "onion") crumbs(scene, Math.round(radius * 1.6), rim, CRUMBS.onion, 0.9, height - 1);
  else if (coat === "sesame" || coat === "black-sesame")
    sesame(scene, Math.round(radius * 1.6), rim, coat === "sesame" ? 0.2 : 0.75, height - 1);
}
