import { localised, type Localised } from "../../texts";

export interface SeedBanner {
  id: number;
  /** At most three short lines, separated by "\n". */
  name: Localised;
  description: Localised;
  button_text: Localised;
  picture: string;
  ground: "accent" | "sea" | "leaf" | "cream" | "herb";
  opens: { product_key: string } | { group: string };
  /** Present if the banner opens by itself instead of standing in the row. */
  popup?: Popup;
  not_in?: readonly string[];
}

interface Popup {
  /** Paths below the city's home. An empty list means all pages. */
  pages: readonly string[];
  delay_seconds: number;
  every: readonly [number, "day" | "hours"];
  /** The month in which it is shown, relative to the current one; missing means always. */
  month?: -1 | 0 | 1;
}

interface BannerRow extends Omit<SeedBanner, "name" | "description" | "button_text"> {
  /** `banners.<brand>.<key>` in the texts. */
  key: string;
  button: "choose" | "look" | "try";
}

export function brandBanners(brand: string, rows: BannerRow[]): SeedBanner[] {
  return rows.map(({ key, button, ...row }) => ({
    ...row,
    name: localised(`banners.${brand}.${key}.name`),
    description: localised(`banners.${brand}.${key}.description`),
    button_text: localised(`banners.buttons.${button}`),
  }));
}
