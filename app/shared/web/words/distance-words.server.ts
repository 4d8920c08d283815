import { numberFormat } from "../../../../rules/formats";
import type { Language } from "../../../../rules/languages";

/** Rounded: "350 m", "3.2 km". */
export function distanceText(language: Language, metres: number): string {
  const [value, unit] =
    metres < 1_000 ? [Math.max(50, Math.round(metres / 50) * 50), "meter"] : [metres / 1_000, "kilometer"];
  return numberFormat(language, { style: "unit", unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
}
