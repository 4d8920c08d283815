import type { Language } from "./languages";

/** Keeps at most `maxLength` UTF-16 units, without half a surrogate pair at the end. */
export function cut(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, "");
}

/** Keeps at most `maxLength` UTF-16 units. The last one of a shortened text is an ellipsis. */
export function cutWithEllipsis(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${cut(text, maxLength - 1).replace(/[…\s]+$/, "")}…`;
}

/**
 * A text of several lines in one. A word that a hyphen divides between lines becomes whole: "Drei-Ozeane-\nSet". In German
 * a small letter goes on without the hyphen: "Lachs-\nmonat".
 */
export function inOneLine(text: string, language: Language): string {
  return text
    .replace(/(\p{L})([-‑])\s*\n\s*(?=(\p{Ll})?\p{L}?)/gu, (_, letter: string, hyphen: string, small?: string) =>
      small && language === "de" ? letter : letter + hyphen,
    )
    .replace(/\s*\n\s*/g, " ");
}
