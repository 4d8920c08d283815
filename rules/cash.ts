/** The largest amount that a courier brings change for, in currency units (spec 2 §5). */
export const CASH_MAX = 5000;

export type CashProblem =
  | { code: "digits" }
  | { code: "too_much"; max: number }
  /** The order costs more than 5000: no change can be requested. */
  | { code: "no_change"; max: number }
  | { code: "below_total"; total: number };

/** Whether change can be requested. `total` in minor units. */
export function canAskChange(total: number): boolean {
  return total < CASH_MAX * 100;
}

/** Quick buttons: the banknotes greater than the total (minor units), ascending, in currency units. */
export function banknotesFor(total: number, banknotes: readonly number[]): number[] {
  return [...new Set(banknotes)].filter((note) => note * 100 > total && note <= CASH_MAX).sort((a, b) => a - b);
}

/** An empty text and 0 mean "no change needed". `total` is in minor units, also in the result. */
export function cashProblem(text: string, total: number, countryCode: string): CashProblem | undefined {
  const typed = text.trim();
  if (!/^\d*$/.test(typed)) return { code: "digits" };
  const cash = Number(typed);
  if (cash === 0) return undefined;
  if (cash > CASH_MAX) return { code: "too_much", max: CASH_MAX };
  if (total > CASH_MAX * 100) return { code: "no_change", max: CASH_MAX };
  return raised(cash, total, countryCode) * 100 < total ? { code: "below_total", total } : undefined;
}

/**
 * The contract's `cash` in currency units; 0 means "no change needed". In Turkey an amount below the total is rounded up to the next hundred.
 * Throws RangeError for a text that cashProblem rejects.
 */
export function cashAmount(text: string, total: number, countryCode: string): number {
  const problem = cashProblem(text, total, countryCode);
  if (problem) throw new RangeError(`not a cash amount: ${problem.code}`);
  return raised(Number(text), total, countryCode);
}

function raised(cash: number, total: number, countryCode: string): number {
  if (countryCode !== "TR" || cash === 0 || cash * 100 >= total) return cash;
  return Math.ceil(total / 10_000) * 100;
}
