import { dishes } from "../dish";
import type { SeedProduct } from "../types";

const sauce = dishes("mylavash", { group: "sauces" });

export const sauces: SeedProduct[] = [
  sauce("ml-sauce-garlic", { price: 45, weight: 40 }, "garlic-sauce dill", { popular: true }),
  sauce("ml-sauce-cheese", { price: 49, weight: 40 }, "cheese-sauce"),
  sauce("ml-sauce-adjika", { price: 45, weight: 40 }, "adjika"),
  sauce("ml-sauce-tahini", { price: 49, weight: 40 }, "tahini sesame"),
  sauce("ml-sauce-tkemali", { price: 49, weight: 40 }, "tkemali"),
  sauce("ml-sauce-bbq", { price: 45, weight: 40 }, "bbq-sauce"),
];
