import { digitsOf, withAsciiDigits } from "./digits";
import {
  lengthProblem,
  maskFor,
  maskOfCountry,
  phoneProblem,
  phoneShape,
  type PhoneMask,
  type PhoneProblem,
} from "./phone";

/** `digits` are those of the international number; with a problem they are as typed. */
export type PhoneReading = { digits: string; problem?: PhoneProblem };

/** Whether some country has this international number, given as digits. */
export type IsNumber = (digits: string) => boolean;

/**
 * Reads a number as people write, continue and paste it. `masks` are the city's and alone decide which numbers it
 * takes. A national number, with or without its trunk prefix, gets the calling code of `country`. After a calling code,
 * a trunk prefix or another calling code is left out if the rest fits. `isNumber` only chooses between two readings.
 */
export function readPhone(
  text: string,
  masks: readonly PhoneMask[],
  country: string,
  isNumber?: IsNumber,
): PhoneReading {
  const mask = maskOfCountry(masks, country);
  if (text.length > MAX_LENGTH) {
    const digits = digitsOf(text);
    return {
      digits,
      problem: { code: "long", extra: Math.max(1, digits.length - (mask ? phoneShape(mask).most : 15)) },
    };
  }
  const plain = inOneNotation(text);
  const before = EXTENSION.exec(plain)?.[1];
  if (before && digitsOf(before)) return { digits: digitsOf(before), problem: { code: "extension" } };
  const plus = plusOfNumber(plain, masks);
  const read = plus < 0 ? readNational : readInternational;
  return read(digitsOf(plain.slice(Math.max(0, plus))), { masks, country, isNumber });
}

/** The trunk prefix at the start of a national number, if none of the country's numbers begins with it. */
export function strayTrunk(national: string, { trunks = [] }: PhoneMask): string {
  if (national.startsWith("0") && trunks.includes("0")) return "0";
  return national.startsWith("89") && trunks.includes("8") ? "8" : "";
}

/** Bounds the time to look for an extension, in characters. */
const MAX_LENGTH = 200;

type Numbers = { masks: readonly PhoneMask[]; country: string; isNumber?: IsNumber };

/**
 * A number, then a word or a sign, then up to six digits: "доб. 12", "x12", ";ext=12", "#12", "(2. Stock)", or the pauses
 * of a dialled extension, "p12" or ",,12".
 */
