export type DishLinkView = { key: string; name: string; price: string; picture?: string };

/** The body of a response with the status 404 or 410. */
export type MissingView = {
  popular?: DishLinkView[];
  near?: { words: string; cities: { alias: string; name: string }[] };
};
