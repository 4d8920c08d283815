import { digitsOf, withAsciiDigits } from "./digits";
import { APOSTROPHES, DASHES } from "./fold";

/**
 * The card form accepts 16 digits (docs/specification/rules-and-calls.md#order-form-fields). American Express (15) and
 * Maestro (12 to 19) are entered on the acquirer's own page.
 */
export const CARD_DIGITS = 16;
/** The longest number of any card. The form takes it as typed and says that it does not fit. */
export const MAX_CARD_DIGITS = 19;
const CVV_MIN_DIGITS = 3;
export const CVV_MAX_DIGITS = 4;
const HOLDER_MIN_LETTERS = 2;
const HOLDER_MAX_LETTERS = 26;
/** Banks issue no card for a longer time. */
const MAX_VALID_YEARS = 20;

/** A card as typed, with grouped digits and any usual notation of the expiry. `contractCard` normalises it. */
export interface Card {
  number: string;
  expiry: string;
  cvv: string;
  /** Only if the acquirer requires it. */
  holder?: string;
}

export type CardField = keyof Card;

export type CardSystem = "mir" | "visa" | "mastercard" | "troy";

/** The order is that of display. No call of the contract lists the systems of a country. */
export function acceptedSystems(country_code: string): CardSystem[] {
  if (country_code === "RU" || country_code === "BY") return ["mir", "visa", "mastercard"];
  return country_code === "TR" ? ["visa", "mastercard", "troy"] : ["visa", "mastercard"];
}

export type NumberProblem = { code: "empty" | "long" } | { code: "short"; missing: number } | { code: "wrong" };
export type ExpiryProblem = {
  /**
   * `month_only` and `year_only`: the other part is missing. `month`: there is no such month. `far`: no card is valid
   * for so long.
   */
  code: "empty" | "month_only" | "year_only" | "month" | "past" | "far";
};
export type CvvProblem = { code: "empty" | "short" };
export type HolderProblem = { code: "empty" | "latin" | "short" | "long" };

export interface CardProblems {
  number?: NumberProblem;
  expiry?: ExpiryProblem;
  cvv?: CvvProblem;
  holder?: HolderProblem;
}

/** "1234 5678 9012 3456", also for a part of a number. */
export function groupDigits(digits: string): string {
  return (digits.match(/.{1,4}/g) ?? []).join(" ");
}

/** Checks the last digit by Luhn's formula. */
export function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Undefined until the first digits are conclusive. */
export function cardSystem(number: string): CardSystem | undefined {
  const digits = digitsOf(number);
  const first = (count: number) => (digits.length < count ? 0 : Number(digits.slice(0, count)));
  if (first(1) === 4) return "visa";
  if (isWithin(first(2), 51, 55) || isWithin(first(4), 2221, 2720)) return "mastercard";
  if (isWithin(first(4), 2200, 2204)) return "mir";
  return first(4) === 9792 ? "troy" : undefined;
}

export interface ExpiryParts {
  /** Two digits, fewer while it is being typed; "" if it is missing. */
  month: string;
  /** Two digits, or four if the year is not in this century; fewer while it is being typed. */
  year: string;
}

/** Reads any usual notation: "1/27", "01 / 27", "0127", "01/2027", "2027-01". */
export function expiryParts(typed: string): ExpiryParts {
  const text = withAsciiDigits(typed).replace(/\p{Format}/gu, "");
  const [, isoYear, isoMonth] = /^\s*(20\d\d)\D?(0[1-9]|1[0-2])\s*$/.exec(text) ?? [];
  if (isoYear && isoMonth) return { month: isoMonth, year: shortYear(isoYear) };
  const [, before = "", separator = "", after = ""] = /^\s*(\d*)(\D*)(\d*)/.exec(text) ?? [];
  if (separator.trim() !== "" || after !== "") return { month: before.slice(0, 2), year: shortYear(after) };
  if (/^20\d\d$/.test(before)) return { month: "", year: shortYear(before) };
  const length = Number(before.slice(0, 2)) > 12 && Number(before[0]) > 1 ? 1 : 2;
  return { month: before.slice(0, length), year: shortYear(before.slice(length)) };
}

