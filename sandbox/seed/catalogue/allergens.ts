/** What must be named to a guest with an allergy, in the order in which lists show it. The shop has the words. */
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
