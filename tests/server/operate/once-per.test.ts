import { expect, it, vi } from "vitest";
import { oncePer } from "../../../server/operate/once-per";

it("makes one value for each object, also one that is undefined", () => {
  const make = vi.fn(({ name }: { name?: string }) => name);
  const nameOf = oncePer(make);
  const [one, other, none] = [{ name: "one" }, { name: "other" }, {}];
  expect([one, other, none, one, other, none].map(nameOf)).toEqual([
    "one",
    "other",
    undefined,
    "one",
    "other",
    undefined,
  ]);
  expect(make).toHaveBeenCalledTimes(3);
});
