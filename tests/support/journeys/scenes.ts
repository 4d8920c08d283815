import type { CityAlias } from "../sandbox/seed";
import type { ShopName } from "./shops";
import type { Language } from "../app/words";

/** Who orders where, by project: over all of them every language and both brands have ordered. */
export type Scene = { where: ShopName; language: Language; city: CityAlias; dishes: string[] };

const sushi = ["set-philadelphia", "lemonade-citrus"];
const shawarma = ["ml-falafel-plate", "ml-plate-pilaf", "ml-wings"];

const deliveries: Record<string, Scene> = {
  desktop: { where: "nori", language: "ru", city: "spb", dishes: sushi },
  phone: { where: "nori", language: "uk", city: "kyiv", dishes: sushi },
  "phone, no scripts": { where: "mylavash", language: "en", city: "spb", dishes: shawarma },
};

const takeaway: Scene = { where: "nori", language: "uz", city: "almaty", dishes: sushi };

/** By card on the acquirer's page, which wants a parameter and an e-mail. */
const card: Scene = { where: "nori", language: "tr", city: "istanbul", dishes: sushi };

/** By the bank's app. */
const app: Scene = { where: "mylavash", language: "de", city: "spb", dishes: shawarma };

export const scenes = { takeaway, card, app };

export const deliveryScene = (project: string): Scene =>
  deliveries[project] ?? { where: "nori", language: "en", city: "spb", dishes: sushi };
