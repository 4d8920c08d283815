import { localised, type Localised } from "../../texts";

export const promotionAliases = ["takeaway", "tasty10", "gifts", "birthday"] as const;

type PromotionAlias = (typeof promotionAliases)[number];

export interface SeedPromotion {
  id: number;
  alias: PromotionAlias;
  name: Localised;
  subtitle: Localised;
  /**
   * HTML as the chain's editors write it; `{home}` is the city's home, `{picture}` the promotion's picture. It names no
   * prices: these differ by country.
   */
  description: Localised;
  button_text: Localised;
  /** The page that its button opens, relative to the city's home. */
  opens: string;
}

export const promotions: readonly SeedPromotion[] = [
  promotion(1, "takeaway", "shops"),
  promotion(2, "tasty10", "./"),
  promotion(3, "gifts", "./"),
  promotion(4, "birthday", "profile?tab=profile"),
];

function promotion(id: number, alias: PromotionAlias, opens: string): SeedPromotion {
  return {
    id,
    alias,
    name: localised(`promotions.${alias}.name`),
    subtitle: localised(`promotions.${alias}.subtitle`),
    description: localised(`promotions.${alias}.description`),
    button_text: localised(`promotions.${alias}.button`),
    opens,
  };
}
