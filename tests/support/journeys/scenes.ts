import type { CityAlias } from "../sandbox/seed";
import type { ShopName } from "./shops";
import type { Language } from "../app/words";

/** Who orders where, by project: over the four of them every language and both brands have ordered. */
export type Scene = { where: ShopName; language: Language; city: CityAlias; dishes: string[] };

const sushi = ["set-philadelphia", "lemonade-citrus"];
const shawarma = ["ml-falafel-plate", "ml-plate-pilaf", "ml-wings"];

const deliveries: Record<string, Scene> = {
  desktop: { where: "nori", language: "ru", city: "spb", dishes: sushi },
  "desktop, no scripts": { where: "nori", language: "tr", city: "istanbul", dishes: sushi },
  phone: { where: "nori", language: "uk", city: "kyiv", dishes: sushi },
  "phone, no scripts": { where: "mylavash", language: "en", city: "spb", dishes: shawarma },
};

const takeaways: Record<string, Scene> = {
  desktop: { where: "mylavash", language: "en", city: "berlin", dishes: shawarma },
  "desktop, no scripts": { where: "nori", language: "de", city: "berlin", dishes: sushi },
  phone: { where: "nori", language: "uz", city: "almaty", dishes: sushi },
  "phone, no scripts": { where: "nori", language: "ru", city: "vyborg", dishes: sushi },
};

/** By card on the acquirer's page: one acquirer wants a parameter and an e-mail, the other has a key for cards too. */
const cards: Record<string, Scene> = {
  desktop: { where: "nori", language: "tr", city: "istanbul", dishes: sushi },
  "phone, no scripts": { where: "mylavash", language: "ru", city: "spb", dishes: shawarma },
};

/** By the bank's app. */
const apps: Record<string, Scene> = {
  desktop: { where: "mylavash", language: "de", city: "spb", dishes: shawarma },
  "phone, no scripts": { where: "nori", language: "uz", city: "kazan", dishes: sushi },
};

const sceneOf = (scenes: Record<string, Scene>, project: string): Scene =>
  scenes[project] ?? { where: "nori", language: "en", city: "spb", dishes: sushi };

export const deliveryScene = (project: string) => sceneOf(deliveries, project);
export const takeawayScene = (project: string) => sceneOf(takeaways, project);
export const cardScene = (project: string) => sceneOf(cards, project);
export const appScene = (project: string) => sceneOf(apps, project);
