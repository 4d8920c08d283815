import { animal, share } from "./ingredient";

export const seafood = {
  salmon: animal([20, 13, 0], "fish"),
  "torched-salmon": animal([20, 13, 0], "fish"),
  tuna: animal([24, 1, 0], "fish"),
  eel: animal([18, 15, 2], "fish"),
  shrimp: animal([20, 1, 0], "crustaceans"),
  "tiger-shrimp": animal([20, 1, 0], "crustaceans"),
  crab: animal([18, 1, 1], "crustaceans"),
  scallop: animal([17, 1, 3], "molluscs"),
  squid: animal([16, 1, 3], "molluscs"),
  mussels: animal([12, 2, 4], "molluscs"),
  octopus: animal([15, 1, 2], "molluscs"),
  ikura: animal([30, 14, 1], "fish"),
  tobiko: animal([20, 6, 5], "fish"),
  "tobiko-green": animal([20, 6, 5], "fish"),
  "tobiko-black": animal([20, 6, 5], "fish"),
  bonito: share(0.1, animal([75, 3, 1], "fish")),
};
