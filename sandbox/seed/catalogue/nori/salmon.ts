import { dishes } from "../dish";
import type { SeedProduct } from "../types";

const salmonDish = dishes("nori", { group: "salmon", related: ["ginger-portion", "sauce-soy", "miso"] });

export const salmonDishes: SeedProduct[] = [
  salmonDish(
    "royal-salmon",
    { price: 990, weight: 310, pieces: 8 },
    "torched-salmon shrimp avocado cream-cheese ikura rice nori",
    { accent: "hit" },
  ),
  salmonDish("nigiri-trio", { price: 420, weight: 135, pieces: 3 }, "salmon tuna shrimp rice"),
  salmonDish("ikura-gunkans", { price: 510, weight: 120, pieces: 3 }, "ikura tobiko salmon spicy-sauce rice nori"),
  salmonDish("salmon-tataki", { price: 690, weight: 150 }, "torched-salmon ponzu spring-onion sesame ginger"),
  salmonDish("salmon-sashimi", { price: 790, weight: 160, pieces: 9 }, "salmon ginger takuan lemon"),
  salmonDish(
    "salmon-truffle",
    { price: 890, weight: 290, pieces: 8 },
    "salmon torched-salmon cream-cheese avocado truffle-sauce tobiko-black rice nori",
    { accent: "new" },
  ),
];
