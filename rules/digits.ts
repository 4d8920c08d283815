/** Each alphabet has its ten digits in a row, as Unicode has them, and such rows follow one another without a gap. */
const DIGIT = /^\p{Decimal_Number}$/u;

export function digitsOf(text: string): string {
  return withAsciiDigits(text).replace(/[^0-9]/g, "");
}

/** Replaces the digits of any alphabet (Arabic, Devanagari, full-width …) by 0 to 9. */
export function withAsciiDigits(text: string): string {
  return Array.from(text, (char) => {
    if (char <= "\u007f" || !DIGIT.test(char)) return char;
    let zero = char.codePointAt(0) ?? 0;
    const code = zero;
    while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  }).join("");
}

/** The names of currencies beside a sum, as the shop and the people of its countries write them. */
const CURRENCIES =
  /\p{Sc}|бел\.?\s*руб|рубл[а-я]*|руб|р|rubles?|rubel|rub|byn|br|тенге|тг|tenge|kzt|сум|сўм|so.?m|sum|uzs|гр[иі]в[а-яі]*|грн|hrn|uah|tl|try|lira|евро|євро|euro|avro|yevro|eur|лари|lari|gel/u;
const SQUARE_METRES = /кв\.?\s*(?:м|метр[а-яі]*)|м2?|(?:sq|kv)\.?\s*m|qm|m2?|metrekare|quadratmeter/u;
const UNITS = {
  money: new RegExp(`^(?:${CURRENCIES.source})(?=[\\s\\d])|(?:${CURRENCIES.source})\\.?$`, "u"),
  area: new RegExp(`(?:${SQUARE_METRES.source})\\.?$`, "u"),
};

/**
 * Reads a number without a sign as people write it: in the digits of any alphabet, with groups of thousands, a decimal
 * point or comma, and its unit. Returns "1500" or "1500.5"; undefined for anything else. Three digits behind a point or
 * a comma are thousands, because no sum or area has three decimals.
 */
export function plainNumber(text: string, of: keyof typeof UNITS): string | undefined {
  const number = withAsciiDigits(text.normalize("NFKC"))
    .toLowerCase()
    .replace(/\p{Format}/gu, "")
    .trim()
    .replace(UNITS[of], "")
    .replace(/[\s'’]/g, "")
    .replace(/[.,][-–—]+$/, "");
  const [, grouped, separator = "", rest = ""] =
    /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/.exec(number) ?? [];
  if (grouped && !grouped.startsWith("0")) return decimal(grouped.split(separator).join(""), rest);
  const [, whole, fraction = ""] = /^(\d+)(?:[.,](\d{0,2}))?$/.exec(number) ?? [];
  return whole && decimal(whole, fraction);
}

function decimal(whole: string, fraction: string) {
  return /[1-9]/.test(fraction) ? `${whole}.${fraction}` : whole;
}

/**
 * An id or a number of an order from an address, a form or a cookie. Undefined for anything but the digits of a safe
 * integer above zero, so that no two texts are one id, and that NaN and Infinity reach neither a cookie nor a call.
 */
export function readId(text: unknown): number | undefined {
  if (typeof text !== "string" || !/^[1-9]\d{0,15}$/.test(text)) return undefined;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** Degrees from a form, such as "-0.1276". NaN for anything else, "" and "1e3" included. */
export function readDegrees(text: unknown): number {
  return typeof text === "string" && /^-?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(text) : NaN;
}
