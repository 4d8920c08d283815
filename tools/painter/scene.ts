import { clamp, type Colour, type Pigment } from "./colour";
import { Random } from "./random";
import { circle, type Point, type Shape } from "./shapes";
import { Surface, type Window } from "./surface";

/** Side of the world that every recipe paints in; its middle is (240, 240), the light comes from the upper left. */
export const WORLD = 480;
export const MIDDLE = WORLD / 2;

/**
 * What a stamp stands on: a height, the height under its middle, a surface softened by `drape` units
 * that it follows, or such a surface taken earlier.
 */
export type Base = number | "under" | { drape: number } | Surface;

export interface Stamp {
  x: number;
  y: number;
  /** Radians, clockwise. */
  turn?: number;
  shape: Shape;
  /** Distance from the edge over which the profile rises. */
  round?: number;
  /** Height of the profile over the base. */
  height?: number;
  base?: Base;
  /** Added to the base. */
  lift?: number;
  profile?: "dome" | "flat";
  /** Added to the height; `depth` is the distance to the edge. */
  relief?: (u: number, v: number, depth: number) => number;
  colour: Colour | Pigment;
  /** 0 dull to 1 wet. */
  gloss?: number;
  /** 0 opaque to 1 translucent. */
  glow?: number;
  /** `above` (default) writes where it is higher than what is there, `over` always, `tint` changes the colour and adds its relief. */
  mode?: "above" | "over" | "tint";
}

export interface Strand extends Omit<Stamp, "x" | "y" | "shape" | "turn" | "round" | "base"> {
  base?: number | { drape: number } | Surface;
  /** Thinner towards both ends. */
  taper?: boolean;
}

/** A world of its own laid into the one around it: its middle comes to (x, y), heights shrink with it. */
export interface Inset {
  x?: number;
  y?: number;
  scale?: number;
  /** Radians, clockwise. */
  turn?: number;
  mirror?: boolean;
  /** Height of the surface that it stands on. */
  lift?: number;
}

/** From world units to pixels: X = xx·x + xy·y + left, Y = yx·x + yy·y + top; heights: scale·z + lift. */
interface Frame {
  xx: number;
  xy: number;
  yx: number;
  yy: number;
  left: number;
  top: number;
  scale: number;
  lift: number;
}

interface Placement {
  window: Window;
  /** u = u0 + ux·X + uy·Y, v likewise, for a pixel (X, Y). */
  u0: number;
  ux: number;
  uy: number;
  v0: number;
  vx: number;
  vy: number;
}

const STRAND_STEP = 0.35;
const STRAND_TIP = 0.35;

/** Buffers of a picture that is being stamped: colour, height, gloss, translucency and what is covered at all. */
export class Scene {
  readonly size: number;
  /** Pixels per unit of the outermost world. */
  readonly scale: number;
  readonly colour: Float32Array;
  readonly height: Float32Array;
  readonly gloss: Float32Array;
  readonly glow: Float32Array;
  readonly covered: Uint8Array;
  readonly random: Random;
  private frame: Frame;

  /** `size`: side of the picture in pixels. */
  constructor(size: number, seed: number) {
    this.size = size;
    this.scale = size / WORLD;
    this.frame = { xx: this.scale, xy: 0, yx: 0, yy: this.scale, left: 0, top: 0, scale: 1, lift: 0 };
    const count = size * size;
    this.colour = new Float32Array(count * 3);
    this.height = new Float32Array(count);
    this.gloss = new Float32Array(count);
    this.glow = new Float32Array(count);
    this.covered = new Uint8Array(count);
    this.random = new Random(seed);
  }

  /** Paints something in a world of its own that lies in this one: a bowl on a tray, a turned plate. */
  inside(inset: Inset, paint: () => void): void {
    const outer = this.frame;
    this.frame = laidInto(outer, inset);
    paint();
    this.frame = outer;
  }

