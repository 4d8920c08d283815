import type { ProductToAdd } from "./cart-requests";

/** `sale_multiplicity` is the count that is shown until the response arrives, if there is no `count`. */
export type SavedAddition = ProductToAdd & { sale_multiplicity?: number };

/** Additions that the closed page has not completed. */
export type SavedAdditions = {
  keep(additions: SavedAddition[]): void;
  /** Returns and deletes them, so that only one page handles them. */
  take(): SavedAddition[];
};

/** Stores additions in this window for its next page of the city. Without storage they are lost. */
export function savedAdditions(city: () => string): SavedAdditions {
  const key = () => `cart-additions ${city()}`;
  return {
    keep(additions) {
      try {
        if (additions.length === 0) sessionStorage.removeItem(key());
        else sessionStorage.setItem(key(), JSON.stringify(additions));
      } catch {
        // The storage is unavailable or full.
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

/** Checks only the field that the code relies on, because the server checks the rest. */
function isAddition(kept: unknown): kept is SavedAddition {
  return typeof kept === "object" && kept !== null && "product_key" in kept && typeof kept.product_key === "string";
}
