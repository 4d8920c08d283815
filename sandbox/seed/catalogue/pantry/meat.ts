import { animal, hot } from "./ingredient";

export const meat = {
  chicken: animal([23, 5, 0]),
  "grilled-chicken": animal([25, 8, 0]),
  "chicken-wings": animal([22, 15, 0]),
  turkey: animal([24, 4, 0]),
  beef: animal([25, 13, 0]),
  lamb: animal([22, 17, 0]),
  "lamb-kofta": animal([18, 18, 3]),
  pork: animal([22, 16, 0]),
  bacon: animal([20, 35, 1]),
  ham: animal([18, 9, 2]),
  pepperoni: animal([20, 40, 2]),
  chorizo: hot(animal([22, 35, 2])),
};
