import { blur } from "./blur";
import { clamp, smoothstep } from "./colour";
import type { Scene } from "./scene";

/** Towards the light: upper left, about 40° high; x and y negative, so a march only leaves the picture at its left and top. */
const LIGHT = { x: -0.5, y: -0.58, z: 0.643 };
const LIGHT_FLAT = Math.hypot(LIGHT.x, LIGHT.y);
/** Height that a ray towards the light gains per unit of ground. */
const RAY_RISE = LIGHT.z / LIGHT_FLAT;
const SHADOW_STEPS = 46;
const SHADOW_STEP = 1.6;
const STEEPEST = 3.2;
const EXPOSURE = 0.66;
const WARM = [1.06, 1, 0.92] as const;
const COOL = [1, 0.985, 1] as const;
const BOUNCE = [1.25, 0.9, 0.6] as const;
/** Axes of the square window whose mirror image makes food look wet. */
const WINDOW_U = { x: 0.757, y: -0.653, z: 0 };
const WINDOW_V = {
  x: LIGHT.y * WINDOW_U.z - LIGHT.z * WINDOW_U.y,
  y: LIGHT.z * WINDOW_U.x - LIGHT.x * WINDOW_U.z,
  z: LIGHT.x * WINDOW_U.y - LIGHT.y * WINDOW_U.x,
};
const GROUND_SHADOW = { strength: 0.42, most: 0.6, fade: 16, red: 45, green: 34, blue: 27 };
const VIVID = 1.1;

const SHADOW_MARCH = Float64Array.from({ length: SHADOW_STEPS }, (_, index) => {
  const step = index + 1;
  return SHADOW_STEP * step * (1 + step * 0.02);
});

/** Lights a stamped scene with its one light. Returns RGBA bytes, transparent where nothing lies but its shadow. */
export function shade(scene: Scene): Buffer {
  const { size, scale, height } = scene;
  const softened = (units: number) => blur(height, size, size, Math.floor(units * scale));
  const near = softened(3);
  const middle = softened(9);
  const far = softened(26);
  const ground = softened(5);
  const shadow = shadowCaster(scene, ground);
  const pixels = Buffer.alloc(size * size * 4);
  const lit = new Float64Array(3);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const index = y * size + x;
      const h = height[index]!;
      const light = 1 - shadow(x, y);
      if (!scene.covered[index]) {
        const occlusion = clamp((middle[index]! - h) * 0.03) * 0.8 + clamp((far[index]! - h) * 0.022);
        shadeGround(pixels, index, light, occlusion, Math.min(x, y, size - 1 - x, size - 1 - y) / scale);
        continue;
      }
      const open = openness(near[index]! - h, middle[index]! - h, far[index]! - h);
      shadeMatter(scene, x, y, light, open, lit);
      writeTone(pixels, index, lit);
    }
  }
  return pixels;
}

/** Marches from a pixel towards the light; 0 lit, 1 in full shadow, soft with distance. */
function shadowCaster({ size, scale, height, covered }: Scene, ground: Float32Array): (x: number, y: number) => number {
  let highest = 0;
  for (let index = 0; index < height.length; index++) highest = Math.max(highest, height[index]!);
  const columns = Int32Array.from(SHADOW_MARCH, (reach) => Math.floor((LIGHT.x / LIGHT_FLAT) * reach * scale));
  const rows = Int32Array.from(SHADOW_MARCH, (reach) => Math.floor((LIGHT.y / LIGHT_FLAT) * reach * scale));
  const offsets = rows.map((row, step) => row * size + columns[step]!);
  const rises = Float64Array.from(SHADOW_MARCH, (reach) => reach * RAY_RISE);
  return (x, y) => {
    const index = y * size + x;
    const isFood = covered[index] === 1;
    const map = isFood ? height : ground;
    const edge = isFood ? 1.2 : 5;
    const from = height[index]!;
    let occlusion = 0;
    for (let step = 0; step < SHADOW_STEPS; step++) {
      const ray = from + rises[step]!;
      if (ray >= highest || x + columns[step]! < 0 || y + rows[step]! < 0) break;
      const hidden = map[index + offsets[step]!]! - ray;
      if (hidden <= 0) continue;
      occlusion = Math.max(occlusion, hidden / (edge + SHADOW_MARCH[step]! * 0.3));
      if (occlusion > 1) return 1;
    }
    return occlusion;
  };
}

/** Ambient light that reaches a point, from how far it lies under its blurred surroundings. */
function openness(near: number, middle: number, far: number): number {
  return clamp(1 - clamp(near * 0.055) * 0.55 - clamp(middle * 0.03) * 0.55 - clamp(far * 0.016) * 0.35, 0.18, 1);
}

