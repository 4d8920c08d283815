import { dishes, lunchtime } from "../dish";
import { drinkOfYourChoice, threeMaki } from "./modifiers";
import type { SeedProduct } from "../types";

const combo = dishes("nori", { group: "combos", related: ["mochi-trio", "lemonade-citrus"] });

export const combos: SeedProduct[] = [
  combo("combo-lunch-ramen", { price: 599, weight: 720 }, "ramen-noodles chicken-broth chicken egg dumpling-dough", {
    served: lunchtime,
    modifiers: drinkOfYourChoice,
  }),
  combo("combo-lunch-wok", { price: 529, weight: 560 }, "egg-noodles chicken bell-pepper teriyaki miso-broth tofu", {
    served: lunchtime,
    modifiers: drinkOfYourChoice,
  }),
  combo("combo-sushi-miso", { price: 449, weight: 380 }, "salmon cucumber rice nori miso-broth tofu wakame", {
    modifiers: drinkOfYourChoice,
  }),
  combo("combo-three", { price: 549, weight: 330, pieces: 24 }, "salmon cucumber avocado shrimp eel rice nori", {
    accent: "hit",
    modifiers: threeMaki,
  }),
  combo(
    "combo-pizza-two",
    { price: 949, weight: 1320 },
    "pizza-dough tomato-sauce mozzarella pepperoni lemon orange sugar sparkling-water",
    { discount: 15 },
  ),
  combo("kids-bento", { price: 349, weight: 260 }, "rice nori chicken omelette carrot cucumber"),
  combo("kids-noodles", { price: 269, weight: 220 }, "egg-noodles chicken corn carrot butter"),
  combo("kids-pizza", { price: 329, weight: 280 }, "tomato-sauce mozzarella ham corn pizza-dough", { accent: "new" }),
];
