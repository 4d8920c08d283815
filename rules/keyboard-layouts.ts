/** What the same keys type on the keyboards of our customers, key by key in the same order, without and with shift. */
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
 * What the text is if its keys were pressed on another keyboard: "abkf" is «фила», «зршдф» is "phila". Only between Latin and Cyrillic letters,
 * where the result is another word and not a slip. Each reading once; none for a text without letters.
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
