/** Two box blurs of `radius` pixels one after the other; edges repeat their last value. Returns a new array. */
export function blur(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  if (radius < 1) return source.slice();
  const passing = new Float32Array(source.length);
  const result = new Float32Array(source.length);
  blurRows(source, passing, width, height, radius);
  blurColumns(passing, result, width, height, radius);
  blurRows(result, passing, width, height, radius);
  blurColumns(passing, result, width, height, radius);
  return result;
}

function blurRows(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  const last = width - 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = -radius; x <= radius; x++) sum += from[row + Math.min(last, Math.max(0, x))]!;
    for (let x = 0; x < width; x++) {
      to[row + x] = sum * share;
      sum += from[row + Math.min(last, x + radius + 1)]! - from[row + Math.max(0, x - radius)]!;
    }
  }
}

/** Walks row by row with one running sum per column, which keeps memory reads in order. */
function blurColumns(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  const last = height - 1;
  const sums = new Float64Array(width);
  for (let y = -radius; y <= radius; y++) {
    const row = Math.min(last, Math.max(0, y)) * width;
    for (let x = 0; x < width; x++) sums[x] = sums[x]! + from[row + x]!;
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const entering = Math.min(last, y + radius + 1) * width;
    const leaving = Math.max(0, y - radius) * width;
    for (let x = 0; x < width; x++) {
      to[row + x] = sums[x]! * share;
      sums[x] = sums[x]! + from[entering + x]! - from[leaving + x]!;
    }
  }
}
