import { type ComponentType } from "react";
import { type LogoProps } from "./logo-props";
import * as mylavash from "./mylavash/logo";
import * as nori from "./nori/logo";

export type BrandId = "nori" | "mylavash";

export type Brand = {
  id: BrandId;
  name: string;
  /** The word as the logo writes it. */
  word: string;
  /** The mark alone; decoration, the name stands beside it or on the link. */
  Mark: ComponentType<LogoProps>;
  /** Mark and word. */
  Logo: ComponentType<LogoProps>;
};

export const brands: Record<BrandId, Brand> = {
  nori: { id: "nori", name: "Nori", word: "nori", ...nori },
  mylavash: { id: "mylavash", name: "MyLavash", word: "mylavash", ...mylavash },
};

export function isBrandId(value: unknown): value is BrandId {
  return value === "nori" || value === "mylavash";
}
