/** Controls except tab and line breaks, and characters that change the direction of the following text. */
const UNSHOWN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Returns well-formed Unicode without invisible controls. All languages of the shop run from left to right. */
export const shownText = (text: string): string => text.toWellFormed().replace(UNSHOWN, "");

/** Characters without width. Two of them join letters or parts of an emoji, and mean nothing alone. */
const ZERO_WIDTH =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2060-\u2064\u206a-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]/g;
const NEEDLESS = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;

/**
 * Removes invisible characters from a typed text. A text of nothing else becomes empty or spaces. Browsers send a line
 * end as two characters, and count it as one for `maxlength`.
 */
export function typedText(text: string): string {
  const shown = shownText(text.replace(/\r\n?/g, "\n")).replace(NEEDLESS, "");
  const visible = shown.replace(ZERO_WIDTH, "");
  return visible.trim() === "" ? visible : shown;
}

/** Browsers send no line break in a field of one line. */
export const typedLine = (text: string): string => typedText(text).replace(/[\n\t]+/g, " ");
