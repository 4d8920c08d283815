import { maki } from "../kinds/maki";

export const noriMaki = {
  "maki-salmon": maki({ dish: "ink", fill: ["salmon"] }),
  "maki-cucumber": maki({ dish: "rice", layout: "ring", fill: ["cucumber"], sesame: 10 }),
  "maki-avocado": maki({ dish: "clay", layout: "rows", fill: ["avocado"], sesame: 8, turn: -0.2 }),
  "maki-tuna": maki({ dish: "ice", layout: "threeTwoThree", fill: ["tuna"] }),
  "maki-eel": maki({ dish: "cream", layout: "strewn", fill: ["eel"], sauce: "unagi", sesame: 10, mirror: true }),
  "maki-shrimp": maki({ dish: "blue", layout: "ring", fill: ["shrimp"], turn: 0.3 }),
  "maki-spicy-salmon": maki({ dish: "sage", layout: "rows", fill: ["salmon"], dots: "spicy", chives: 7, turn: 0.25 }),
  "maki-cheese": maki({ dish: "ink", layout: "threeTwoThree", fill: ["cheese", "cucumber"], dill: 3, turn: -0.2 }),
  "maki-crab": maki({ dish: "sand", layout: "strewn", fill: ["crab"], dots: "mayo", turn: 0.6 }),
  "maki-takuan": maki({ dish: "blue", layout: "rows", fill: ["takuan"], sesame: 14, turn: -0.35, mirror: true }),
};
