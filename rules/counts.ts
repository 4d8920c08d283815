/** A cart holds at most this many of one product (docs/specification/rules-and-calls.md#numbers). */
export const MAX_COUNT = 100;

/** The number that is sold at a time. Any value but a positive whole number counts as 1. */
type Multiplicity = number | null | undefined;

export function saleMultiplicity(
  product: { sale_multiplicity?: Multiplicity; sale_multiplicity_last_hour?: Multiplicity },
  isLastHour: boolean,
): number {
  return step((isLastHour ? product.sale_multiplicity_last_hour : undefined) ?? product.sale_multiplicity);
}

export function canAdd(count: number, saleMultiplicity: Multiplicity): boolean {
  return count + step(saleMultiplicity) <= MAX_COUNT;
}

/** The count stays if plus is not offered. */
export function nextCount(count: number, saleMultiplicity: Multiplicity): number {
  return canAdd(count, saleMultiplicity) ? count + step(saleMultiplicity) : count;
}

export function previousCount(count: number, saleMultiplicity: Multiplicity): number {
  return Math.max(0, count - step(saleMultiplicity));
}

/** Accepts a number, or decimal digits in a form. Null unless it is a whole number from 0 to MAX_COUNT. */
export function validCount(n: unknown): number | null {
  const count = typeof n === "string" && /^(0|[1-9]\d{0,2})$/.test(n) ? Number(n) : n;
  if (typeof count !== "number" || !Number.isInteger(count)) return null;
  return count >= 0 && count <= MAX_COUNT ? Math.abs(count) : null;
}

function step(multiplicity: Multiplicity): number {
  const wanted = multiplicity ?? 1;
  return Number.isInteger(wanted) && wanted > 0 ? wanted : 1;
}
