import { localised as t } from "./languages";

/** What must be named to a guest with an allergy, in the order in which lists show it. */
export const allergens = {
  fish: t("рыба", "fish", "balık", "baliq", "Fisch", "риба"),
  crustaceans: t("ракообразные", "crustaceans", "kabuklular", "qisqichbaqasimonlar", "Krebstiere", "ракоподібні"),
  molluscs: t("моллюски", "molluscs", "yumuşakçalar", "mollyuskalar", "Weichtiere", "молюски"),
  milk: t("молоко", "milk", "süt", "sut", "Milch", "молоко"),
  egg: t("яйцо", "egg", "yumurta", "tuxum", "Ei", "яйце"),
  gluten: t("глютен", "gluten", "gluten", "glyuten", "Gluten", "глютен"),
  soy: t("соя", "soy", "soya", "soya", "Soja", "соя"),
  sesame: t("кунжут", "sesame", "susam", "kunjut", "Sesam", "кунжут"),
  nuts: t("орехи", "nuts", "sert kabuklu yemişler", "yongʻoqlar", "Schalenfrüchte", "горіхи"),
  peanuts: t("арахис", "peanuts", "yer fıstığı", "yeryongʻoq", "Erdnüsse", "арахіс"),
  mustard: t("горчица", "mustard", "hardal", "xantal", "Senf", "гірчиця"),
  celery: t("сельдерей", "celery", "kereviz", "selderey", "Sellerie", "селера"),
};

export type AllergenKey = keyof typeof allergens;

export const allergenKeys = Object.keys(allergens) as AllergenKey[];
