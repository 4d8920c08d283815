import { dishes } from "../dish";
import type { SeedProduct } from "../types";

const soup = dishes("mylavash", { group: "soups", related: ["ml-grill-suluguni", "ml-tea-turkish"] });

export const soups: SeedProduct[] = [
  soup("ml-soup-lentil", { price: 219, weight: 300 }, "lentils carrot onion cumin lemon mint", { accent: "hit" }),
  soup("ml-soup-chicken", { price: 199, weight: 320 }, "chicken-broth chicken egg-noodles carrot dill"),
  soup("ml-soup-kharcho", { price: 279, weight: 330 }, "beef-broth beef rice tomato garlic coriander chili"),
  soup("ml-soup-mushroom", { price: 239, weight: 300 }, "mushrooms cream potato onion croutons"),
  soup("ml-soup-okroshka", { price: 209, weight: 300 }, "yoghurt cucumber garlic walnut dill", { accent: "new" }),
];