  /** Height of what lies at a point. */
  heightAt(x: number, y: number): number {
    return (this.rawHeightAt(x, y) - this.frame.lift) / this.frame.scale;
  }

  private rawHeightAt(x: number, y: number): number {
    const [column, row] = this.pixelOf(x, y);
    const last = this.size - 1;
    return this.height[clamp(Math.round(row), 0, last) * this.size + clamp(Math.round(column), 0, last)]!;
  }

  /** Softened copy of the heights around a point, by default of the whole picture. */
  surface(drape: number, around?: { x: number; y: number; reach: number }): Surface {
    const radius = this.blurRadius(drape);
    return Surface.of(this.height, this.size, around ? this.windowAround(around) : this.wholeWindow(), radius);
  }

  stamp(stamp: Stamp): void {
    const place = this.place(stamp);
    const {
      shape,
      round = 1e9,
      height = 0,
      lift = 0,
      profile = "dome",
      relief,
      colour,
      gloss = 0.2,
      glow = 0,
      mode = "above",
    } = stamp;
    const { base, drape } = this.resolveBase(stamp, place.window);
    const unit = this.frame.scale;
    const ceiling = relief || drape || mode !== "above" ? Infinity : base + (lift + height) * unit;
    const { left, right, top, bottom } = place.window;
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const index = y * this.size + x;
        if (this.height[index]! >= ceiling) continue;
        const u = place.u0 + place.ux * x + place.uy * y;
        const v = place.v0 + place.vx * x + place.vy * y;
        const distance = shape.distance(u, v);
        if (distance >= 0) continue;
        const added = relief ? relief(u, v, -distance) * unit : 0;
        if (mode === "tint") {
          this.height[index] = this.height[index]! + added;
        } else {
          const rise = profile === "flat" ? 1 : dome(-distance / round);
          const z = (drape ? drape.at(x, y) : base) + (lift + height * rise) * unit + added;
          if (mode === "above" && z <= this.height[index]!) continue;
          this.height[index] = z;
        }
        this.dye(index, typeof colour === "function" ? colour(u, v, -distance) : colour);
        this.gloss[index] = gloss;
        this.glow[index] = glow;
        this.covered[index] = 1;
      }
    }
  }

  /** Spheres of radius `width` close together along a path; a point may carry its own height over the base. */
  strand(path: readonly (Point | readonly [number, number, number])[], width: number, strand: Strand): void {
    const { base = 0, taper, height = width, ...rest } = strand;
    const look: Stamp = { ...rest, x: 0, y: 0, shape: circle(width), height };
    const surface =
      typeof base === "object" && "drape" in base ? this.surface(base.drape, enclosing(path, width)) : base;
    const whole = circle(width);
    for (let i = 0; i < path.length - 1; i++) {
      const [ax, ay, az = 0] = path[i]!;
      const [bx, by, bz = 0] = path[i + 1]!;
      const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / (width * STRAND_STEP)));
      for (let j = 0; j < steps; j++) {
        const t = j / steps;
        const radius = taper
          ? width * (STRAND_TIP + (1 - STRAND_TIP) * Math.sin((Math.PI * (i + t)) / (path.length - 1)))
          : width;
        const shape = taper ? circle(radius) : whole;
        const lifted = typeof surface === "number" ? surface + az + (bz - az) * t : surface;
        look.x = ax + (bx - ax) * t;
        look.y = ay + (by - ay) * t;
        look.shape = shape;
        look.round = radius;
        look.base = lifted;
        this.stamp(look);
      }
    }
  }

  private dye(index: number, colour: Colour): void {
    const opacity = colour[3] ?? 1;
    const at = index * 3;
    for (let channel = 0; channel < 3; channel++) {
      const old = this.colour[at + channel]!;
      this.colour[at + channel] = old + (colour[channel]! - old) * opacity;
    }
  }

  private resolveBase({ x, y, base = 0 }: Stamp, window: Window): { base: number; drape?: Surface } {
    if (typeof base === "number") return { base: this.frame.lift + base * this.frame.scale };
    if (base === "under") return { base: this.rawHeightAt(x, y) };
    if (base instanceof Surface) return { base: 0, drape: base };
    return { base: 0, drape: Surface.of(this.height, this.size, window, this.blurRadius(base.drape)) };
  }

  private blurRadius(drape: number): number {
    return Math.max(1, Math.round(drape * this.frame.scale * this.scale));
  }

  private pixelOf(x: number, y: number): [column: number, row: number] {
    const { xx, xy, yx, yy, left, top } = this.frame;
    return [xx * x + xy * y + left, yx * x + yy * y + top];
  }

  private place({ x, y, turn = 0, shape }: Stamp): Placement {
    const { xx, xy, yx, yy } = this.frame;
    const area = xx * xx + yx * yx;
    const c = Math.cos(turn);
    const s = Math.sin(turn);
    const ux = (c * xx + s * xy) / area;
    const uy = (c * yx + s * yy) / area;
    const vx = (-s * xx + c * xy) / area;
    const vy = (-s * yx + c * yy) / area;
    const [column, row] = this.pixelOf(x, y);
    const reachX = (Math.abs(ux) * shape.reachU + Math.abs(vx) * shape.reachV) * area + 2;
    const reachY = (Math.abs(uy) * shape.reachU + Math.abs(vy) * shape.reachV) * area + 2;
    const window = this.clipped(column - reachX, row - reachY, column + reachX, row + reachY);
    return { window, ux, uy, vx, vy, u0: -ux * column - uy * row, v0: -vx * column - vy * row };
  }

  private windowAround({ x, y, reach }: { x: number; y: number; reach: number }): Window {
    const [column, row] = this.pixelOf(x, y);
    const pixels = reach * this.frame.scale * this.scale;
    return this.clipped(column - pixels, row - pixels, column + pixels, row + pixels);
  }

  private wholeWindow(): Window {
    return { left: 0, top: 0, right: this.size - 1, bottom: this.size - 1 };
  }

  private clipped(left: number, top: number, right: number, bottom: number): Window {
    const last = this.size - 1;
    return {
      left: Math.max(0, Math.floor(left)),
      top: Math.max(0, Math.floor(top)),
      right: Math.min(last, Math.ceil(right)),
      bottom: Math.min(last, Math.ceil(bottom)),
    };
  }
}

