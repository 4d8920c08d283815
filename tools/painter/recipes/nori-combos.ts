import { bento } from "../kinds/bento";
import { combo } from "../kinds/combo";
import { cup } from "../kinds/cup";
import { glass } from "../kinds/drink";
import { maki } from "../kinds/maki";
import { nigiri } from "../kinds/nigiri";
import { pizza } from "../kinds/pizza";
import { roll } from "../kinds/roll";
import { snack } from "../kinds/snack";
import { wok } from "../kinds/wok";
import { noriSoups } from "./nori-soups";

const lemonade = glass({ drink: ["#F9D64A", "#F6B52A"], ice: 3, floats: [["lemon", 2, 1.5]], straw: "#E8593A" });
const threeGyoza = snack({ dish: "cream", item: "gyoza-chicken", layout: "three", size: 1.35 });
const greenTea = cup({
  saucer: "sage",
  cup: "cream",
  drink: ["#A9A83C", "#C9C46A"],
  floats: [["tea-leaf", 6, 1.3]],
  handle: false,
});

export const noriCombos = {
  "combo-lunch-ramen": combo({
    base: "red-tray",
    turn: -0.06,
    parts: [
      { recipe: noriSoups["ramen-chicken"], x: 152, y: 246, scale: 0.58 },
      { recipe: threeGyoza, x: 356, y: 172, scale: 0.42 },
      { recipe: greenTea, x: 360, y: 334, scale: 0.34 },
    ],
  }),
  "combo-lunch-wok": combo({
    base: "board",
    turn: 0.06,
    parts: [
      {
        recipe: wok({
          box: "black",
          noodles: "egg",
          heaps: [
            ["red-pepper", 9],
            ["yellow-pepper", 9],
            ["chicken", 15],
          ],
          sauce: "teriyaki",
        }),
        x: 146,
        y: 240,
        scale: 0.57,
      },
      { recipe: noriSoups.miso, x: 366, y: 246, scale: 0.43 },
    ],
  }),
  "combo-sushi-miso": combo({
    base: "black-tray",
    turn: 0.05,
    parts: [
      { recipe: maki({ dish: "rice", layout: "threeTwoThree", fill: ["salmon"] }), x: 142, y: 240, scale: 0.54 },
      { recipe: noriSoups.miso, x: 362, y: 240, scale: 0.44 },
    ],
  }),
  "combo-three": combo({
    base: "dark-board",
    turn: -0.08,
    parts: [
      { recipe: maki({ dish: "rice", layout: "ring", fill: ["cucumber"] }), x: 126, y: 168, scale: 0.42 },
      {
        recipe: nigiri({ dish: "sage", pieces: [{ top: "salmon" }, { top: "salmon" }], garnish: "none" }),
        x: 350,
        y: 160,
        scale: 0.42,
      },
      {
        recipe: roll({ layout: "faces", dish: "blue", fill: ["salmon", "cheese", "avocado"], garnish: "none" }),
        x: 240,
        y: 320,
        scale: 0.42,
      },
    ],
  }),
  "combo-pizza-two": combo({
    base: "none",
    parts: [
      { recipe: pizza({ toppings: [["pepperoni", 15, 58]], shape: 31 }), x: 194, y: 204, scale: 0.78 },
      { recipe: lemonade, x: 394, y: 330, scale: 0.42 },
      { recipe: lemonade, x: 282, y: 402, scale: 0.4, turn: 0.4 },
    ],
  }),
  "kids-bento": bento({ colour: "#F0663E" }),
  "kids-noodles": wok({
    box: "red",
    noodles: "plain",
    heaps: [
      ["carrot", 10, 0.7],
      ["corn", 10],
      ["chicken", 10],
    ],
    zoom: 0.88,
    turn: -0.3,
  }),
  "kids-pizza": pizza({
    cheese: 0.22,
    toppings: [["corn", 8, 60, 0.7]],
    shape: 33,
    herbs: 0,
    zoom: 0.84,
    placed: [
      ...[0, 1, 2, 3, 4, 5].flatMap((index) => {
        const angle = (index / 6) * 2 * Math.PI;
        return [-72, 72].map((side) => ({
          name: "ham" as const,
          x: 240 + side + Math.cos(angle) * 22,
          y: 178 + Math.sin(angle) * 22,
          turn: angle,
          size: 0.9,
        }));
      }),
      { name: "corn" as const, x: 168, y: 178, size: 0.8 },
      { name: "corn" as const, x: 312, y: 178, size: 0.8 },
      ...Array.from({ length: 9 }, (_, index) => {
        const angle = 0.35 + (index / 8) * (Math.PI - 0.7);
        return { name: "corn" as const, x: 240 + Math.cos(angle) * 112, y: 226 + Math.sin(angle) * 100, size: 0.9 };
      }),
    ],
  }),
};
