import type { ChainLink } from "../links/chain-link.server";

export type PromotionCardView = { alias: string; name: string; subtitle?: string; picture?: string };

/** One promotion. The HTML is sanitised. */
export type PromotionView = PromotionCardView & { html: string; button?: ChainLink & { words: string } };

export type PromotionsView = {
  title: string;
  description: string;
  canonical: string;
  promotions: PromotionCardView[];
  /** The promotion that the address asks for, if there is one of that alias. */
  asked?: string;
  /** The page of that promotion: for browsers without scripts. */
  without_scripts_to?: string;
  /** The address asks for a promotion that there is not. */
  gone?: true;
};

/** The page of one promotion, which PromoModal shows. */
export type PromotionPageView = {
  title: string;
  description: string;
  canonical: string;
  return_to: string;
  /** Undefined: there is none of this alias. */
  promotion?: PromotionView;
  /** Instead of it. */
  others: PromotionCardView[];
};
