/** People type an apostrophe in these ways: keyboards lack the letters ʼ and ʻ of Ukrainian and Uzbek. */
export const APOSTROPHES = /['’‘ʼʻ`´′ˈ＇]/g;
/** Keyboards and text editors put these in place of a hyphen. */
export const DASHES = /[\p{Dash_Punctuation}−]/gu;

/** Keyboards of two alphabets have these letters on one key or near each other, and they look alike. */
const LATIN = "abcehikmoptxyABCEHIKMOPTXY";
const CYRILLIC = "авсенікмортхуАВСЕНІКМОРТХУ";

/**
 * In words of two alphabets, replaces the letters that came from the other keyboard: "cуп" with a Latin c, "ТАSТY10"
 * with a Cyrillic А. A word that is of neither alphabet as a whole stays as it is.
 */
export function ofOneAlphabet(text: string): string {
  return text.replace(/[\p{Letter}\p{Mark}\p{Number}]+/gu, (word) => {
    if (!/\p{Script=Latin}/u.test(word) || !/\p{Script=Cyrillic}/u.test(word)) return word;
    const [latin, cyrillic] = [swapped(word, CYRILLIC, LATIN), swapped(word, LATIN, CYRILLIC)];
    if (!/\p{Script=Latin}/u.test(cyrillic)) return cyrillic;
    return /\p{Script=Cyrillic}/u.test(latin) ? word : latin;
  });
}

function swapped(word: string, from: string, to: string): string {
  return Array.from(word, (letter) => to[from.indexOf(letter)] ?? letter).join("");
}

const withoutApostrophes = (text: string) => text.replace(APOSTROPHES, "");

/**
 * Folds texts to compare them: lower case without diacritics and apostrophes, each word in one alphabet. It ignores the
 * server's locale, because in Turkish the lower case of "I" is not "i". An umlaut may be typed as "o" or "oe": both are
 * folded. The Uzbek ў is the oʻ of the Latin alphabet.
 */
export function fold(text: string): string {
  const plain = withoutApostrophes(withoutApostrophes(text.normalize("NFC")).normalize("NFKC").toLowerCase())
    .replace(/ў/g, "о")
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/(\p{Letter})["*](?=\p{Letter})/gu, "$1")
    .replace(/\p{Letter}/gu, (letter) => LETTERS[letter] ?? letter);
  return ofOneAlphabet(plain).replace(/([aou])e+/g, "$1");
}

export function foldedWords(text: string): string[] {
  return fold(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

/**
 * Returns a rough phonetic form in Latin letters. "филадельфия", "filadelfiya" and "philadelphia" are all "filadelfia".
 */
export function soundOf(folded: string): string {
  return folded
    .replace(/\p{Script=Cyrillic}/gu, (letter) => SOUNDS[letter] ?? letter)
    .replace(/ph/g, "f")
    .replace(/sch|sh/g, "s")
    .replace(/zh/g, "z")
    .replace(/kh/g, "h")
    .replace(/ts|tz|zz/g, "s")
    .replace(/ck|q|c(?![eiyh])/g, "k")
    .replace(/c(?!h)/g, "s")
    .replace(/x/g, "ks")
    .replace(/[yj]/g, "i")
    .replace(/w/g, "v")
    .replace(/(.)\1+/gu, "$1");
}

/** Russian, Ukrainian and Uzbek transliterations. й, ё, ї and ў are missing, because `fold` replaces them. */
const SOUNDS: Readonly<Record<string, string>> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  ґ: "g",
  д: "d",
  е: "e",
  з: "z",
  и: "i",
  і: "i",
  ы: "i",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "h",
  ц: "s",
  э: "e",
  є: "e",
  ж: "z",
  ч: "ch",
  ш: "s",
  щ: "s",
  ю: "iu",
  я: "ia",
  ъ: "",
  ь: "",
};

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
  ҳ: "х",
};