/** Requires a text without an expiryProblem. */
function contractExpiry(text: string): string {
  const { month, year } = expiryParts(text);
  return `${month.padStart(2, "0")}/${year}`;
}

export function numberProblem(text: string): NumberProblem | undefined {
  const digits = digitsOf(text);
  if (digits === "") return { code: "empty" };
  if (digits.length < CARD_DIGITS) return { code: "short", missing: CARD_DIGITS - digits.length };
  if (digits.length > CARD_DIGITS) return { code: "long" };
  return isLuhn(digits) ? undefined : { code: "wrong" };
}

/** A card is valid to the end of its last month by the city's clock. `timezone` is hours from UTC. */
export function expiryProblem(text: string, now: number, timezone: number): ExpiryProblem | undefined {
  const { month, year } = expiryParts(text);
  if (month === "" && year === "") return { code: "empty" };
  if (month === "") return { code: "year_only" };
  if (!isWithin(Number(month), 1, 12)) return { code: "month" };
  if (year.length !== 2 && year.length !== 4) return { code: "month_only" };
  const today = new Date(now + timezone * 3_600_000);
  const thisYear = today.getUTCFullYear();
  const lastYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  const monthsLeft = (lastYear - thisYear) * 12 + Number(month) - 1 - today.getUTCMonth();
  if (monthsLeft < 0) return { code: "past" };
  return lastYear > thisYear + MAX_VALID_YEARS ? { code: "far" } : undefined;
}

export function cvvProblem(text: string): CvvProblem | undefined {
  const { length } = digitsOf(text);
  if (length === 0) return { code: "empty" };
  return length < CVV_MIN_DIGITS ? { code: "short" } : undefined;
}

/** Keyboards of phones insert a curly apostrophe, a dash and double spaces. */
function holderName(text: string): string {
  return text
    .replace(/\p{Format}/gu, "")
    .trim()
    .replace(APOSTROPHES, "'")
    .replace(DASHES, "-")
    .replace(/\s+/g, " ");
}

export function holderProblem(text: string): HolderProblem | undefined {
  const name = holderName(text);
  if (name === "") return { code: "empty" };
  if (!/^[A-Za-z][A-Za-z .'-]*$/.test(name)) return { code: "latin" };
  if (name.length < HOLDER_MIN_LETTERS) return { code: "short" };
  return name.length > HOLDER_MAX_LETTERS ? { code: "long" } : undefined;
}

/** A card without problems can be encrypted. The holder is checked only if there is one. */
export function cardProblems(card: Card, now: number, timezone: number): CardProblems {
  const problems: CardProblems = {
    number: numberProblem(card.number),
    expiry: expiryProblem(card.expiry, now, timezone),
    cvv: cvvProblem(card.cvv),
    holder: card.holder === undefined ? undefined : holderProblem(card.holder),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

/** Returns the incomplete fields. The button that pays is enabled when there are none. */
export function cardGaps({ number, expiry, cvv, holder }: Card): CardField[] {
  const { month, year } = expiryParts(expiry);
  const gaps: Record<CardField, boolean> = {
    number: digitsOf(number).length < CARD_DIGITS,
    expiry: month === "" || year.length < 2,
    cvv: digitsOf(cvv).length < CVV_MIN_DIGITS,
    holder: holder !== undefined && holder.trim() === "",
  };
  return (Object.keys(gaps) as CardField[]).filter((field) => gaps[field]);
}

/** Converts a card without problems to the contract's form. */
export function contractCard({ number, expiry, cvv, holder }: Card): Card {
  const card = { number: digitsOf(number), expiry: contractExpiry(expiry), cvv: digitsOf(cvv) };
  return holder === undefined ? card : { ...card, holder: holderName(holder) };
}

function shortYear(year: string): string {
  return year.length === 4 && year.startsWith("20") ? year.slice(2) : year;
}

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
