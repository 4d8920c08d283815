import { localised, type Localised } from "../../texts";
import type { Brand } from "../catalogue/types";

export interface SeedPromotion {
  id: number;
  alias: string;
  name: Localised;
  subtitle: Localised;
  /** HTML as the chain's editors write it; `{home}` is the city's home, `{picture}` the promotion's picture. It names no prices: these differ by country. */
  description: Localised;
  /** Key of the dish whose picture it shows, by brand. */
  picture: Record<Brand, string>;
}

/** The chain's promotions; all of them hold in the sandbox. */
export const promotions: readonly SeedPromotion[] = [
  promotion(1, "takeaway", { nori: "philadelphia", mylavash: "ml-classic" }),
  promotion(2, "tasty10", { nori: "set-three-oceans", mylavash: "ml-xl-beef" }),
  promotion(3, "gifts", { nori: "lemonade-citrus", mylavash: "ml-ayran" }),
  promotion(4, "birthday", { nori: "cheesecake-new-york", mylavash: "ml-lokum" }),
];

function promotion(id: number, alias: string, picture: SeedPromotion["picture"]): SeedPromotion {
  return {
    id,
    alias,
    name: localised(`promotions.${alias}.name`),
    subtitle: localised(`promotions.${alias}.subtitle`),
    description: localised(`promotions.${alias}.description`),
    picture,
  };
}
