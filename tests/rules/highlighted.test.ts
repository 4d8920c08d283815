import { expect, it } from "vitest";
import { highlighted } from "../../rules/highlighted";

const marked = (text: string, typed: string) =>
  highlighted(text, typed)
    .map(({ part, bold }) => (bold ? `[${part}]` : part))
    .join("");

it.each([
  ["Rubinsteinstraße", "ru rubin", "[Rubin]steinstraße"],
  ["Rubinsteinstraße", "rubin ru", "[Rubin]steinstraße"],
  ["Nevsky", "  ,nev -- ", "[Nev]sky"],
  ["улица Рубинштейна, 24", "руб", "улица [Руб]инштейна, 24"],
  ["улица Рубинштейна, 24", "улица руб 2", "[улица] [Руб]инштейна, [2]4"],
  ["Nevsky prospekt, 20", "sky", "Nevsky prospekt, 20"],
  ["Friedrichstraße 43", "FRIEDRICH", "[Friedrich]straße 43"],
  ["İstiklal Cad. 45", "45", "İstiklal Cad. [45]"],
  ["Oʻzbekiston koʻchasi 12/3", "12", "Oʻzbekiston koʻchasi [12]/3"],
  ["Nevsky prospekt, 20", "", "Nevsky prospekt, 20"],
  ["", "a", ""],
])("in %s what was typed (%s) is bold at the beginnings of words: %s", (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
  expect(
    highlighted(text, typed)
      .map(({ part }) => part)
      .join(""),
  ).toBe(text);
});
