import { wrap } from "../kinds/wrap";

export const noriShawarma = {
  "shawarma-teriyaki": wrap({ dish: "ink", fill: ["cabbage", "carrot-shred", "cucumber", "chicken", "sauce", "sesame"], sauce: "teriyaki", paper: ["#EAD9BA", "#15191C"], garnish: "sesame" }),
  "shawarma-shrimp": wrap({ dish: "blue", lean: -0.35, fill: ["cabbage", "small-lettuce", "avocado", "tomato-dice", "shrimp", "sauce"], sauce: "spicy", paper: ["#F4E9D2", "#F0663E"] }),
  "shawarma-salmon": wrap({ dish: "rice", single: true, lean: -0.5, fill: ["rice", "cucumber-stick", "avocado", "cream-cheese", "salmon"], paper: ["#E3E8DC", "#5E6F5B"] }),
  "shawarma-chicken": wrap({ dish: "board", lean: -0.5, mirror: true, fill: ["chicken", "cabbage", "tomato-dice", "cucumber", "sauce"], sauce: "garlic", paper: ["#EAD9BA", "#3F6B35"] }),
  "shawarma-beef-bulgogi": wrap({ dish: "sage", single: true, lean: -0.4, grilled: true, mirror: true, fill: ["cabbage", "kimchi", "carrot-shred", "beef-strip", "sauce", "sesame"], sauce: "spicy", garnish: "sesame" }),
  "shawarma-tofu": wrap({ dish: "sand", lean: -0.85, mirror: true, fill: ["red-cabbage", "carrot-shred", "cucumber", "fried-tofu", "sauce"], sauce: "goma", paper: ["#DDE3C8", "#8E2C6A"] }),
  "shawarma-cheese-chicken": wrap({ dish: "clay", lean: -0.85, grilled: true, fill: ["chicken", "tomato-dice", "mozzarella", "cheddar", "sauce"], sauce: "cheese", paper: ["#F4E9D2", "#E0972A"] }),
  "shawarma-eel": wrap({ dish: "ink", single: true, lean: -0.75, fill: ["rice", "cucumber-stick", "omelette-strip", "eel", "sauce", "sesame"], sauce: "unagi", paper: ["#F7F0E2", "#7A3812"], garnish: "none" }),
};
