/** In the order of the shop's lists. Their names are the shop's texts, not the sandbox's. */
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
