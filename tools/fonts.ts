/**
 * Cuts Onest into the few files that our languages need (app/ui/fonts/*.woff2); the stylesheet app/ui/fonts.css names
 * the same ranges. A Russian page loads 27 kB instead of 78: the rouble sign alone would bring all of extended Latin.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join("");

const cuts: { file: string; from: string; text: string }[] = [
  { file: "latin", from: "latin", text: range(0x20, 0x7e) + "\u00a0«»©·×°–—‘’“”„…€−ʻʼ" },
  { file: "western", from: "latin", text: range(0xa1, 0xff) + "ıŒœ‚†•‹›™" },
  { file: "turkish", from: "latin-ext", text: "ĞğİŞşẞ" },
  { file: "cyrillic", from: "cyrillic", text: range(0x410, 0x44f) + "ЁёЄєІіЇїҐґ№" },
  { file: "currency", from: "latin-ext", text: "₽₸₺" },
  { file: "hryvnia", from: "cyrillic-ext", text: "₴" },
];

const here = (path: string) => new URL(`../${path}`, import.meta.url);
mkdirSync(here("app/ui/fonts"), { recursive: true });
for (const { file, from, text } of cuts) {
  const whole = readFileSync(here(`node_modules/@fontsource-variable/onest/files/onest-${from}-wght-normal.woff2`));
  const cut = await subsetFont(whole, text, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 800, default: 400 } },
  });
  writeFileSync(here(`app/ui/fonts/onest-${file}.woff2`), cut);
  console.log(`${file}: ${cut.length} bytes`);
}
