import { expect, it } from "vitest";
import { cut, inOneLine } from "../../rules/cut";

it.each([
  ["Nevsky", 10, "Nevsky"],
  ["Nevsky", 3, "Nev"],
  ["ab🍣cd", 4, "ab🍣"],
  ["ab🍣cd", 3, "ab"],
  ["🍣", 0, ""],
])("%s cut to %i", (text, longest, expected) => expect(cut(text, longest)).toBe(expected));

it.each([
  ["de", "Drei-Ozeane-\nSet", "Drei-Ozeane-Set"],
  ["de", "Lachs-\r\n monat", "Lachsmonat"],
  ["ru", "Пицца-\nсет", "Пицца-сет"],
  ["en", "Ready-\nmade", "Ready-made"],
  ["uk", "Шаурма,\nяк ви любите", "Шаурма, як ви любите"],
  ["de", "Sushi –\nheute", "Sushi – heute"],
  ["en", "Philadelphia", "Philadelphia"],
] as const)("inOneLine, %s: %j becomes %j", (language, text, line) => expect(inOneLine(text, language)).toBe(line));
