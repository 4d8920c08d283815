import { dishes } from "../dish";
import { localised as t } from "../languages";
import { rollChoices } from "./modifiers";
import type { SeedProduct } from "../types";

const tempura = dishes({
  group: "baked",
  pieces: 8,
  frying: 3,
  related: ["ginger-portion", "sauce-unagi", "sauce-sweet-chili"],
});

export const tempuraRolls: SeedProduct[] = [
  tempura(
    "tempura-salmon",
    t(
      "Темпура с лососем",
      "Tempura with salmon",
      "Somonlu Tempura Roll",
      "Lososli tempura roll",
      "Tempura-Rolle mit Lachs",
      "Темпура з лососем",
    ),
    { price: 539, weight: 275 },
    ["salmon", "cream-cheese", "avocado", "panko", "spicy-sauce", "chives", "rice", "nori"],
    { modifiers: rollChoices },
  ),
  tempura(
    "tempura-shrimp",
    t(
      "Темпура с креветкой",
      "Tempura with shrimp",
      "Karidesli Tempura Roll",
      "Krevetkali tempura roll",
      "Tempura-Rolle mit Garnele",
      "Темпура з креветкою",
    ),
    { price: 559, weight: 270 },
    ["tiger-shrimp", "cream-cheese", "cucumber", "tempura", "sweet-chili", "rice", "nori"],
  ),
  tempura(
    "tempura-eel",
    t(
      "Темпура с угрём",
      "Tempura with eel",
      "Yılan Balıklı Tempura Roll",
      "Ilonbaliqli tempura roll",
      "Tempura-Rolle mit Aal",
      "Темпура з вугром",
    ),
    { price: 599, weight: 275 },
    ["eel", "cream-cheese", "omelette", "panko", "unagi-sauce", "sesame", "rice", "nori"],
  ),
  tempura(
    "tempura-chicken",
    t(
      "Темпура с курицей",
      "Tempura with chicken",
      "Tavuklu Tempura Roll",
      "Tovuqli tempura roll",
      "Tempura-Rolle mit Hähnchen",
      "Темпура з куркою",
    ),
    { price: 429, weight: 275 },
    ["chicken", "cream-cheese", "lettuce", "panko", "caesar-sauce", "parmesan", "rice", "nori"],
    { modifiers: rollChoices },
  ),
  tempura(
    "tempura-crab",
    t(
      "Темпура с крабом",
      "Tempura with crab",
      "Yengeçli Tempura Roll",
      "Krabli tempura roll",
      "Tempura-Rolle mit Krebsfleisch",
      "Темпура з крабом",
    ),
    { price: 519, weight: 270 },
    ["crab", "cream-cheese", "cucumber", "tempura", "mayonnaise", "tobiko", "rice", "nori"],
  ),
  tempura(
    "tempura-tuna",
    t(
      "Темпура с тунцом",
      "Tempura with tuna",
      "Ton Balıklı Tempura Roll",
      "Tunetsli tempura roll",
      "Tempura-Rolle mit Thunfisch",
      "Темпура з тунцем",
    ),
    { price: 569, weight: 270 },
    ["tuna", "avocado", "takuan", "panko", "wasabi-mayo", "rice", "nori"],
  ),
  tempura(
    "tempura-veggie",
    t(
      "Темпура с овощами",
      "Tempura with vegetables",
      "Sebzeli Tempura Roll",
      "Sabzavotli tempura roll",
      "Tempura-Rolle mit Gemüse",
      "Темпура з овочами",
    ),
    { price: 379, weight: 260 },
    ["avocado", "bell-pepper", "carrot", "asparagus", "tempura", "sesame-sauce", "rice", "nori"],
  ),
  tempura(
    "tempura-philadelphia",
    t(
      "Горячая Филадельфия",
      "Hot Philadelphia",
      "Sıcak Philadelphia Roll",
      "Issiq Filadelfiya roll",
      "Warme Philadelphia-Rolle",
      "Гаряча Філадельфія",
    ),
    { price: 579, weight: 290 },
    ["salmon", "cream-cheese", "nori", "rice", "tempura", "unagi-sauce", "tobiko"],
    { accent: "hit", modifiers: rollChoices },
  ),
];