function shadeGround(pixels: Buffer, index: number, light: number, occlusion: number, toEdge: number): void {
  const { strength, most, fade, red, green, blue } = GROUND_SHADOW;
  const alpha = clamp(strength * (1 - light) * 0.8 + occlusion * 0.42, 0, most) * smoothstep(0, fade, toEdge);
  pixels[index * 4] = red;
  pixels[index * 4 + 1] = green;
  pixels[index * 4 + 2] = blue;
  pixels[index * 4 + 3] = alpha * 255;
}

function shadeMatter(scene: Scene, x: number, y: number, light: number, open: number, lit: Float64Array): void {
  const { size, scale, height } = scene;
  const index = y * size + x;
  const left = height[x > 0 ? index - 1 : index]!;
  const right = height[x < size - 1 ? index + 1 : index]!;
  const up = height[y > 0 ? index - size : index]!;
  const down = height[y < size - 1 ? index + size : index]!;
  let nx = clamp((left - right) * scale * 0.5, -STEEPEST, STEEPEST);
  let ny = clamp((up - down) * scale * 0.5, -STEEPEST, STEEPEST);
  const nz = 1 / Math.sqrt(nx * nx + ny * ny + 1);
  nx *= nz;
  ny *= nz;

  const glow = scene.glow[index]!;
  const wrap = 0.22 + 0.5 * glow;
  const facing = Math.max(0, (nx * LIGHT.x + ny * LIGHT.y + nz * LIGHT.z + wrap) / (1 + wrap));
  const reached = light * (1 - glow * 0.35) + glow * 0.35;
  const key = facing * reached * 2.05 * (0.55 + 0.45 * open);
  const sky = (0.52 + 0.3 * nz - 0.16 * ny) * open * 0.62;
  const bounce = clamp(nx * 0.5 + ny * 0.5) * 0.16 * open;
  const gloss = scene.gloss[index]!;
  const glint = gloss > 0 ? mirrored(nx, ny, nz, gloss) * reached : 0;
  const rim = (1 - nz) ** 3 * gloss * 0.55 * open * (ny < 0 ? 1 : 0.35) + gloss * 0.02;
  const scatter = 1 + glow * 0.6 * (1 - facing);
  for (let channel = 0; channel < 3; channel++) {
    const matter = scene.colour[index * 3 + channel]! * scatter;
    const diffuse = matter * (key * WARM[channel]! + sky * COOL[channel]! + bounce * BOUNCE[channel]!) * EXPOSURE;
    lit[channel] = diffuse + (glint * (channel === 2 ? 0.96 : 1) + rim * COOL[channel]!) * 0.9;
  }
}

/** Brightness of the window's square mirror image and of the broad sheen around it. */
function mirrored(nx: number, ny: number, nz: number, gloss: number): number {
  const rx = 2 * nz * nx;
  const ry = 2 * nz * ny;
  const rz = 2 * nz * nz - 1;
  const towards = rx * LIGHT.x + ry * LIGHT.y + rz * LIGHT.z;
  if (towards <= 0) return 0;
  const a = Math.abs(rx * WINDOW_U.x + ry * WINDOW_U.y + rz * WINDOW_U.z);
  const b = Math.abs(rx * WINDOW_V.x + ry * WINDOW_V.y + rz * WINDOW_V.z);
  const blurred = 0.34 - 0.26 * gloss;
  const square =
    (1 - smoothstep(0.2 - blurred * 0.3, 0.26 + blurred, a)) *
    (1 - smoothstep(0.26 - blurred * 0.3, 0.34 + blurred, b));
  return square * gloss * gloss * 1.15 + towards ** 10 * gloss * 0.1;
}

/** Film shoulder, mostly per channel (orange goes to yellow in light), slightly more vivid, gamma 2.2. */
function writeTone(pixels: Buffer, index: number, lit: Float64Array): void {
  const brightest = Math.max(lit[0]!, lit[1]!, lit[2]!);
  const keeping = brightest > 0 ? shoulder(brightest) / brightest : 1;
  for (let channel = 0; channel < 3; channel++)
    lit[channel] = 0.72 * shoulder(lit[channel]!) + 0.28 * lit[channel]! * keeping;
  const grey = 0.3 * lit[0]! + 0.55 * lit[1]! + 0.15 * lit[2]!;
  for (let channel = 0; channel < 3; channel++) {
    pixels[index * 4 + channel] = encode(grey + (lit[channel]! - grey) * VIVID);
  }
  pixels[index * 4 + 3] = 255;
}

function shoulder(value: number): number {
  return value < 0.5 ? value : 0.5 + 0.5 * (1 - Math.exp((0.5 - value) / 0.5));
}

const GAMMA_STEPS = 4096;
const GAMMA_TABLE = Uint8Array.from(
  { length: GAMMA_STEPS + 1 },
  (_, index) => 255 * Math.pow(index / GAMMA_STEPS, 1 / 2.2),
);

function encode(value: number): number {
  return value < 0.02 ? 255 * Math.pow(clamp(value), 1 / 2.2) : GAMMA_TABLE[Math.round(clamp(value) * GAMMA_STEPS)]!;
}
