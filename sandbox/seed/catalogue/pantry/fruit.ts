import { meatless, share, shelf } from "./ingredient";

export const fruit = shelf(0.8, {
  lemon: share(0.5, meatless([1, 0, 6])),
  lime: share(0.3, meatless([1, 0, 8])),
  orange: meatless([1, 0, 11]),
  mango: meatless([1, 0, 15]),
  "passion-fruit": share(0.4, meatless([2, 1, 20])),
  pineapple: meatless([1, 0, 13]),
  strawberry: meatless([1, 0, 8]),
  raspberry: share(0.4, meatless([1, 1, 12])),
  blueberry: share(0.4, meatless([1, 0, 14])),
  cranberry: meatless([0, 0, 12]),
  "sea-buckthorn": meatless([1, 5, 6]),
  banana: meatless([1, 0, 23]),
  kiwi: meatless([1, 1, 15]),
  apple: meatless([0, 0, 14]),
  pomegranate: share(0.5, meatless([2, 1, 19])),
  prunes: share(0.4, meatless([2, 0, 64])),
  "dried-apricots": share(0.4, meatless([3, 1, 63])),
  "coconut-milk": share(1, meatless([2, 18, 4])),
});
