import { distance } from "fastest-levenshtein";

/** Variables that are none of ours but nearly named like one: `TRUSTED_PROXY` for `TRUSTED_PROXIES`. A quarter of the letters may differ. */
export function misspelt(given: string[], known: string[]): { name: string; meant: string }[] {
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((other) => distance(name, other) <= Math.max(1, Math.floor(other.length / 4)));
      return meant ? [{ name, meant }] : [];
    });
}
