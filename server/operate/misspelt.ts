import { distance } from "fastest-levenshtein";

/**
 * Finds unknown variables whose names resemble a known one: `TRUSTED_PROXY` for `TRUSTED_PROXIES`, `REDIS` for
 * `REDIS_URL`.
 */
export function misspelt(given: string[], known: string[]): { name: string; meant: string }[] {
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const [meant] = known
        .filter((other) => isNear(name, other))
        .sort((one, other) => distance(name, one) - distance(name, other));
      return meant ? [{ name, meant }] : [];
    });
}

/**
 * A quarter of the letters may differ, or the ends of words (`TRUST_PROXY`), or all words but the first are missing.
 */
function isNear(name: string, other: string): boolean {
  if (distance(name, other) <= Math.max(1, Math.floor(other.length / 4))) return true;
  const [words, others] = [name.split("_"), other.split("_")];
  if (words.length === 1) return others.length > 1 && name.length > 4 && name === others[0];
  return words.length === others.length && words.every((word, at) => word.slice(0, 4) === others[at]?.slice(0, 4));
}
