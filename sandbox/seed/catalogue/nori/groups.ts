import { menuGroups } from "../menu-groups";

export const groups = menuGroups("nori", [
  { alias: "rolls", show_on_main: true },
  { alias: "salmon", show_on_main: false },
  { alias: "baked", show_on_main: false },
  { alias: "maki", show_on_main: false },
  { alias: "sets", show_on_main: false },
  { alias: "nigiri", show_on_main: false },
  { alias: "wok", show_on_main: true },
  { alias: "pizza", show_on_main: true },
  { alias: "soups", show_on_main: false },
  { alias: "salads", show_on_main: false },
  { alias: "shawarma", show_on_main: false },
  { alias: "snacks", show_on_main: false },
  { alias: "combos", show_on_main: false },
  { alias: "desserts", show_on_main: false },
  { alias: "drinks", show_on_main: false },
  { alias: "sauces", show_on_main: false },
]);
