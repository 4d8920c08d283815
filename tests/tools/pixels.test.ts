import { describe, expect, it } from "vitest";
import { pages } from "../../tools/pixels/pages";
import { difference, type Picture } from "../../tools/pixels/difference";

/** A picture of rows of one digit for each pixel. */
function picture(...rows: string[]): Picture {
  const data = Buffer.from(rows.flatMap((row) => [...row].flatMap((digit) => [Number(digit), 0, 0, 255])));
  return { width: rows[0]?.length ?? 0, height: rows.length, data };
}

describe("the difference of two pictures", () => {
  it("is nothing for equal ones", () => {
    expect(difference(picture("12", "34"), picture("12", "34"))).toBeUndefined();
  });

  it("is each pixel whose colour changed by the least, with their share and the rectangle around them", () => {
    const found = difference(picture("1111", "1111", "1111"), picture("1111", "1211", "1112"));
    expect(found).toMatchObject({ share: 2 / 12, box: { left: 1, top: 1, width: 3, height: 2 } });
    const marked = Array.from({ length: 12 }, (_, pixel) => found?.marks.data[pixel * 4 + 3] === 255);
    expect(marked.flatMap((isMarked, pixel) => (isMarked ? [pixel] : []))).toEqual([5, 11]);
  });

  it("is each pixel that only one of them has, wherever the other one begins to be wider", () => {
    const box = { left: 2, top: 0, width: 1, height: 2 };
    expect(difference(picture("11", "11"), picture("111", "111"))).toMatchObject({ share: 2 / 6, box });
    expect(difference(picture("111", "111"), picture("11", "11"))).toMatchObject({ share: 2 / 6, box });
    expect(difference(picture("11"), picture("11", "11"))?.box).toEqual({ left: 0, top: 1, width: 2, height: 1 });
  });
});

it("each page to take has a name of its own", () => {
  const names = pages.map(({ name }) => name);
  expect([...new Set(names)]).toEqual(names);
});
