import { expect, it } from "vitest";
import { cut } from "../../rules/cut";

it.each([
  ["Nevsky", 10, "Nevsky"],
  ["Nevsky", 3, "Nev"],
  ["ab🍣cd", 4, "ab🍣"],
  ["ab🍣cd", 3, "ab"],
  ["🍣", 0, ""],
])("%s cut to %i", (text, longest, expected) => expect(cut(text, longest)).toBe(expected));
