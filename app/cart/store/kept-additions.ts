import type { ProductToAdd } from "./cart-requests";

/** `sale_multiplicity`: the count shown until the answer comes if there is no `count`. */
export type KeptAddition = ProductToAdd & { sale_multiplicity?: number };

/** Additions that no page works on any more. */
export type KeptAdditions = {
  keep(additions: KeptAddition[]): void;
  /** Returns them once: they are the caller's from then on. */
  take(): KeptAddition[];
};

/** Kept in this window, for its next page of the city. Without storage nothing is kept. */
export function keptAdditions(city: () => string): KeptAdditions {
  const key = () => `cart-additions ${city()}`;
  return {
    keep(additions) {
      try {
        if (additions.length === 0) sessionStorage.removeItem(key());
        else sessionStorage.setItem(key(), JSON.stringify(additions));
      } catch {
        // No storage, or a full one.
      }
    },
    take() {
      try {
        const text = sessionStorage.getItem(key());
        sessionStorage.removeItem(key());
        const kept: unknown = JSON.parse(text ?? "[]");
        return Array.isArray(kept) ? kept.filter(isAddition) : [];
      } catch {
        return [];
      }
    },
  };
}

/** Only what later code relies on: the server checks the rest. */
function isAddition(kept: unknown): kept is KeptAddition {
  return typeof kept === "object" && kept !== null && "product_key" in kept && typeof kept.product_key === "string";
}
