import { pizza } from "../kinds/pizza";

export const noriPizza = {
  "pizza-pepperoni": pizza({ toppings: [["pepperoni", 15, 58]], shape: 1 }),
  "pizza-margherita": pizza({ toppings: [["mozzarella", 10, 62], ["cherry-tomato", 11, 58, 1.1], ["basil", 7, 70]], cheese: 0.5, shape: 3, herbs: 0 }),
  "pizza-ham-mushroom": pizza({ toppings: [["ham", 16, 46], ["mushroom", 13, 52], ["olive", 20, 36]], shape: 5, herbs: 14, turn: 0.4 }),
  "pizza-four-cheese": pizza({ sauce: "cream", cheeseTone: "white", cheese: 0.28, toppings: [["mozzarella", 8, 70, 1.1], ["gorgonzola", 12, 56, 1.25], ["cheddar", 12, 44, 0.9], ["parmesan", 12, 40, 0.8]], shape: 7, herbs: 0 }),
  "pizza-hawaiian": pizza({ toppings: [["chicken", 14, 48], ["pineapple", 18, 44, 1.15]], shape: 9, herbs: 8, turn: -0.3 }),
  "pizza-salmon": pizza({ sauce: "cream", cheeseTone: "white", cheese: 0.3, toppings: [["salmon-flake", 16, 46, 1.35], ["cream-cheese", 12, 52], ["rocket", 9, 60, 0.9]], shape: 11, herbs: 0 }),
  "pizza-shrimp": pizza({ sauce: "pesto", cheeseTone: "pale", cheese: 0.37, toppings: [["cherry-tomato", 9, 60], ["shrimp", 11, 60, 1.05], ["basil", 3, 90, 0.8]], drizzle: "pesto", shape: 13, herbs: 20 }),
  "pizza-bbq-chicken": pizza({ sauce: "bbq", cheese: 0.37, toppings: [["chicken", 15, 46], ["bacon", 9, 56], ["red-onion", 14, 46, 1.1]], drizzle: "bbq", shape: 15, herbs: 10 }),
  "pizza-diablo": pizza({ toppings: [["chorizo", 12, 58, 0.95], ["red-pepper", 10, 48, 0.9], ["jalapeno", 12, 48, 1.1], ["chili", 16, 36]], shape: 17, herbs: 0, turn: 0.8 }),
  "pizza-vegetable": pizza({ cheese: 0.4, toppings: [["grilled-zucchini", 8, 70, 0.95], ["pepper-ring", 8, 60, 1.2], ["red-pepper-ring", 8, 60, 1.1], ["red-onion", 10, 50, 1.1], ["olive", 16, 40]], shape: 19, herbs: 20 }),
  "pizza-caesar": pizza({ sauce: "cream", cheeseTone: "white", cheese: 0.32, toppings: [["chicken", 13, 52], ["cherry-tomato", 8, 66], ["romaine", 8, 64, 0.6], ["parmesan", 12, 44]], drizzle: "caesar", shape: 21, herbs: 0 }),
  "pizza-meat": pizza({ toppings: [["pepperoni", 9, 78, 0.95], ["ham", 12, 54], ["beef", 13, 50, 0.9], ["bacon", 9, 60]], shape: 23, herbs: 16, turn: 1.2 }),
  "pizza-truffle-mushroom": pizza({ sauce: "cream", cheeseTone: "white", cheese: 0.3, toppings: [["mushroom", 22, 40, 1.1], ["parmesan", 10, 50, 0.9], ["thyme", 8, 60]], dots: "truffle", shape: 25, herbs: 0 }),
};
