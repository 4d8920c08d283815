/** The chain's terms for bonuses, from the settings (docs/specification/behaviour.md#bonuses). */
export interface BonusTerms {
  /** Orders earn no more points. Earned points can be spent until `spend_until`. */
  accrual_suspended: boolean;
  /** The last day, YYYY-MM-DD, in the city's time. */
  spend_until: string;
}

/** `open`: points are earned and spent. `suspended`: only spent, until a last day. `over`: neither. */
export type BonusState = "open" | "suspended" | "over";

/** `today` is the city's date, YYYY-MM-DD. */
export function bonusState({ accrual_suspended, spend_until }: BonusTerms, today: string): BonusState {
  if (!accrual_suspended) return "open";
  return today <= spend_until ? "suspended" : "over";
}

/** All money is in minor units: one point is worth one unit of currency. */
export type BonusInput = {
  /** The deployment has sign-in, and the customer is signed in. */
  signedIn: boolean;
  isOver: boolean;
  /** The upstream gives a reason why no points can be spent. */
  isUnavailable: boolean;
  /** A discount applies. */
  isLocked: boolean;
  /** The part of this cart that may be paid in points, regardless of the balance. */
  payable: number;
  /** The points that the upstream takes off this cart. */
  spent: number;
  /** Undefined if the balance could not be loaded. */
  balance: number | undefined;
};

export type SwitchState =
  | { kind: "unavailable" | "signed_out" | "over" | "locked" | "unknown" | "empty" }
  | { kind: "off"; limit: number }
  /** Points are being spent. `rest` stays on the account. */
  | { kind: "on"; spent: number; rest?: number };

/**
 * Points that are taken off are visible and can be undone, unless the programme is unavailable: then they are given back
 * (docs/specification/product.md#bonus-switch).
 */
export function switchState(input: BonusInput): SwitchState {
  const { signedIn, isOver, isUnavailable, isLocked, payable, spent, balance } = input;
  if (isUnavailable) return { kind: "unavailable" };
  if (spent > 0) return { kind: "on", spent, rest: balance === undefined ? undefined : Math.max(0, balance - spent) };
  if (isOver) return { kind: "over" };
  if (!signedIn) return { kind: "signed_out" };
  if (isLocked) return { kind: "locked" };
  if (balance === undefined) return { kind: "unknown" };
  const limit = Math.max(0, Math.min(payable, balance));
  return limit > 0 ? { kind: "off", limit } : { kind: "empty" };
}

type Paid = { total: number; spent: number };

/**
 * Applying a promo code can remove points that were taken off. If the order then costs more, returns the sum that the
 * code takes off; otherwise undefined. All money is in minor units.
 */
export function savedInPlaceOfPoints(withPoints: Paid, withCode: Paid): number | undefined {
  const dearer = withCode.total - withPoints.total;
  const lost = withPoints.spent - withCode.spent;
  return lost > 0 && dearer > 0 ? Math.max(0, lost - dearer) : undefined;
}
