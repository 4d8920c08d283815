import { meatless, share, shelf } from "./ingredient";

export const sweets = shelf(0.4, {
  sesame: share(0.08, meatless([18, 49, 12], "sesame")),
  cashew: share(0.2, meatless([18, 44, 30], "nuts")),
  peanut: share(0.2, meatless([26, 49, 16], "peanuts")),
  walnut: share(0.25, meatless([15, 65, 14], "nuts")),
  pistachio: meatless([20, 45, 28], "nuts"),
  "pumpkin-seeds": share(0.15, meatless([30, 49, 11])),
  sugar: share(0.6, meatless([0, 0, 100])),
  honey: meatless([0, 0, 80]),
  chocolate: meatless([6, 35, 52], "milk", "soy"),
  halva: meatless([12, 30, 54], "sesame"),
});
