/** The characters of the same keys in the same order, without and with shift. */
const layouts = {
  en: "`qwertyuiop[]asdfghjkl;'zxcvbnm,." + '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>',
  tr: '"qwertyuıopğüasdfghjklşizxcvbnmöç' + "éQWERTYUIOPĞÜASDFGHJKLŞİZXCVBNMÖÇ",
  de: "^qwertzuiopü+asdfghjklöäyxcvbnm,." + "°QWERTZUIOPÜ*ASDFGHJKLÖÄYXCVBNM;:",
  ru: "ёйцукенгшщзхъфывапролджэячсмитьбю" + "ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ",
  uk: "'йцукенгшщзхїфівапролджєячсмитьбю" + "ʼЙЦУКЕНГШЩЗХЇФІВАПРОЛДЖЄЯЧСМИТЬБЮ",
};

const latin = [layouts.en, layouts.tr, layouts.de];
const cyrillic = [layouts.ru, layouts.uk];

/**
 * Returns the text as typed on other keyboards: "abkf" is «фила», "зршдф" is "phila". It only swaps Latin and Cyrillic
 * letters. Readings are distinct; a text without letters has none.
 */
export function otherLayouts(text: string): string[] {
  const [from, to] = /\p{Script=Cyrillic}/u.test(text)
    ? [cyrillic, latin]
    : /\p{Script=Latin}/u.test(text)
      ? [latin, cyrillic]
      : [[], []];
  const letters = text.match(/\p{Letter}/gu) ?? [];
  const readings = from
    .filter((typed) => letters.every((letter) => typed.includes(letter)))
    .flatMap((typed) => to.map((meant) => retyped(text, typed, meant)));
  return [...new Set(readings)].filter((reading) => reading !== text);
}

function retyped(text: string, typed: string, meant: string): string {
  return Array.from(text, (char) => meant[typed.indexOf(char)] ?? char).join("");
}
