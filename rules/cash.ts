import { plainNumber } from "./digits";

/**
 * In currency units, for a currency without a limit in the settings
 * (docs/specification/rules-and-calls.md#order-form-fields).
 */
const CASH_MAX = 5000;

/** Returns the largest sum that a courier brings change for, in currency units. `limits` is by currency code. */
export function cashMax(limits: Readonly<Record<string, number>>, currency_code: string): number {
  return Object.entries(limits).find(([code]) => code === currency_code)?.[1] ?? CASH_MAX;
}

/** `total` is in minor units, `max` in units of the currency. */
export type CashTerms = { total: number; max: number; country_code: string };

export type CashProblem =
  | { code: "digits" }
  | { code: "too_much"; max: number }
  /** The order costs more than the largest sum. */
  | { code: "no_change"; max: number }
  | { code: "below_total"; total: number };

/** `total` is in minor units, `max` in units of the currency. */
export function canAskChange(total: number, max: number): boolean {
  return total < max * 100;
}

/** Returns the banknotes above the total (minor units), ascending, in currency units. */
export function banknotesFor(total: number, banknotes: readonly number[], max: number): number[] {
  return [...new Set(banknotes)].filter((note) => note * 100 > total && note <= max).sort((a, b) => a - b);
}

/**
 * An empty text and 0 mean "no change needed"; sums are read as people write them
 * (docs/decisions/0053-numbers-as-people-write-them.md). `total` is in minor units, also in the result.
 */
export function cashProblem(text: string, { total, max, country_code }: CashTerms): CashProblem | undefined {
  const cash = readCash(text);
  if (cash === undefined) return { code: "digits" };
  if (cash === 0) return undefined;
  if (cash > max) return { code: "too_much", max };
  if (total > max * 100) return { code: "no_change", max };
  return raised(cash, total, country_code) * 100 < total ? { code: "below_total", total } : undefined;
}

/**
 * Returns the contract's `cash` in currency units; 0 means "no change needed". In Turkey a sum below the total is
 * rounded up to the next hundred. Throws RangeError for a text that cashProblem rejects.
 */
export function cashAmount(text: string, terms: CashTerms): number {
  const problem = cashProblem(text, terms);
  if (problem) throw new RangeError(`not a cash amount: ${problem.code}`);
  return raised(readCash(text) ?? 0, terms.total, terms.country_code);
}

/** Whole units of the currency. Undefined for a text that is none. */
function readCash(text: string): number | undefined {
  if (text.trim() === "") return 0;
  const typed = plainNumber(text, "money");
  return typed && /^\d+$/.test(typed) ? Number(typed) : undefined;
}

function raised(cash: number, total: number, country_code: string): number {
  if (country_code !== "TR" || cash === 0 || cash * 100 >= total) return cash;
  return Math.ceil(total / 10_000) * 100;
}
