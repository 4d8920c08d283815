/**
 * The form in which typed and stored texts are compared: lower case without diacritics and apostrophes, so that a text typed on a foreign
 * keyboard matches. Does not use the server's locale: in Turkish, "I" is not "i". An umlaut may be typed as "o" or "oe": both are folded.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{Mark}'’‘ʼʻ`´]/gu, "")
    .replace(/\p{Letter}/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(/([aou])e+/g, "$1");
}

export function foldedWords(text: string): string[] {
  return fold(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

/** Letters that Unicode does not decompose into a base letter and a mark. */
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
