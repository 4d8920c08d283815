import { meatless, share, shelf } from "./ingredient";

export const dairy = shelf(0.8, {
  "cream-cheese": meatless([7, 25, 4], "milk"),
  "baked-cheese": meatless([10, 30, 4], "milk", "egg"),
  mozzarella: meatless([20, 20, 2], "milk"),
  parmesan: share(0.3, meatless([36, 28, 3], "milk")),
  cheddar: meatless([25, 33, 2], "milk"),
  gorgonzola: meatless([20, 29, 2], "milk"),
  feta: meatless([14, 21, 4], "milk"),
  "goat-cheese": meatless([18, 21, 1], "milk"),
  suluguni: meatless([20, 22, 1], "milk"),
  mascarpone: meatless([5, 42, 4], "milk"),
  "cottage-cheese": share(2, meatless([17, 9, 3], "milk")),
  cream: meatless([3, 20, 4], "milk"),
  "sour-cream": share(0.5, meatless([3, 20, 3], "milk")),
  yoghurt: share(3, meatless([4, 3, 5], "milk")),
  milk: share(6, meatless([3, 3, 5], "milk")),
  butter: share(0.2, meatless([1, 82, 1], "milk")),
  "ice-cream": share(1.5, meatless([4, 11, 23], "milk")),
  egg: meatless([13, 11, 1], "egg"),
  omelette: meatless([10, 9, 5], "egg", "soy"),
});
