import { dishes } from "../dish";
import { localised as t } from "../languages";
import { pizzaChoices } from "./modifiers";
import type { SeedProduct } from "../types";

const pizza = dishes({ group: "pizza", related: ["sauce-garlic", "cola", "chicken-wings"] });

export const pizzas: SeedProduct[] = [
  pizza(
    "pizza-pepperoni",
    t("Пепперони, 30 см", "Pepperoni, 30 cm", "Pepperoni, 30 cm", "Pepperoni, 30 sm", "Peperoni, 30 cm", "Пепероні, 30 см"),
    { price: 649, weight: 520 },
    ["tomato-sauce", "mozzarella", "pepperoni", "pizza-dough"],
    { accent: "hit", popular: true, modifiers: pizzaChoices },
  ),
  pizza(
    "pizza-margherita",
    t("Маргарита, 30 см", "Margherita, 30 cm", "Margarita, 30 cm", "Margarita, 30 sm", "Margherita, 30 cm", "Маргарита, 30 см"),
    { price: 529, weight: 500 },
    ["tomato-sauce", "mozzarella", "cherry-tomato", "basil", "pizza-dough"],
    { accent: "vegetarian", modifiers: pizzaChoices },
  ),
  pizza(
    "pizza-ham-mushroom",
    t("Ветчина и грибы, 30 см", "Ham and mushroom, 30 cm", "Jambonlu Mantarlı, 30 cm", "Vetchina va qoʻziqorin, 30 sm", "Schinken und Pilze, 30 cm", "Шинка і гриби, 30 см"),
    { price: 619, weight: 560 },
    ["tomato-sauce", "mozzarella", "ham", "mushrooms", "olives", "pizza-dough"],
    { modifiers: pizzaChoices },
  ),
  pizza(
    "pizza-four-cheese",
    t("Четыре сыра, 30 см", "Four cheese, 30 cm", "Dört Peynirli, 30 cm", "Toʻrt xil pishloq, 30 sm", "Vier Käse, 30 cm", "Чотири сири, 30 см"),
    { price: 679, weight: 500 },
    ["cream-sauce", "mozzarella", "gorgonzola", "parmesan", "cheddar", "pizza-dough"],
    { modifiers: pizzaChoices },
  ),
  pizza(
    "pizza-hawaiian",
    t("Гавайская, 30 см", "Hawaiian, 30 cm", "Hawaii, 30 cm", "Gavaycha, 30 sm", "Hawaii, 30 cm", "Гавайська, 30 см"),
    { price: 599, weight: 560 },
    ["tomato-sauce", "mozzarella", "chicken", "pineapple", "pizza-dough"],
    { modifiers: pizzaChoices },
  ),
  pizza(
    "pizza-salmon",
    t("С лососем, 30 см", "Salmon, 30 cm", "Somonlu, 30 cm", "Lososli, 30 sm", "Mit Lachs, 30 cm", "З лососем, 30 см"),
    { price: 799, weight: 540 },
    ["cream-sauce", "mozzarella", "salmon", "cream-cheese", "rocket", "pizza-dough"],
    { accent: "new", modifiers: pizzaChoices },
  ),
  pizza(
    "pizza-shrimp",
    t("С креветкой и песто, 30 см", "Shrimp and pesto, 30 cm", "Karidesli Pestolu, 30 cm", "Krevetka va pesto, 30 sm", "Garnelen und Pesto, 30 cm", "Креветка і песто, 30 см"),
    { price: 759, weight: 530 },
    ["pesto", "mozzarella", "shrimp", "cherry-tomato", "pizza-dough"],
    { modifiers: pizzaChoices },
  ),
  pizza(
    "pizza-bbq-chicken",
    t("Цыплёнок барбекю, 30 см", "BBQ chicken, 30 cm", "Barbekü Tavuklu, 30 cm", "Barbekyu tovuqli, 30 sm", "BBQ-Hähnchen, 30 cm", "Курча барбекю, 30 см"),
    { price: 669, weight: 570 },
    ["bbq-sauce", "mozzarella", "chicken", "bacon", "red-onion", "pizza-dough"],
    { discount: 20, modifiers: pizzaChoices },
  ),
  pizza(
    "pizza-diablo",
    t("Дьябло, 30 см", "Diablo, 30 cm", "Diablo, 30 cm", "Dyablo, 30 sm", "Diavolo, 30 cm", "Діабло, 30 см"),
    { price: 669, weight: 550 },
    ["tomato-sauce", "mozzarella", "chorizo", "jalapeno", "bell-pepper", "chili", "pizza-dough"],
    { accent: "spicy", modifiers: pizzaChoices },
  ),
  pizza(
    "pizza-vegetable",
    t("Овощная, 30 см", "Vegetable, 30 cm", "Sebzeli, 30 cm", "Sabzavotli, 30 sm", "Gemüse, 30 cm", "Овочева, 30 см"),
    { price: 449, weight: 550 },
    ["tomato-sauce", "mozzarella", "zucchini", "bell-pepper", "red-onion", "olives", "pizza-dough"],
    { modifiers: pizzaChoices },
  ),
  pizza(
    "pizza-caesar",
    t("Цезарь, 30 см", "Caesar, 30 cm", "Sezar, 30 cm", "Sezar, 30 sm", "Caesar, 30 cm", "Цезар, 30 см"),
    { price: 659, weight: 560 },
    ["cream-sauce", "mozzarella", "chicken", "cherry-tomato", "romaine", "parmesan", "caesar-sauce", "pizza-dough"],
    { modifiers: pizzaChoices },
  ),
  pizza(
    "pizza-meat",
    t("Мясная, 30 см", "Meat feast, 30 cm", "Bol Etli, 30 cm", "Goʻshtli, 30 sm", "Fleischpizza, 30 cm", "Мʼясна, 30 см"),
    { price: 719, weight: 590 },
    ["tomato-sauce", "mozzarella", "beef", "ham", "pepperoni", "bacon", "pizza-dough"],
    { modifiers: pizzaChoices },
  ),
  pizza(
    "pizza-truffle-mushroom",
    t("Грибы и трюфель, 30 см", "Mushroom and truffle, 30 cm", "Mantarlı Trüflü, 30 cm", "Qoʻziqorin va tryufel, 30 sm", "Pilze und Trüffel, 30 cm", "Гриби і трюфель, 30 см"),
    { price: 699, weight: 530 },
    ["cream-sauce", "mozzarella", "mushrooms", "truffle-sauce", "parmesan", "thyme", "pizza-dough"],
    { modifiers: pizzaChoices },
  ),
];
