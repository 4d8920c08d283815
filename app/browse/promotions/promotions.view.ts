import type { ChainLink } from "../../shared/web/links/chain-link.server";

export type PromotionCardView = { alias: string; name: string; subtitle?: string; picture?: string };

/** One promotion. The HTML is sanitised. */
export type PromotionView = PromotionCardView & { html: string; button?: ChainLink & { words: string } };

export type PromotionsView = {
  title: string;
  description: string;
  canonical: string;
  promotions: PromotionCardView[];
  /** The alias in the query, if the city has that promotion. */
  requested?: string;
  /** The page of that promotion, for browsers without scripts. */
  without_scripts_to?: string;
  /** The city does not have the promotion of the query. */
  gone?: true;
};

export type PromotionPageView = {
  title: string;
  description: string;
  canonical: string;
  return_to: string;
  /** Undefined if the alias is unknown. */
  promotion?: PromotionView;
  others: PromotionCardView[];
};
