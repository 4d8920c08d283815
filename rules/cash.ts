/**
 * The largest amount that a courier brings change for, in currency units, where the shop names none for the currency
 * (docs/specification/rules-and-calls.md#order-form-fields).
 */
const CASH_MAX = 5000;

/** The largest amount that a courier brings change for, in currency units. `limits`: by currency code. */
export function cashMax(limits: Readonly<Record<string, number>>, currency_code: string): number {
  return Object.entries(limits).find(([code]) => code === currency_code)?.[1] ?? CASH_MAX;
}

/** What a sum of cash is checked against: the total in minor units, and the largest sum of that currency. */
export type CashTerms = { total: number; max: number; country_code: string };

export type CashProblem =
  | { code: "digits" }
  | { code: "too_much"; max: number }
  /** The order costs more than the largest amount: no change can be requested. */
  | { code: "no_change"; max: number }
  | { code: "below_total"; total: number };

/** Whether change can be requested. `total` in minor units. */
export function canAskChange(total: number, max: number): boolean {
  return total < max * 100;
}

/** Quick buttons: the banknotes greater than the total (minor units), ascending, in currency units. */
export function banknotesFor(total: number, banknotes: readonly number[], max: number): number[] {
  return [...new Set(banknotes)].filter((note) => note * 100 > total && note <= max).sort((a, b) => a - b);
}

/** An empty text and 0 mean "no change needed". `total` is in minor units, also in the result. */
export function cashProblem(text: string, { total, max, country_code }: CashTerms): CashProblem | undefined {
  const typed = text.trim();
  if (!/^\d*$/.test(typed)) return { code: "digits" };
  const cash = Number(typed);
  if (cash === 0) return undefined;
  if (cash > max) return { code: "too_much", max };
  if (total > max * 100) return { code: "no_change", max };
  return raised(cash, total, country_code) * 100 < total ? { code: "below_total", total } : undefined;
}

/**
 * The contract's `cash` in currency units; 0 means "no change needed". In Turkey an amount below the total is rounded up to the next hundred.
 * Throws RangeError for a text that cashProblem rejects.
 */
export function cashAmount(text: string, terms: CashTerms): number {
  const problem = cashProblem(text, terms);
  if (problem) throw new RangeError(`not a cash amount: ${problem.code}`);
  return raised(Number(text), terms.total, terms.country_code);
}

function raised(cash: number, total: number, country_code: string): number {
  if (country_code !== "TR" || cash === 0 || cash * 100 >= total) return cash;
  return Math.ceil(total / 10_000) * 100;
}
