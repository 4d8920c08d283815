/**
 * The form in which typed and written text are compared: small letters without marks and apostrophes, as on a keyboard that lacks the language's own
 * letters. Never the server's locale, in which "I" may not be "i". An umlaut may be typed as one letter or as two (o, oe), so "oe" is folded as well.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{Mark}'’‘ʼʻ`´]/gu, "")
    .replace(/\p{Letter}/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(/([aou])e+/g, "$1");
}

/** The words of a text, folded. */
export function foldedWords(text: string): string[] {
  return fold(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

/** Letters that do not decompose into a plain one and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  ı: "i",
  ø: "o",
  æ: "a",
  œ: "o",
  ł: "l",
  đ: "d",
  ґ: "г",
  ә: "а",
  ғ: "г",
  қ: "к",
  ң: "н",
  ө: "о",
  ұ: "у",
  ү: "у",
  һ: "х",
};
