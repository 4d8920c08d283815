import type { SeedCity } from "./geography/types";

/** The largest sum that the chain's couriers bring change for, in currency units. */
export const cashLimits: Record<SeedCity["prices"]["currency_code"], number> = {
  RUB: 5_000,
  BYN: 500,
  TRY: 10_000,
  KZT: 50_000,
  EUR: 500,
  UAH: 10_000,
};
