/** C0 and C1 controls but tab and line breaks, and what changes the direction of the text after it: no text for people has them. */
const UNSHOWN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
/** Whether there may be any, or half a surrogate pair, written as characters or as escapes of JSON. */
const SUSPECT = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\\[bf]|\\u(?:00[01789]|20[26]|d[89a-f])/i;

/**
 * The value of an answer's JSON. Its texts and the keys of its objects are well formed Unicode, which cookies, addresses and other JSON readers need,
 * and hold no character that is not shown: all languages of the shop run from left to right. Throws a SyntaxError.
 */
export function parseAnswer(json: string): unknown {
  // A reviver takes several times as long, and a menu is a megabyte.
  if (!SUSPECT.test(json)) return JSON.parse(json) as unknown;
  return JSON.parse(json, (_, value: unknown) => {
    if (typeof value === "string") return clean(value);
    return isObject(value) && Object.keys(value).some((key) => key !== clean(key)) ? withCleanKeys(value) : value;
  }) as unknown;
}

const clean = (text: string) => text.toWellFormed().replace(UNSHOWN, "");

/** Of keys that are equal then, the last counts, as in JSON itself. */
const withCleanKeys = (object: object) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [clean(key), value as unknown]));

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