const EXTENSION = /^(.*?\d[^\d\p{Letter}]*?)(?:[\p{Letter}#×;]|,,|[,(](?=.*\p{Letter}))\D*(?:\d\D*){1,6}$/su;

/** A plus of the emoji keyboard or of an address, and a link to a chat, which has an international number. */
const PLUS = /➕|%2b|wa\.me\/\+?(?=\d)/gi;

/** https://www.rfc-editor.org/rfc/rfc3966#section-5.1.5: the beginning of the number stands behind it. */
const CONTEXT = /^(.*?);\s*phone-context=(\+[\d-]+)/is;

/** The digits 0 to 9, one plus sign for all, and the calling code in front. */
function inOneNotation(text: string): string {
  return withAsciiDigits(text.normalize("NFKC")).replace(PLUS, "+").replace(CONTEXT, "$2 $1");
}

/** Their national numbers begin with the digit of the calling code: 701 234 56 78 is +7 701 234 56 78. */
const BEGIN_LIKE_THE_CODE: ReadonlySet<string> = new Set(["KZ"]);

/**
 * Returns the index of the "+" that begins the number, or -1. Fields offer a calling code ("+7 "), after which a number
 * with a "+" of its own may be pasted.
 */
function plusOfNumber(text: string, masks: readonly PhoneMask[]): number {
  const offered = ["", ...masks.map((mask) => phoneShape(mask).code)];
  const last = text.lastIndexOf("+");
  if (offered.includes(digitsOf(text.slice(0, Math.max(0, last))))) return last;
  const first = text.indexOf("+");
  return digitsOf(text.slice(0, first)) === "" ? first : -1;
}

function readInternational(typed: string, numbers: Numbers): PhoneReading {
  if (typed.startsWith("0")) return readNational(typed, numbers);
  const { masks, country, isNumber } = numbers;
  // People write +8 9… for +7 9… (docs/specification/rules-and-calls.md#phone).
  const digits = typed.startsWith("89") ? `7${typed.slice(1)}` : typed;
  const mask = maskFor(digits, masks, country);
  if (!mask) return { digits, problem: phoneProblem(digits, maskOfCountry(masks, country)) };
  const shape = phoneShape(mask);
  const national = digits.slice(shape.code.length);
  if (!national) return { digits, problem: { code: "required" } };
  const restarts = national.startsWith("00") && isNumber?.(national.slice(2));
  if (!restarts && !lengthProblem(national.length, shape) && isWhole(national, mask, isNumber)) return { digits };
  const again = readNational(national, { ...numbers, country: mask.country_code });
  if (!again.problem || (national.startsWith("00") && again.problem.code === "country")) return again;
  return { digits, problem: nationalProblem(national, mask) };
}

/** The digits are those of a national number, or begin with 00 or a calling code. */
function readNational(digits: string, numbers: Numbers): PhoneReading {
  const { masks, country, isNumber } = numbers;
  const mask = maskOfCountry(masks, country);
  const exit = exitOf(digits, mask);
  if (exit) return readInternational(digits.slice(exit.length), numbers);
  const { code, most } = mask ? phoneShape(mask) : { code: "", most: 0 };
  if (!mask || digits === "" || code.startsWith(digits)) return { digits, problem: phoneProblem(digits, mask) };
  const own = ownNumber(digits, mask, isNumber);
  if (own && (isNumber === undefined || isNumber(own) || !isNumber(digits))) return { digits: own };
  const hasOwnCode = digits.startsWith(code);
  const another = maskFor(digits, masks, country);
  const reading = another && !hasOwnCode ? readInternational(digits, numbers) : undefined;
  if (reading && !reading.problem) return reading;
  if (!hasOwnCode && isNumber?.(digits)) return { digits, problem: { code: "country" } };
  const isNational = !hasOwnCode || (beginsLikeTheCode(mask) && digits.length <= most);
  const problem = isNational
    ? lengthProblem(withoutTrunk(digits, mask).length, phoneShape(mask))
    : nationalProblem(digits.slice(code.length), mask);
  return { digits, problem: problem ?? { code: "country" } };
}

/** The digits of the international number, if the text is a number of the mask with or without its calling code. */
function ownNumber(digits: string, mask: PhoneMask, isNumber?: IsNumber): string | undefined {
  const shape = phoneShape(mask);
  const { code } = shape;
  const fits = (national: string) => !lengthProblem(national.length, shape);
  const isOwn = (national: string) => !national.startsWith("0") || isNumber?.(code + national);
  const hasCode = digits.startsWith(code);
  const rest = hasCode ? digits.slice(code.length) : "";
  const national = [
    ...[rest].filter((one) => isWhole(one, mask, isNumber)),
    ...withoutTrunks(rest, mask).filter(isOwn),
    ...withoutTrunks(digits, mask).filter(isOwn),
    ...[digits].filter((one) => (!hasCode || beginsLikeTheCode(mask)) && isOwn(one) && isWhole(one, mask, isNumber)),
  ].find(fits);
  return national && code + national;
}

/** Whether the digits are a national number as they stand, without a trunk prefix at their start. */
function isWhole(national: string, mask: PhoneMask, isNumber: IsNumber = () => true): boolean {
  if (withoutTrunks(national, mask).length === 0) return true;
  return !strayTrunk(national, mask) && isNumber(phoneShape(mask).code + national);
}

/** A number that is long enough by its trunk prefix alone is too short. */
function nationalProblem(national: string, mask: PhoneMask): PhoneProblem | undefined {
  const shape = phoneShape(mask);
  const hasTrunk = national.length >= shape.least || Boolean(strayTrunk(national, mask));
  return lengthProblem((hasTrunk ? withoutTrunk(national, mask) : national).length, shape);
}

function exitOf(digits: string, mask: PhoneMask | undefined): string | undefined {
  if (digits.startsWith("00")) return "00";
  const { exit } = mask ?? {};
  return mask && exit && digits.startsWith(exit) && digits.length > phoneShape(mask).most + 1 ? exit : undefined;
}

const withoutTrunks = (national: string, { trunks = [] }: PhoneMask): string[] =>
  trunks.filter((trunk) => national.startsWith(trunk)).map((trunk) => national.slice(trunk.length));

const withoutTrunk = (national: string, mask: PhoneMask): string => withoutTrunks(national, mask)[0] ?? national;

const beginsLikeTheCode = ({ country_code }: PhoneMask) => BEGIN_LIKE_THE_CODE.has(country_code.toUpperCase());
