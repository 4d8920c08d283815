/** Four bytes a pixel: red, green, blue, alpha. */
export interface Picture {
  width: number;
  height: number;
  data: Buffer;
}

export interface Difference {
  /** The part of all pixels that differ, from 0 to 1. */
  share: number;
  /** The smallest rectangle with all of them, in pixels. */
  box: { left: number; top: number; width: number; height: number };
  /** A transparent picture with each of them in red. */
  marks: Picture;
}

const BYTES = 4;
const RED = Buffer.from([255, 0, 0, 255]);

/**
 * Compares every byte, so that the smallest change of a colour counts, and so does a pixel that only one picture has.
 * Returns undefined for equal pictures.
 */
export function difference(one: Picture, other: Picture): Difference | undefined {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const marks = Buffer.alloc(width * height * BYTES);
  const columns = { first: width, last: -1 };
  const rows: number[] = [];
  let count = 0;
  for (let y = 0; y < height; y++) {
    const [before, after] = [rowOf(one, y), rowOf(other, y)];
    if (before.equals(after)) continue;
    rows.push(y);
    for (let x = 0; x < width; x++) {
      if (pixelOf(before, x).equals(pixelOf(after, x))) continue;
      RED.copy(marks, (y * width + x) * BYTES);
      columns.first = Math.min(columns.first, x);
      columns.last = Math.max(columns.last, x);
      count++;
    }
  }
  const [top, bottom] = [rows[0], rows.at(-1)];
  if (top === undefined || bottom === undefined) return undefined;
  const box = { left: columns.first, top, width: columns.last - columns.first + 1, height: bottom - top + 1 };
  return { share: count / (width * height), box, marks: { width, height, data: marks } };
}

/** Both are empty outside of the picture. */
const rowOf = ({ width, data }: Picture, y: number) => data.subarray(y * width * BYTES, (y + 1) * width * BYTES);
const pixelOf = (row: Buffer, x: number) => row.subarray(x * BYTES, (x + 1) * BYTES);
