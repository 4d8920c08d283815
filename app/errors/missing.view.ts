export type DishLinkView = { key: string; name: string; price: string; picture?: string };

/** What a loader throws for a page that is not there, beside the status. */
export type MissingView = {
  /** In a city: what people order most. */
  popular?: DishLinkView[];
  /** For a city that there is not: those that may be meant. */
  near?: { words: string; cities: { alias: string; name: string }[] };
};
