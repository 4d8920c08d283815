/** The chain's terms, from the deployment's settings (docs/specification/behaviour.md#bonuses). */
export interface BonusTerms {
  /** Nothing is earned any more; what is there can be spent until `spend_until`. */
  accrual_suspended: boolean;
  /** The last day, YYYY-MM-DD, in the city's time. */
  spend_until: string;
}

/** `open`: earned and spent. `suspended`: only spent, until a last day. `over`: neither. */
export type BonusState = "open" | "suspended" | "over";

/** What can be done with bonuses on this day (YYYY-MM-DD) of the city. */
export function bonusState({ accrual_suspended, spend_until }: BonusTerms, today: string): BonusState {
  if (!accrual_suspended) return "open";
  return today <= spend_until ? "suspended" : "over";
}

/** All money in minor units: one point is worth one unit of currency. */
export type BonusInput = {
  /** Whether customers sign in, and this one has. */
  signedIn: boolean;
  /** The last day for spending is past. */
  isOver: boolean;
  /** A discount counts, or the upstream says why no points can be spent. */
  isLocked: boolean;
  /** What of this cart may be paid in points, whatever the balance (`bonusLimit`). */
  payable: number;
  /** What the upstream takes off. */
  spent: number;
  /** Undefined if it could not be loaded. */
  balance: number | undefined;
};

export type SwitchState =
  | { kind: "signed_out" | "over" | "locked" | "unknown" | "empty" }
  /** May be written off. */
  | { kind: "off"; limit: number }
  /** Are written off. `rest` is what stays on the account. */
  | { kind: "on"; spent: number; rest?: number };

/**
 * How the switch of the points stands (docs/specification/product.md#bonus-switch). What is taken off can always be seen and undone, whatever speaks
 * against it.
 */
export function switchState({ signedIn, isOver, isLocked, payable, spent, balance }: BonusInput): SwitchState {
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
 * The sum that a promo code saves, if the points that were written off go for it and the order costs more than with them. Undefined: nobody loses by the
 * code. All money in minor units.
 */
export function savedInPlaceOfPoints(withPoints: Paid, withCode: Paid): number | undefined {
  const dearer = withCode.total - withPoints.total;
  const lost = withPoints.spent - withCode.spent;
  return lost > 0 && dearer > 0 ? Math.max(0, lost - dearer) : undefined;
}
