import { dishes } from "../dish";
import type { SeedProduct } from "../types";

const sauce = dishes("nori", { group: "sauces" });

export const sauces: SeedProduct[] = [
  sauce("sauce-soy", { price: 39, weight: 40 }, "soy-sauce"),
  sauce("sauce-spicy", { price: 49, weight: 40 }, "spicy-sauce"),
  sauce("sauce-unagi", { price: 49, weight: 40 }, "unagi-sauce sesame"),
  sauce("sauce-nut", { price: 59, weight: 40 }, "sesame-sauce cashew"),
  sauce("sauce-sweet-chili", { price: 49, weight: 40 }, "sweet-chili"),
  sauce("sauce-garlic", { price: 45, weight: 40 }, "garlic-sauce dill"),
  sauce("sauce-cheese", { price: 49, weight: 40 }, "cheese-sauce"),
  sauce("ginger-portion", { price: 39, weight: 30 }, "ginger"),
  sauce("wasabi-portion", { price: 29, weight: 10 }, "wasabi"),
];
