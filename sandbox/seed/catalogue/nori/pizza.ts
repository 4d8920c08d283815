import { dishes } from "../dish";
import { pizzaChoices } from "./modifiers";
import type { SeedProduct } from "../types";

const pizza = dishes("nori", {
  group: "pizza",
  related: ["sauce-garlic", "cola", "chicken-wings"],
  modifiers: pizzaChoices,
});

export const pizzas: SeedProduct[] = [
  pizza("pizza-pepperoni", { price: 649, weight: 520 }, "tomato-sauce mozzarella pepperoni pizza-dough", {
    accent: "hit",
    popular: true,
  }),
  pizza("pizza-margherita", { price: 529, weight: 500 }, "tomato-sauce mozzarella cherry-tomato basil pizza-dough", {
    accent: "vegetarian",
  }),
  pizza("pizza-ham-mushroom", { price: 619, weight: 560 }, "tomato-sauce mozzarella ham mushrooms olives pizza-dough"),
  pizza(
    "pizza-four-cheese",
    { price: 679, weight: 500 },
    "cream-sauce mozzarella gorgonzola parmesan cheddar pizza-dough",
  ),
  pizza("pizza-hawaiian", { price: 599, weight: 560 }, "tomato-sauce mozzarella chicken pineapple pizza-dough"),
  pizza("pizza-salmon", { price: 799, weight: 540 }, "cream-sauce mozzarella salmon cream-cheese rocket pizza-dough", {
    accent: "new",
  }),
  pizza("pizza-shrimp", { price: 759, weight: 530 }, "pesto mozzarella shrimp cherry-tomato pizza-dough"),
  pizza("pizza-bbq-chicken", { price: 669, weight: 570 }, "bbq-sauce mozzarella chicken bacon red-onion pizza-dough", {
    discount: 20,
  }),
  pizza(
    "pizza-diablo",
    { price: 669, weight: 550 },
    "tomato-sauce mozzarella chorizo jalapeno bell-pepper chili pizza-dough",
    { accent: "spicy" },
  ),
  pizza(
    "pizza-vegetable",
    { price: 449, weight: 550 },
    "tomato-sauce mozzarella zucchini bell-pepper red-onion olives pizza-dough",
  ),
  pizza(
    "pizza-caesar",
    { price: 659, weight: 560 },
    "cream-sauce mozzarella chicken cherry-tomato romaine parmesan caesar-sauce pizza-dough",
  ),
  pizza("pizza-meat", { price: 719, weight: 590 }, "tomato-sauce mozzarella beef ham pepperoni bacon pizza-dough"),
  pizza(
    "pizza-truffle-mushroom",
    { price: 699, weight: 530 },
    "cream-sauce mozzarella mushrooms truffle-sauce parmesan thyme pizza-dough",
  ),
];
