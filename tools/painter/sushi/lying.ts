import { clamp, hex, mix, type Colour, type Pigment } from "../colour";
import * as matter from "../matter";
import { along, type Where } from "../placing";
import type { Scene } from "../scene";
import { box } from "../shapes";
import { crumbs, CRUMBS, riceGrains, roe, ROE, sesame } from "../sprinkles";
import { piece } from "../pieces";
import { slab, type SlabName } from "./slab";

export type Coat =
  | "sesame"
  | "black-sesame"
  | "tobiko"
  | "tobiko-green"
  | "tobiko-black"
  | "panko"
  | "dark-panko"
  | "tempura"
  | "bonito"
  | "onion"
  | "chives"
  | "dill"
  | "crepe"
  | "nori";

export interface LyingLook {
  x: number;
  y: number;
  /** The roll's axis. */
  turn: number;
  /** Half of its length along the axis and half of its width. */
  halfU: number;
  halfV: number;
  top?: SlabName;
  coat?: Coat;
  height?: number;
}

const GRAINS_PER_AREA = 0.13;
const TOP_WIDTH = 0.82;

interface Crust {
  ground: string;
  flakes: readonly string[];
}

export const CRUSTS: Partial<Record<Coat, Crust>> = {
  panko: { ground: "#D79A44", flakes: CRUMBS.panko },
  "dark-panko": { ground: "#9A5E22", flakes: CRUMBS.darkPanko },
  tempura: { ground: "#EBC377", flakes: CRUMBS.tempura },
};

export const ROE_COATS: Partial<Record<Coat, readonly string[]>> = {
  tobiko: ROE.tobiko,
  "tobiko-green": ROE.tobikoGreen,
  "tobiko-black": ROE.tobikoBlack,
};

/** A piece of a roll on its side: a cylinder of rice or crust, with coat and top. */
export function lying(scene: Scene, look: LyingLook): void {
  const { x, y, turn, halfU, halfV, height = 36, coat, top } = look;
  const shape = box(halfU, halfV, 5);
  const profile = cylinder(halfU, halfV, height);
  scene.stamp({
    x,
    y,
    turn,
    shape,
    profile: "flat",
    relief: profile,
    colour: skinOf(coat),
    gloss: 0.25,
    glow: coat === "nori" ? 0 : 0.3,
  });
  if (coat !== "nori" && coat !== "crepe") coatWithRice(scene, look, profile);
  if (coat) coatWith(scene, look, coat, profile);
  if (top)
    slab(scene, top, {
      x,
      y,
      turn,
      halfU: halfU - 0.5,
      halfV: halfV * TOP_WIDTH,
      seed: x * 0.13 + y * 0.07,
      lean: 0.9,
    });
}

function cylinder(halfU: number, halfV: number, height: number): (u: number, v: number) => number {
  return (u, v) => {
    const side = clamp(1 - Math.abs(v) / halfV);
    const end = clamp((halfU - Math.abs(u)) / 7);
    return height * Math.sqrt(1 - (1 - side) ** 2) * (0.8 + 0.2 * Math.sqrt(1 - (1 - end) ** 2));
  };
}

function skinOf(coat: Coat | undefined): Colour | Pigment {
  if (coat === "nori") return matter.nori();
  if (coat === "crepe") return matter.mottled("#FBE7B2", "#F3CF86", 0.06);
  const crust = coat && CRUSTS[coat];
  return crust ? hex(crust.ground) : matter.RICE_SHADE;
}

function coatWithRice(
  scene: Scene,
  { x, y, turn, halfU, halfV, coat }: LyingLook,
  height: (u: number, v: number) => number,
): void {
  const showing = coat && CRUSTS[coat] ? 0.25 : 1;
  riceGrains(
    scene,
    { x, y, turn, shape: box(halfU, halfV, 5), height },
    Math.round(halfU * halfV * GRAINS_PER_AREA * showing),
  );
}

function coatWith(
  scene: Scene,
  { x, y, turn, halfU, halfV }: LyingLook,
  coat: Coat,
  height: (u: number, v: number) => number,
): void {
  const { random } = scene;
  const area = halfU * halfV;
  const where: Where = () => along(x, y, turn, random.between(3 - halfU, halfU - 3), random.between(-0.8, 0.8) * halfV);
  const eggs = ROE_COATS[coat];
  const crust = CRUSTS[coat];
  if (eggs) {
    roe(
      scene,
      { x, y, turn, shape: box(halfU - 1, halfV * 0.93, 4), height: (u, v) => height(u, v) + 0.5 },
      Math.round(area * (coat === "tobiko-black" ? 0.52 : 0.32)),
      2.5,
      eggs,
    );
  } else if (crust) {
    crumbs(scene, Math.round(area * 0.11), where, crust.flakes);
  } else if (coat === "sesame") sesame(scene, Math.round(area * 0.09), where, 0.18);
  else if (coat === "black-sesame") sesame(scene, Math.round(area * 0.06), where, 0.75);
  else if (coat === "onion") crumbs(scene, Math.round(area * 0.07), where, CRUMBS.onion, 0.8);
  else if (coat === "bonito") scatterFlakes(scene, Math.round(area * 0.024), where);
  else if (coat === "chives" || coat === "dill") scatterGreens(scene, Math.round(area * 0.05), where);
}

function scatterFlakes(scene: Scene, count: number, where: Where): void {
  for (let i = 0; i < count; i++) {
    const [x, y] = where();
    piece(
      scene,
      "bonito",
      { x, y, turn: scene.random.angle(), size: scene.random.between(0.4, 0.7), base: scene.heightAt(x, y) - 1 },
      i,
    );
  }
}

function scatterGreens(scene: Scene, count: number, where: Where): void {
  const { random } = scene;
  for (let i = 0; i < count; i++) {
    const [x, y] = where();
    const turn = random.angle();
    const path = [along(x, y, turn, -4), along(x, y, turn, 4)];
    scene.strand(path, 1.3, {
      base: scene.heightAt(x, y),
      colour: mix(hex("#2F6E1F"), hex("#79B843"), random.unit()),
      gloss: 0.4,
      glow: 0.4,
    });
  }
}
