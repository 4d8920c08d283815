import { gunkan } from "../kinds/gunkan";
import { nigiri } from "../kinds/nigiri";

const two = <T>(look: T): readonly [T, T] => [look, look];

export const noriNigiri = {
  "nigiri-salmon": nigiri({ dish: "blue", pieces: two({ top: "salmon" }) }),
  "nigiri-tuna": nigiri({ dish: "rice", pieces: two({ top: "tuna" }), lean: -0.6 }),
  "nigiri-shrimp": nigiri({ dish: "ink", pieces: two({ top: "shrimp" }), lean: -1.2, garnish: "lemon-wedge" }),
  "nigiri-eel": nigiri({
    dish: "cream",
    pieces: two({ top: "eel", belt: true, sauce: "unagi", sesame: 34 }),
    lean: -0.8,
    mirror: true,
  }),
  "nigiri-scallop": nigiri({ dish: "plum", pieces: two({ top: "scallop", zest: 30 }), garnish: "lime-wedge" }),
  "nigiri-omelette": nigiri({ dish: "ice", pieces: two({ top: "omelette", belt: true }), lean: -0.5 }),
  "nigiri-torched-salmon": nigiri({
    dish: "ink",
    pieces: two({ top: "torched-salmon", dots: "spicy" }),
    lean: -0.75,
    mirror: true,
  }),
  "nigiri-avocado": nigiri({ dish: "sand", pieces: two({ top: "avocado", belt: true, sesame: 16 }), lean: -1.1 }),
  "nigiri-octopus": nigiri({
    dish: "sage",
    pieces: two({ top: "octopus", belt: true }),
    lean: -0.65,
    garnish: "lemon-wedge",
    mirror: true,
  }),
  "gunkan-ikura": gunkan({ dish: "ink", pieces: two({ roe: "ikura" }) }),
  "gunkan-tobiko": gunkan({ dish: "rice", pieces: two({ roe: "tobiko" }), mirror: true }),
  "gunkan-spicy-salmon": gunkan({
    dish: "blue",
    pieces: two({ heap: [["salmon-flake", 60]], sauce: "spicy", chives: 18 }),
    turn: 0.3,
  }),
  "gunkan-spicy-tuna": gunkan({
    dish: "cream",
    pieces: two({ heap: [["tuna", 60, 0.9]], sauce: "spicy", sesame: 26 }),
    turn: -0.35,
  }),
  "gunkan-chuka": gunkan({
    dish: "clay",
    pieces: two({ heap: [["chuka", 70, 1.2]], sauce: "goma", sesame: 26 }),
    mirror: true,
    turn: 0.2,
  }),
  "gunkan-crab": gunkan({
    dish: "ink",
    pieces: two({ heap: [["crab-shred", 80, 1.9]], sauce: "mayo", speckle: "tobiko" }),
    turn: 0.55,
  }),
  "gunkan-scallop-baked": gunkan({
    dish: "sage",
    pieces: two({ heap: [["cream-cheese", 10]], melted: true, sauce: "unagi" }),
    mirror: true,
    turn: -0.2,
  }),
};
