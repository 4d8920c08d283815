/** C0 and C1 controls but tab and line breaks, and what changes the direction of the text after it: no text for people has them. */

const UNSHOWN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
/** Whether there may be any, or half a surrogate pair, written as characters or as escapes of JSON. */

const SUSPECT = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\\[bf]|\\u(?:00[01789]|20[26]|d[89a-f])/i;

/**
 * The value of an answer's JSON. Its texts are well formed Unicode, which cookies, addresses and other JSON readers need, and hold no
 * character that is not shown: all languages of the shop run from left to right. Throws a SyntaxError.
 */
export function parseAnswer(json: string): unknown {
  // A reviver takes several times as long, and a menu is a megabyte.
  if (!SUSPECT.test(json)) return JSON.parse(json) as unknown;
  return JSON.parse(json, (_, value: unknown) =>
    typeof value === "string" ? value.toWellFormed().replace(UNSHOWN, "") : value,
  ) as unknown;
}
