import { describe, expect, it } from "vitest";
import { shownText, typedLine, typedText } from "../../../server/guard/shown-text";

describe("a text that somebody typed", () => {
  it.each([
    ["plain", "Анна Müller", "Анна Müller"],
    ["spaces stay", " Anna ", " Anna "],
    ["only zero-width characters", "\u200b\u200d\ufeff\u2060", ""],
    ["only blanks of other kinds", "\u3164 \u115f\u00ad", " "],
    ["only blanks of Braille", "\u2800\u2800", ""],
    ["only spaces", "  ", "  "],
    ["a zero-width space in a name", "An\u200bna\ufeff", "Anna"],
    ["controls", "An\u0000na\u001b[31m", "Anna[31m"],
    ["a change of direction", "Anna\u202egnp", "Annagnp"],
    ["half a surrogate pair", "A\ud83d", "A\ufffd"],
    ["an emoji of several parts", "👩‍🍳❤️", "👩‍🍳❤️"],
    ["line breaks", "Ring\r\ntwice", "Ring\ntwice"],
    ["nothing", "", ""],
  ])("%s", (_, typed, read) => expect(typedText(typed)).toBe(read));

  it("of one line has no line break", () => expect(typedLine("Anna\r\nBcc: x\ty")).toBe("Anna Bcc: x y"));
});

it("a text to be shown keeps what joins letters", () => expect(shownText("a\u200db\u0085")).toBe("a\u200db"));
