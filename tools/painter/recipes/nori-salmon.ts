import { gunkan } from "../kinds/gunkan";
import { nigiri } from "../kinds/nigiri";
import { roll } from "../kinds/roll";
import { sashimi } from "../kinds/sashimi";

export const noriSalmon = {
  "royal-salmon": roll({
    layout: "twoRows",
    dish: "rice",
    top: "salmon",
    torched: true,
    fill: ["shrimp", "avocado", "cheese"],
    roe: "ikura",
  }),
  "nigiri-trio": nigiri({ dish: "ink", pieces: [{ top: "salmon" }, { top: "tuna" }, { top: "shrimp" }] }),
  "ikura-gunkans": gunkan({
    dish: "blue",
    pieces: [{ roe: "ikura" }, { roe: "tobikoGreen" }, { heap: [["salmon-flake", 60]], sauce: "spicy", chives: 14 }],
  }),
  "salmon-tataki": sashimi({ dish: "ink", slice: "tataki-slice", layout: "fan", count: 8, ponzu: true }),
  "salmon-sashimi": sashimi({ dish: "ice", slice: "salmon-slice", layout: "rows", count: 9 }),
  "salmon-truffle": roll({
    layout: "stairs",
    dish: "ink",
    top: "torched-salmon",
    fill: ["salmon", "cheese", "avocado"],
    sauce: ["truffle"],
    roe: "tobikoBlack",
    mirror: true,
  }),
};
