import { describe, expect, it } from "vitest";
import { looksLike } from "../../rules/look-alike";

describe("names that look the same", () => {
  it.each([
    ["a Cyrillic А", "Anna", "Аnna"],
    ["a Greek Α", "Anna", "Αnna"],
    ["capitals", "Anna", "ANNA"],
    ["full width", "Anna", "Ａｎｎａ"],
    ["a joiner", "Anna", "An\u200dna"],
    ["a variation selector", "Anna", "Anna\ufe0f"],
    ["a grapheme joiner", "Anna", "An\u034fna"],
    ["a Hangul filler", "Anna", "\u115fAnna"],
    ["another Hangul filler", "Anna", "Anna\u3164"],
    ["a Braille blank", "Anna", "Anna\u2800"],
    ["an isolate", "Anna", "\u2068Anna\u2069"],
    ["the other normal form", "Anná".normalize("NFC"), "Anná".normalize("NFD")],
    ["the word of the host's line", "Anna", "Anna, host"],
    ["the word of one's own line", "Guest", "Guest, you"],
    ["spaces", "Anna Lee", "Anna  Lee"],
    ["Cyrillic names with a Latin letter", "Оля", "Oля"],
  ])("are the same with %s", (_, one, other) => {
    expect(looksLike(one, other)).toBe(true);
  });

  it.each([
    ["Anna", "Anná"],
    ["Anna", "Анна"],
    ["Anna", "Anne"],
    ["Оля", "Юля"],
    ["李", "王"],
  ])("are different: %s, %s", (one, other) => {
    expect(looksLike(one, other)).toBe(false);
  });
});
