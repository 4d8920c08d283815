import cyrillic from "../fonts/onest-cyrillic.woff2?inline";
import figures from "../fonts/onest-figures.woff2?inline";
import kazakh from "../fonts/onest-kazakh.woff2?inline";
import latin from "../fonts/onest-latin.woff2?inline";
import turkish from "../fonts/onest-turkish.woff2?inline";
import western from "../fonts/onest-western.woff2?inline";
import { labelLetters } from "./label-letters";

const files = { figures, latin, western, turkish, cyrillic, kazakh };

/**
 * An image cannot use its page's fonts, so each drawing contains the letters that it needs. Labels differ by size and
 * colour, so one weight is enough.
 */
export function labelFont(labels: string): string {
  const letters = new Set(labels);
  const faces = Object.entries(labelLetters).flatMap(([name, { text }]) =>
    [...text].some((letter) => letters.has(letter))
      ? `@font-face{font-family:Onest;font-weight:400 800;src:url(${files[name as keyof typeof files]}) format("woff2");unicode-range:${rangesOf(text)}}`
      : [],
  );
  return faces.length > 0 ? `<style>${faces.join("")}</style>` : "";
}

/** "U+41-5A,U+C0" */
function rangesOf(text: string): string {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(",");
}
