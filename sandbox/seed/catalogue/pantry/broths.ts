import { localised as t } from "../languages";
import { animal, hot, meatless, share, shelf } from "./ingredient";

export const broths = shelf(5, {
  "chicken-broth": animal(
    t("куриный бульон", "chicken broth", "tavuk suyu", "tovuq shoʻrvasi", "Hühnerbrühe", "курячий бульйон"),
    [2, 1, 1],
    "celery",
  ),
  "beef-broth": animal(
    t("говяжий бульон", "beef broth", "et suyu", "mol goʻshti shoʻrvasi", "Rinderbrühe", "яловичий бульйон"),
    [2, 1, 1],
    "celery",
  ),
  "pork-broth": animal(
    t("бульон тонкоцу", "tonkotsu broth", "tonkotsu suyu", "tonkotsu shoʻrvasi", "Tonkotsu-Brühe", "бульйон тонкоцу"),
    [3, 4, 1],
    "soy",
    "gluten",
  ),
  "shrimp-broth": hot(
    animal(
      t(
        "острый бульон из креветок",
        "spicy shrimp broth",
        "acılı karides suyu",
        "achchiq krevetka shoʻrvasi",
        "scharfe Garnelenbrühe",
        "гострий бульйон із креветок",
      ),
      [2, 1, 2],
      "crustaceans",
      "soy",
      "gluten",
    ),
  ),
  "tom-yum-broth": hot(
    animal(
      t("бульон том-ям", "tom yum broth", "tom yum suyu", "tom-yam shoʻrvasi", "Tom-Yam-Brühe", "бульйон том-ям"),
      [1, 2, 3],
      "crustaceans",
      "fish",
    ),
  ),
  "miso-broth": animal(
    t("мисо-бульон", "miso broth", "miso suyu", "miso shoʻrvasi", "Misobrühe", "місо-бульйон"),
    [2, 1, 3],
    "fish",
    "soy",
  ),
  "miso-broth-veg": meatless(
    t(
      "овощной мисо-бульон",
      "vegetable miso broth",
      "sebzeli miso suyu",
      "sabzavotli miso shoʻrvasi",
      "Gemüse-Misobrühe",
      "овочевий місо-бульйон",
    ),
    [2, 1, 3],
    "soy",
  ),
  water: share(6, meatless(t("вода", "water", "su", "suv", "Wasser", "вода"), [0, 0, 0])),
  "sparkling-water": share(
    6,
    meatless(
      t("газированная вода", "sparkling water", "soda", "gazli suv", "Sprudelwasser", "газована вода"),
      [0, 0, 0],
    ),
  ),
  cola: share(8, meatless(t("кола", "cola", "kola", "kola", "Cola", "кола"), [0, 0, 10.6])),
});
