import { localised as t, type Localised } from "../seed/catalogue/languages";
import type { Accent } from "../seed/catalogue/types";

/** What an accent says on a dish's picture. */
export const accents: Record<Accent, Localised> = {
  hit: t("Хит", "Popular", "Çok satan", "Xit", "Beliebt", "Хіт"),
  new: t("Новинка", "New", "Yeni", "Yangi", "Neu", "Новинка"),
  spicy: t("Острое", "Spicy", "Acılı", "Achchiq", "Scharf", "Гостре"),
  vegetarian: t("Без мяса", "Vegetarian", "Vejetaryen", "Goʻshtsiz", "Vegetarisch", "Без мʼяса"),
};
