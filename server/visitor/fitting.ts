import { deflateRawSync, inflateRawSync } from "node:zlib";
import { cutWithEllipsis } from "../../rules/cut";

/** Texts are not cut below this length, in UTF-16 units. */
const MIN_LENGTH = 20;
const LONG_TEXT_BYTES = 400;
/** Bounds the memory that a forged cookie takes. */
const MAX_TEXT_BYTES = 16_384;

/**
 * Returns the text of the value, or of the first of its leaner forms that takes no more than `maxBytes`. The leanest may
 * still take more.
 */
export function fitting<Value>(
  value: Value,
  maxBytes: number,
  write: (value: Value) => string,
  leaner: (value: Value) => Value | undefined,
): string {
  let text = "";
  for (let kept: Value | undefined = value; kept !== undefined; kept = leaner(kept)) {
    text = write(kept);
    if (text.length <= maxBytes) return text;
  }
  return text;
}

/** Cuts an eighth off the longest of the named texts. Undefined if all of them are short. */
export function withShorterText<Texts extends { [name in Name]?: string | undefined }, Name extends string>(
  texts: Texts,
  names: readonly Name[],
): Texts | undefined {
  const [name] = [...names].sort((one, other) => lengthOf(texts[other]) - lengthOf(texts[one]));
  return name !== undefined && lengthOf(texts[name]) > MIN_LENGTH
    ? { ...texts, [name]: cutWithEllipsis(texts[name] ?? "", Math.floor((lengthOf(texts[name]) * 7) / 8)) }
    : undefined;
}

const lengthOf = (text = "") => text.length;

/** Text for a cookie that is not sealed: base64url, after a "~" if it was long and is deflated. */
export function packed(text: string): string {
  const whole = Buffer.from(text);
  if (whole.length < LONG_TEXT_BYTES) return whole.toString("base64url");
  const deflated = deflateRawSync(whole, { level: 9 });
  return deflated.length + 1 < whole.length ? `~${deflated.toString("base64url")}` : whole.toString("base64url");
}

/** Throws an Error if the text is not deflated as it says, or too long. */
export function unpacked(text: string): string {
  if (!text.startsWith("~")) return Buffer.from(text, "base64url").toString("utf8");
  const deflated = Buffer.from(text.slice(1), "base64url");
  return inflateRawSync(deflated, { maxOutputLength: MAX_TEXT_BYTES }).toString("utf8");
}
