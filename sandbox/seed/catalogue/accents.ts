import { localised } from "../../texts";

export const accents = {
  hit: localised("accents.hit"),
  new: localised("accents.new"),
  spicy: localised("accents.spicy"),
  vegetarian: localised("accents.vegetarian"),
};

export type Accent = keyof typeof accents;
