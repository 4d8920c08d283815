export type DishLinkView = { key: string; name: string; price: string; picture?: string };

/** The body of a response with the status 404 or 410. */
export type MissingView = {
  /** Popular dishes; only in a city. */
  popular?: DishLinkView[];
  /** For an unknown city: cities with similar names. */
  near?: { words: string; cities: { alias: string; name: string }[] };
};
