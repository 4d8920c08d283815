import { dishes } from "../dish";
import type { SeedProduct } from "../types";

const nigiri = dishes("nori", {
  group: "nigiri",
  pieces: 2,
  related: ["ginger-portion", "wasabi-portion", "sauce-soy"],
});

export const nigiriAndGunkan: SeedProduct[] = [
  nigiri("nigiri-salmon", { price: 229, weight: 70 }, "salmon rice"),
  nigiri("nigiri-tuna", { price: 239, weight: 70 }, "tuna rice"),
  nigiri("nigiri-shrimp", { price: 219, weight: 66 }, "shrimp rice"),
  nigiri("nigiri-eel", { price: 249, weight: 72 }, "eel unagi-sauce sesame rice nori"),
  nigiri("nigiri-scallop", { price: 279, weight: 68 }, "scallop lime rice"),
  nigiri("nigiri-omelette", { price: 159, weight: 74 }, "omelette nori rice"),
  nigiri("nigiri-torched-salmon", { price: 249, weight: 74 }, "torched-salmon spicy-sauce rice", { accent: "hit" }),
  nigiri("nigiri-avocado", { price: 169, weight: 68 }, "avocado sesame nori rice"),
  nigiri("nigiri-octopus", { price: 259, weight: 70 }, "octopus nori rice", { type: "unavailable" }),
  nigiri("gunkan-ikura", { price: 389, weight: 70 }, "ikura rice nori"),
  nigiri("gunkan-tobiko", { price: 119, weight: 35, pieces: 1 }, "tobiko rice nori", { sold_by: 2 }),
  nigiri("gunkan-spicy-salmon", { price: 129, weight: 38, pieces: 1 }, "salmon spicy-sauce spring-onion rice nori", {
    sold_by: 2,
  }),
  nigiri("gunkan-spicy-tuna", { price: 269, weight: 76 }, "tuna spicy-sauce sesame rice nori"),
  nigiri("gunkan-chuka", { price: 179, weight: 72 }, "wakame-salad sesame-sauce sesame rice nori"),
  nigiri("gunkan-crab", { price: 239, weight: 74 }, "crab mayonnaise tobiko rice nori"),
  nigiri("gunkan-scallop-baked", { price: 299, weight: 84 }, "scallop baked-cheese unagi-sauce rice nori", {
    type: "stop",
  }),
];
