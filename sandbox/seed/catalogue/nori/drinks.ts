import { dishes } from "../dish";
import { milkOfYourChoice } from "./modifiers";
import type { SeedProduct } from "../types";

const drink = dishes("nori", { group: "drinks", unit: "ml" });

export const drinks: SeedProduct[] = [
  drink("lemonade-citrus", { price: 189, weight: 400 }, "lemon orange mint sugar sparkling-water", { popular: true }),
  drink("lemonade-mango", { price: 209, weight: 400 }, "mango passion-fruit sugar sparkling-water"),
  drink("lemonade-cucumber", { price: 199, weight: 400 }, "cucumber basil lime sugar sparkling-water", {
    accent: "new",
  }),
  drink("cranberry-mors", { price: 149, weight: 400 }, "cranberry sugar water"),
  drink("sea-buckthorn-mors", { price: 159, weight: 400 }, "sea-buckthorn honey water"),
  drink("cola", { price: 129, weight: 400 }, "cola lemon"),
  drink("green-tea", { price: 139, weight: 300 }, "green-tea"),
  drink("black-tea", { price: 139, weight: 300 }, "black-tea thyme lemon"),
  drink("matcha-latte", { price: 229, weight: 300 }, "matcha milk", { modifiers: milkOfYourChoice }),
  drink("iced-coffee", { price: 219, weight: 350 }, "coffee milk", { modifiers: milkOfYourChoice }),
  drink("orange-juice", { price: 199, weight: 300 }, "orange"),
  drink("water", { price: 79, weight: 500 }, "water"),
];