function laidInto(
  outer: Frame,
  { x = MIDDLE, y = MIDDLE, scale = 1, turn = 0, mirror = false, lift = 0 }: Inset,
): Frame {
  const flip = mirror ? -scale : scale;
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const xx = (outer.xx * c + outer.xy * s) * flip;
  const yx = (outer.yx * c + outer.yy * s) * flip;
  const xy = (outer.xy * c - outer.xx * s) * scale;
  const yy = (outer.yy * c - outer.yx * s) * scale;
  const left = outer.xx * x + outer.xy * y + outer.left - xx * MIDDLE - xy * MIDDLE;
  const top = outer.yx * x + outer.yy * y + outer.top - yx * MIDDLE - yy * MIDDLE;
  return { xx, xy, yx, yy, left, top, scale: outer.scale * scale, lift: outer.lift + outer.scale * lift };
}

/** Quarter circle from 0 at the edge to 1 at `round` and further inside. */
function dome(t: number): number {
  return t >= 1 ? 1 : Math.sqrt(1 - (1 - t) * (1 - t));
}

function enclosing(
  path: readonly (Point | readonly [number, number, number])[],
  width: number,
): { x: number; y: number; reach: number } {
  const xs = path.map(([x]) => x);
  const ys = path.map(([, y]) => y);
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const y = (Math.min(...ys) + Math.max(...ys)) / 2;
  const reach = Math.max(...path.map(([px, py]) => Math.hypot(px - x, py - y)));
  return { x, y, reach: reach + width };
}
