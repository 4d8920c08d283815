/** Capital letters of other alphabets that look like Latin ones (https://www.unicode.org/reports/tr39/#Confusable_Detection). */
const OTHERS = "АВЕЅІЈКМНОРСТУХΑΒΕΖΗΙΚΜΝΟΡΤΥΧҮԚԜ";
const LATIN = "ABESIJKMHOPCTYXABEZHIKMNOPTYXYQW";

/**
 * Whether two people's names look the same in a list: without the letters' case, width and alphabet, without invisible
 * characters and spaces, and without what follows a comma, where the list says who is the host.
 */
export const looksLike = (one: string, other: string): boolean => outline(one) === outline(other);

function outline(name: string): string {
  const [before = ""] = name
    .normalize("NFKC")
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{White_Space}\u2800]/gu, "")
    .split(/[,،、]/);
  return Array.from(before.toUpperCase(), (letter) => LATIN[OTHERS.indexOf(letter)] ?? letter).join("");
}
