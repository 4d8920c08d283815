/**
 * Subsets Onest into files for our languages (app/shared/ui/fonts/*.woff2); fonts.css beside them names the same
 * ranges. A Russian page loads 18 kB instead of 78, because the rouble sign alone would load all of extended Latin.
 * Labels of drawn maps use separate subsets with a single weight (app/fulfilment/maps/fonts/*.woff2), and a map contains those
 * that its letters need.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { labelLetters } from "../app/fulfilment/maps/drawing/label-letters";

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join("");

/** The characters of every language: spaces, digits, punctuation. */
const common = range(0x20, 0x40) + range(0x5b, 0x60) + range(0x7b, 0x7e) + "\u00a0«»©·×°–—‘’“”„…€−";

const cuts: { file: string; from: string; text: string }[] = [
  { file: "common", from: "latin", text: common },
  { file: "latin", from: "latin", text: range(0x41, 0x5a) + range(0x61, 0x7a) + "ʻʼ" },
  { file: "western", from: "latin", text: range(0xa1, 0xff).replace(/[ÄÖÜäöüßÇç]/g, "") + "Œœ‚†•‹›™" },
  { file: "umlauts", from: "latin", text: "ÄÖÜäöüßÇçı" },
  { file: "turkish", from: "latin-ext", text: "ĞğİŞşẞ" },
  { file: "cyrillic", from: "cyrillic", text: range(0x410, 0x44f) + "ЁёЄєІіЇїҐґ№" },
  { file: "currency", from: "latin-ext", text: "₽₸₺" },
  { file: "hryvnia", from: "cyrillic-ext", text: "₴" },
];

const here = (path: string) => new URL(`../${path}`, import.meta.url);

async function cutTo(folder: string, { file, from, text }: (typeof cuts)[number], wght: number | object) {
  const whole = readFileSync(here(`node_modules/@fontsource-variable/onest/files/onest-${from}-wght-normal.woff2`));
  const cut = await subsetFont(whole, text, { targetFormat: "woff2", variationAxes: { wght } });
  mkdirSync(here(folder), { recursive: true });
  writeFileSync(here(`${folder}/onest-${file}.woff2`), cut);
  console.log(`${folder} ${file}: ${cut.length} bytes`);
}

for (const cut of cuts) await cutTo("app/shared/ui/fonts", cut, { min: 400, max: 800, default: 400 });
for (const [file, { from, text }] of Object.entries(labelLetters))
  await cutTo("app/fulfilment/maps/fonts", { file, from, text }, 600);
