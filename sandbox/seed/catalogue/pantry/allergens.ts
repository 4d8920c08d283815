/** The order is that of the shop's lists. The names are in the shop's texts, not in the sandbox's. */
export const allergenKeys = [
  "fish",
  "crustaceans",
  "molluscs",
  "milk",
  "egg",
  "gluten",
  "soy",
  "sesame",
  "nuts",
  "peanuts",
  "mustard",
  "celery",
] as const;

export type AllergenKey = (typeof allergenKeys)[number];
