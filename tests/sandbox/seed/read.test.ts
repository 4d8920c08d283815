import { expect, it } from "vitest";
import { z } from "zod";
import { parseSeed, rows, words } from "../../../sandbox/read-seed";

const menu = z.array(
  z.strictObject({
    alias: z.string(),
    dishes: rows(z.strictObject({ key: z.string(), price: z.int(), made_of: words(z.enum(["rice", "nori"])) })),
  }),
);
const maki = { key: "maki", price: 149, made_of: "rice nori" };
const read = (...dishes: object[]) => parseSeed("menu.json", JSON.stringify([{ alias: "rolls", dishes }]), menu);
const place = "  row 1 (rolls), dishes, row 2";

it("a seed's row is read, its words apart", () => {
  expect(read(maki)[0]?.dishes).toEqual([{ ...maki, made_of: ["rice", "nori"] }]);
});

it.each([
  ["a wrong value", { ...maki, key: "unagi", price: "149" }, `${place} (unagi), price: Invalid input: expected number`],
  ["a field that is misspelt", { ...maki, key: "unagi", prise: 1 }, `${place} (unagi): Unrecognized key: "prise"`],
  [
    "a word that is unknown",
    { ...maki, key: "unagi", made_of: "rice eel" },
    `${place} (unagi), made_of, value 2: Invalid option`,
  ],
  ["a copy of a row", maki, `${place} (maki), key: an earlier row has the same`],
])("%s is told with its file and row", (_, dish, message) => {
  expect(() => read(maki, dish)).toThrow(`menu.json is wrong:\n${message}`);
});

it("a file that is no JSON is named", () => {
  expect(() => parseSeed("menu.json", "[{]", menu)).toThrow("menu.json is no JSON: SyntaxError: ");
});
