import { animal, hot, meatless, share, shelf } from "./ingredient";

export const broths = shelf(5, {
  "chicken-broth": animal([2, 1, 1], "celery"),
  "beef-broth": animal([2, 1, 1], "celery"),
  "pork-broth": animal([3, 4, 1], "soy", "gluten"),
  "shrimp-broth": hot(animal([2, 1, 2], "crustaceans", "soy", "gluten")),
  "tom-yum-broth": hot(animal([1, 2, 3], "crustaceans", "fish")),
  "miso-broth": animal([2, 1, 3], "fish", "soy"),
  "miso-broth-veg": meatless([2, 1, 3], "soy"),
  water: share(6, meatless([0, 0, 0])),
  "sparkling-water": share(6, meatless([0, 0, 0])),
  cola: share(8, meatless([0, 0, 10.6])),
});
