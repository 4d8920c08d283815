import { shownText } from "../guard/shown-text";

/** Matches texts that may contain invisible characters or half a surrogate pair, literally or as JSON escapes. */
const SUSPECT = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\\[bf]|\\u(?:00[01789]|20[26]|d[89a-f])/i;

/** No answer of the contract is a twentieth as deep. Parsing a deeper one costs far more than its length. */
const TOO_DEEP = /(?:(?:\[|\{\s*"[^"]{0,40}"\s*:)\s*){100}/;

/**
 * Parses an answer's JSON. Its texts and keys become well-formed Unicode, which cookies, addresses and other JSON
 * parsers need, without invisible characters. All languages of the shop run from left to right. Throws a SyntaxError.
 */
export function parseAnswer(json: string): unknown {
  if (TOO_DEEP.test(json)) throw new SyntaxError("too deep");
  // A reviver takes several times as long, and a menu is a megabyte.
  if (!SUSPECT.test(json)) return JSON.parse(json) as unknown;
  return JSON.parse(json, (_, value: unknown) => {
    if (typeof value === "string") return shownText(value);
    return isObject(value) && Object.keys(value).some((key) => key !== shownText(key)) ? withCleanKeys(value) : value;
  }) as unknown;
}

/** If keys become equal, the last one counts, as in JSON itself. */
const withCleanKeys = (object: object) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [shownText(key), value as unknown]));

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
