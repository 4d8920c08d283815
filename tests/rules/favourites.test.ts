import { describe, expect, it } from "vitest";
import {
  canBeFavourite,
  MAX_FAVOURITE_KEY_BYTES,
  MAX_FAVOURITES,
  withFavourite,
  withoutFavourite,
} from "../../rules/favourites";

const numbered = (count: number) => Array.from({ length: count }, (_, place) => `dish-${place}`);
const all = () => true;

describe("favourites: 50 products at most", () => {
  it("are added before the others, each once", () => {
    expect(withFavourite([], "roll", all)).toEqual(["roll"]);
    expect(withFavourite(["soup"], "roll", all)).toEqual(["roll", "soup"]);
    expect(withFavourite(["soup", "roll"], "roll", all)).toEqual(["soup", "roll"]);
  });

  it("are 50, and one that is among them may be added again", () => {
    expect(withFavourite(numbered(MAX_FAVOURITES - 1), "roll", all)).toHaveLength(MAX_FAVOURITES);
    expect(withFavourite(numbered(MAX_FAVOURITES), "roll", all)).toBeUndefined();
    expect(withFavourite(numbered(MAX_FAVOURITES), "dish-7", all)).toHaveLength(MAX_FAVOURITES);
  });

  it("make room by the oldest that is not offered here, which nobody could remove", () => {
    const isOffered = (key: string) => !["dish-3", "dish-30"].includes(key);
    const next = withFavourite(numbered(MAX_FAVOURITES), "roll", isOffered);
    expect(next).toHaveLength(MAX_FAVOURITES);
    expect(next?.[0]).toBe("roll");
    expect(next).not.toContain("dish-30");
    expect(next).toContain("dish-3");
  });

  it("are removed, and what is not among them is not", () => {
    expect(withoutFavourite(["soup", "roll"], "soup")).toEqual(["roll"]);
    expect(withoutFavourite(["soup"], "roll")).toEqual(["soup"]);
  });
});

describe("the key of a favourite", () => {
  it.each([
    "roll",
    "суп",
    "a b",
    `a"b'<c>`,
    "x".repeat(MAX_FAVOURITE_KEY_BYTES),
    "ё".repeat(MAX_FAVOURITE_KEY_BYTES / 2),
  ])("may be %j", (key) => expect(canBeFavourite(key)).toBe(true));

  it.each([
    "",
    "a\nb",
    "a\u0000",
    "\u007f",
    "\ufffd",
    "x".repeat(MAX_FAVOURITE_KEY_BYTES + 1),
    "ё".repeat(MAX_FAVOURITE_KEY_BYTES / 2 + 1),
  ])("may not be %j", (key) => expect(canBeFavourite(key)).toBe(false));
});
