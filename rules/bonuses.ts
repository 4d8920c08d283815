/** The chain's terms, from the deployment's settings (decisions §10). */
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
