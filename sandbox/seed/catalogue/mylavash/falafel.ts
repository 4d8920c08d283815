import { dishes } from "../dish";
import { dips } from "./modifiers";
import type { SeedProduct } from "../types";

const falafel = dishes("mylavash", {
  group: "falafel",
  frying: 2,
  related: ["ml-sauce-tahini", "ml-pomegranate-lemonade", "ml-soup-lentil"],
});

export const falafelDishes: SeedProduct[] = [
  falafel("ml-falafel-basket", { price: 229, weight: 180, pieces: 6 }, "chickpeas parsley onion cumin sesame tahini", {
    accent: "hit",
    popular: true,
    modifiers: dips,
  }),
  falafel("ml-falafel-pita", { price: 259, weight: 310 }, "falafel cabbage tomato pickles tahini pita"),
  falafel("ml-falafel-plate", { price: 369, weight: 380 }, "falafel hummus tomato cucumber pickles pita", {
    discount: 15,
  }),
  falafel("ml-falafel-salad", { price: 319, weight: 280 }, "lettuce falafel cherry-tomato cucumber red-onion tahini"),
  falafel("ml-hummus", { price: 249, weight: 250 }, "chickpeas tahini olive-oil paprika pita"),
  falafel("ml-hummus-mushroom", { price: 289, weight: 280 }, "chickpeas tahini mushrooms onion pita"),
  falafel("ml-baba-ganoush", { price: 269, weight: 240 }, "aubergine tahini garlic pomegranate parsley pita", {
    accent: "new",
  }),
];
