import { dishes } from "../dish";
import type { SeedProduct } from "../types";

const sweet = dishes("mylavash", { group: "sweets", related: ["ml-tea-turkish"] });

export const sweets: SeedProduct[] = [
  sweet("ml-baklava", { price: 95, weight: 45 }, "filo-dough pistachio honey butter", { popular: true, sold_by: 2 }),
  sweet("ml-kunefe", { price: 319, weight: 180 }, "kadayif-dough suluguni butter sugar pistachio"),
  sweet("ml-syrniki", { price: 259, weight: 200, pieces: 3 }, "cottage-cheese egg wheat-flour sour-cream raspberry"),
  sweet("ml-halva-icecream", { price: 219, weight: 140, pieces: 3 }, "ice-cream halva honey", { type: "unavailable" }),
  sweet("ml-lokum", { price: 179, weight: 120, pieces: 6 }, "sugar starch pistachio rose"),
  sweet("ml-pancakes-banana", { price: 229, weight: 210 }, "banana chocolate lavash"),
];
