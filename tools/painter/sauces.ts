import type { Pour } from "./sprinkles";

/** Sauces as they are poured over food. */
export const SAUCES = {
  unagi: { colour: "#2A0F06" },
  teriyaki: { colour: "#4A1E0A", gloss: 0.95 },
  bbq: { colour: "#4E1608", gloss: 0.95 },
  spicy: { colour: "#F07A2B", gloss: 0.8 },
  mayo: { colour: "#FFF3D6", gloss: 0.75, glow: 0.5 },
  caesar: { colour: "#FBEBBE", gloss: 0.75, glow: 0.5 },
  goma: { colour: "#E2BE86", gloss: 0.75, glow: 0.4 },
  truffle: { colour: "#6B4A1C", gloss: 0.9 },
  wasabi: { colour: "#C3D98A", gloss: 0.7, glow: 0.5 },
  chili: { colour: "#C41F14", gloss: 0.95, glow: 0.5 },
  "sweet-chili": { colour: "#D9321C", gloss: 0.95, glow: 0.6 },
  cheese: { colour: "#F7B52E", gloss: 0.85, glow: 0.4 },
  garlic: { colour: "#FFF8E6", gloss: 0.75, glow: 0.6 },
  yoghurt: { colour: "#FFFFFF", gloss: 0.7, glow: 0.6 },
  tahini: { colour: "#EBD3A2", gloss: 0.75, glow: 0.5 },
  adjika: { colour: "#B3200F", gloss: 0.85, glow: 0.4 },
  tkemali: { colour: "#7A1626", gloss: 0.92, glow: 0.4 },
  pesto: { colour: "#4F7A1E", gloss: 0.8, glow: 0.4 },
  chocolate: { colour: "#3A1A0C", gloss: 0.92 },
  honey: { colour: "#D98A1C", gloss: 0.98, glow: 0.8 },
  mustard: { colour: "#E2B02E", gloss: 0.8, glow: 0.4 },
  oil: { colour: "#C9B22E", gloss: 0.98, glow: 0.8 },
} as const satisfies Record<string, Pour>;

export type SauceName = keyof typeof SAUCES;
