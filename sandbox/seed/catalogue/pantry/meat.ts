import { localised as t } from "../languages";
import { animal, hot } from "./ingredient";

export const meat = {
  chicken: animal(t("курица", "chicken", "tavuk", "tovuq", "Hähnchen", "курка"), [23, 5, 0]),
  "grilled-chicken": animal(
    t("курица гриль", "grilled chicken", "ızgara tavuk", "grilda tovuq", "gegrilltes Hähnchen", "курка гриль"),
    [25, 8, 0],
  ),
  "chicken-wings": animal(
    t("куриные крылышки", "chicken wings", "tavuk kanadı", "tovuq qanotlari", "Hähnchenflügel", "курячі крильця"),
    [22, 15, 0],
  ),
  turkey: animal(t("индейка", "turkey", "hindi", "kurka", "Putenfleisch", "індичка"), [24, 4, 0]),
  beef: animal(t("говядина", "beef", "dana eti", "mol goʻshti", "Rindfleisch", "яловичина"), [25, 13, 0]),
  lamb: animal(t("баранина", "lamb", "kuzu eti", "qoʻy goʻshti", "Lammfleisch", "баранина"), [22, 17, 0]),
  "lamb-kofta": animal(
    t("люля из баранины", "lamb kofta", "kuzu köfte", "qoʻy goʻshtidan lula", "Lammköfte", "люля з баранини"),
    [18, 18, 3],
  ),
  pork: animal(t("свинина", "pork", "domuz eti", "choʻchqa goʻshti", "Schweinefleisch", "свинина"), [22, 16, 0]),
  bacon: animal(t("бекон", "bacon", "bacon", "bekon", "Bacon", "бекон"), [20, 35, 1]),
  ham: animal(t("ветчина", "ham", "jambon", "vetchina", "Schinken", "шинка"), [18, 9, 2]),
  pepperoni: animal(t("пепперони", "pepperoni", "pepperoni", "pepperoni", "Peperoniwurst", "пепероні"), [20, 40, 2]),
  chorizo: hot(animal(t("чоризо", "chorizo", "chorizo", "chorizo", "Chorizo", "чорізо"), [22, 35, 2])),
};
