import { blur } from "./blur";

/** A softened copy of a part of the height map, in pixels: what draped matter (fish, cheese, sauce) lies on. */
export class Surface {
  private constructor(
    private readonly left: number,
    private readonly top: number,
    private readonly width: number,
    private readonly height: number,
    private readonly values: Float32Array,
  ) {}

  /** Copies the given window of a square map of `size` pixels and blurs it by `radius` pixels. */
  static of(map: Float32Array, size: number, window: Window, radius: number): Surface {
    const margin = 2 * radius + 1;
    const left = Math.max(0, window.left - margin);
    const top = Math.max(0, window.top - margin);
    const right = Math.min(size - 1, window.right + margin);
    const bottom = Math.min(size - 1, window.bottom + margin);
    const width = Math.max(1, right - left + 1);
    const height = Math.max(1, bottom - top + 1);
    const part = new Float32Array(width * height);
    for (let y = 0; y < height; y++) {
      const start = (top + y) * size + left;
      part.set(map.subarray(start, start + width), y * width);
    }
    return new Surface(left, top, width, height, blur(part, width, height, radius));
  }

  /** Height at a pixel; outside the copied window, that of its nearest edge. */
  at(x: number, y: number): number {
    const column = Math.min(this.width - 1, Math.max(0, x - this.left));
    const row = Math.min(this.height - 1, Math.max(0, y - this.top));
    return this.values[row * this.width + column]!;
  }
}

export interface Window {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
