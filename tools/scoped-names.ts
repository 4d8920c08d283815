import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

const sheets = ["app", "brands"]
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => join(root, file)))
  .filter((file) => file.endsWith(".module.css"))
  .sort();

/**
 * Class names of built sheets: capitals for the sheet, small letters for the class, so that the third class of the
 * fifth sheet is `Ec`. A name depends only on the sources, so that the browser's build and the server's agree.
 */
export function scopedName(name: string, file: string, css: string): string {
  const sheet = sheets.indexOf(relative(process.cwd(), file.split("?")[0] ?? file));
  const names = new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map((match) => match[1]));
  const place = [...names].indexOf(name);
  if (sheet < 0 || place < 0) throw new Error(`${name} is not in ${file}`);
  return letters(sheet).toUpperCase() + letters(place);
}

/** The letter d is missing, because ad blockers remove elements with a class "ad". */
const ALPHABET = "abcefghijklmnopqrstuvwxyz";

/** a to z, then aa, ab … */
function letters(place: number): string {
  const last = ALPHABET.charAt(place % ALPHABET.length);
  return place < ALPHABET.length ? last : letters(Math.floor(place / ALPHABET.length) - 1) + last;
}
