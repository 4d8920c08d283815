import { dishes } from "../dish";
import { wokChoices, wokExtras } from "./modifiers";
import type { SeedProduct } from "../types";

const wok = dishes("nori", {
  group: "wok",
  frying: 2,
  related: ["spring-rolls-vegetable", "lemonade-citrus", "sauce-sweet-chili"],
});

export const woks: SeedProduct[] = [
  wok(
    "wok-chicken",
    { price: 399, weight: 320 },
    "chicken egg-noodles bell-pepper carrot green-beans teriyaki sesame",
    { accent: "hit", modifiers: wokChoices("egg-noodles", "teriyaki") },
  ),
  wok("wok-shrimp", { price: 469, weight: 320 }, "tiger-shrimp udon bell-pepper broccoli carrot oyster-sauce", {
    popular: true,
    modifiers: wokChoices("udon", "oyster-sauce"),
  }),
  wok("wok-beef", { price: 459, weight: 330 }, "beef soba bell-pepper onion leek black-pepper-sauce sesame", {
    modifiers: wokChoices("soba", "black-pepper-sauce"),
  }),
  wok("wok-pork", { price: 429, weight: 330 }, "pork udon chinese-cabbage carrot sweet-chili", {
    discount: 10,
    modifiers: wokChoices("udon", "sweet-chili"),
  }),
  wok("wok-seafood", { price: 529, weight: 330 }, "shrimp squid mussels rice-noodles bell-pepper oyster-sauce lime", {
    modifiers: wokChoices("rice-noodles", "oyster-sauce"),
  }),
  wok(
    "wok-veggie",
    { price: 379, weight: 310 },
    "broccoli bell-pepper carrot zucchini mushrooms glass-noodles soy-sauce",
    { accent: "vegetarian", modifiers: wokChoices("glass-noodles", "soy-sauce") },
  ),
  wok("wok-tofu", { price: 389, weight: 320 }, "tofu soba shiitake bell-pepper edamame soy-sauce sesame", {
    modifiers: wokChoices("soba", "soy-sauce"),
  }),
  wok("wok-salmon", { price: 519, weight: 330 }, "salmon udon broccoli spinach cream-sauce", { modifiers: wokExtras }),
  wok("fried-rice-chicken", { price: 379, weight: 310 }, "chicken fried-rice egg corn carrot spring-onion soy-sauce", {
    modifiers: wokExtras,
  }),
  wok("fried-rice-shrimp", { price: 439, weight: 310 }, "shrimp fried-rice egg edamame carrot spring-onion soy-sauce", {
    modifiers: wokExtras,
  }),
  wok("pad-thai", { price: 479, weight: 330 }, "shrimp rice-noodles egg peanut bean-sprouts lime tamarind-sauce", {
    accent: "new",
  }),
];
