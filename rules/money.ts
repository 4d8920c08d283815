import { plainNumber } from "./digits";

/**
 * Converts decimal currency units to minor units. Rounds half away from zero by the printed decimal, so that 1.005 is
 * 101. Throws RangeError if the amount is not finite or too large to be exact.
 */
export function toMinor(amount: number): number {
  const size = Math.abs(amount);
  const minor = size < 1e-6 ? 0 : Math.round(Number(`${size}e2`));
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an amount of money: ${amount}`);
  return signed(amount, minor);
}

/** Throws RangeError unless the minor units are a whole number. */
export function fromMinor(minor: number): number {
  return whole(minor) / 100;
}

export interface PriceFormat {
  /** The currency's sign (`prices.currency`): "₽", "€", "Br". */
  currency: string;
  /** The setting `enable_fractional_prices`: whole prices have two decimals too. */
  fractional?: boolean;
}

/**
 * All languages use the Russian format (docs/specification/rules-and-calls.md#price-format): "1 845 ₽", "−12,50 €",
 * with non-breaking spaces. Intl is not used, because its spaces differ between Node and browsers.
 */
export function formatPrice(minor: number, { currency, fractional = false }: PriceFormat): string {
  const size = Math.abs(whole(minor));
  const units = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, NBSP);
  const cents = size % 100;
  const decimals = fractional || cents > 0 ? `,${String(cents).padStart(2, "0")}` : "";
  const sign = minor < 0 ? "\u2212" : "";
  const unit = currency.trim();
  return `${sign}${units}${decimals}${unit && NBSP + unit}`;
}

/** Prices that stand together all have two decimals if one of them (minor units) has a fraction. */
export function formatFor(minors: readonly number[], format: PriceFormat): PriceFormat {
  return { ...format, fractional: format.fractional || minors.some((minor) => minor % 100 !== 0) };
}

/** Rounds half away from zero. `percent` may have 2 decimals. */
export function percentOf(minor: number, percent: number): number {
  const parts = Math.abs(whole(minor)) * Math.abs(toMinor(percent));
  return signed(minor * percent, Math.floor((whole(parts) + 5_000) / 10_000));
}

/**
 * In minor units. The discount is rounded half up, so that both add up to the price. Throws RangeError outside 0 to
 * 100.
 */
export function discounted(minor: number, percent: number): number {
  if (!(percent >= 0 && percent <= 100)) throw new RangeError(`not a discount: ${percent}`);
  return minor - percentOf(minor, percent);
}

/**
 * Reads "600", "1 500 ₽", "99,50" into minor units. Undefined for an empty text; "invalid" if it is not an amount, is
 * negative or has more than 7 digits before the comma.
 */
export function readAmount(typed: string): number | "invalid" | undefined {
  if (typed.trim() === "") return undefined;
  const amount = plainNumber(typed, "money");
  return amount && /^\d{1,7}(\.|$)/.test(amount) ? toMinor(Number(amount)) : "invalid";
}

const NBSP = "\u00a0";

function whole(minor: number): number {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not whole minor units: ${minor}`);
  return minor;
}

function signed(model: number, size: number): number {
  return model < 0 && size > 0 ? -size : size;
}
