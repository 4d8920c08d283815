import { menuGroups } from "../menu-groups";

export const groups = menuGroups("mylavash", [
  { alias: "shawarma", show_on_main: true },
  { alias: "grill", show_on_main: false },
  { alias: "falafel", show_on_main: true },
  { alias: "snacks", show_on_main: false },
  { alias: "plates", show_on_main: true },
  { alias: "soups", show_on_main: false },
  { alias: "sauces", show_on_main: false },
  { alias: "drinks", show_on_main: false },
  { alias: "sweets", show_on_main: false },
]);
