import { localised as t } from "../languages";
import { animal, hot, meatless, share, shelf } from "./ingredient";

export const sauces = shelf(0.3, {
  "soy-sauce": meatless(
    t("соевый соус", "soy sauce", "soya sosu", "soya sousi", "Sojasauce", "соєвий соус"),
    [8, 0, 6],
    "soy",
    "gluten",
  ),
  "unagi-sauce": meatless(
    t("соус унаги", "unagi sauce", "unagi sosu", "unagi sousi", "Unagi-Sauce", "соус унагі"),
    [4, 0, 40],
    "soy",
    "gluten",
  ),
  teriyaki: meatless(
    t("соус терияки", "teriyaki sauce", "teriyaki sosu", "teriyaki sousi", "Teriyaki-Sauce", "соус теріякі"),
    [5, 0, 30],
    "soy",
    "gluten",
  ),
  "spicy-sauce": hot(
    meatless(
      t("спайси-соус", "spicy sauce", "baharatlı sos", "achchiq spaysi sousi", "scharfe Mayo-Sauce", "спайсі-соус"),
      [1, 45, 8],
      "egg",
      "mustard",
    ),
  ),
  "sweet-chili": meatless(
    t(
      "соус свит-чили",
      "sweet chilli sauce",
      "tatlı acı sos",
      "shirin chili sousi",
      "süße Chilisauce",
      "соус світ-чилі",
    ),
    [0, 0, 45],
  ),
  mayonnaise: meatless(
    t("майонез", "mayonnaise", "mayonez", "mayonez", "Mayonnaise", "майонез"),
    [1, 67, 3],
    "egg",
    "mustard",
  ),
  "wasabi-mayo": hot(
    meatless(
      t("васаби-майонез", "wasabi mayo", "vasabili mayonez", "vasabili mayonez", "Wasabi-Mayo", "васабі-майонез"),
      [1, 60, 5],
      "egg",
      "mustard",
    ),
  ),
  "caesar-sauce": animal(
    t("соус цезарь", "Caesar dressing", "Sezar sosu", "sezar sousi", "Caesar-Dressing", "соус цезар"),
    [2, 45, 4],
    "egg",
    "milk",
    "fish",
    "mustard",
  ),
  "tomato-sauce": share(
    0.8,
    meatless(
      t("томатный соус", "tomato sauce", "domates sosu", "pomidor sousi", "Tomatensauce", "томатний соус"),
      [2, 2, 8],
    ),
  ),
  "cream-sauce": share(
    0.6,
    meatless(
      t("сливочный соус", "cream sauce", "kremalı sos", "qaymoqli sous", "Sahnesauce", "вершковий соус"),
      [3, 20, 5],
      "milk",
    ),
  ),
  pesto: meatless(t("песто", "pesto", "pesto", "pesto", "Pesto", "песто"), [5, 45, 6], "milk", "nuts"),
  "bbq-sauce": meatless(
    t("соус барбекю", "BBQ sauce", "barbekü sosu", "barbekyu sousi", "BBQ-Sauce", "соус барбекю"),
    [1, 0, 40],
    "mustard",
    "celery",
  ),
  "garlic-sauce": meatless(
    t("чесночный соус", "garlic sauce", "sarımsaklı sos", "sarimsoqli sous", "Knoblauchsauce", "часниковий соус"),
    [2, 30, 5],
    "milk",
    "egg",
  ),
  "cheese-sauce": meatless(
    t("сырный соус", "cheese sauce", "peynir sosu", "pishloqli sous", "Käsesauce", "сирний соус"),
    [5, 28, 6],
    "milk",
  ),
  "yoghurt-sauce": meatless(
    t("йогуртовый соус", "yoghurt sauce", "yoğurt sosu", "yogurtli sous", "Joghurtsauce", "йогуртовий соус"),
    [4, 8, 5],
    "milk",
  ),
  adjika: hot(meatless(t("аджика", "adjika", "acılı acuka", "ajika", "Adschika", "аджика"), [2, 2, 10])),
  tahini: meatless(t("тахини", "tahini", "tahin", "taxini", "Tahini", "тахіні"), [17, 50, 12], "sesame"),
  tkemali: meatless(
    t("ткемали", "tkemali plum sauce", "ekşi erik sosu", "tkemali sousi", "Tkemali-Pflaumensauce", "ткемалі"),
    [1, 0, 15],
  ),
  "sesame-sauce": meatless(
    t(
      "ореховый соус",
      "nut and sesame sauce",
      "fındıklı susam sosu",
      "yongʻoqli kunjut sousi",
      "Nuss-Sesam-Sauce",
      "горіховий соус",
    ),
    [7, 35, 15],
    "sesame",
    "nuts",
    "soy",
    "gluten",
  ),
  "peanut-sauce": meatless(
    t("арахисовый соус", "peanut sauce", "yer fıstığı sosu", "yeryongʻoq sousi", "Erdnusssauce", "арахісовий соус"),
    [12, 30, 18],
    "peanuts",
    "soy",
    "gluten",
  ),
  ponzu: animal(
    t("соус понзу", "ponzu", "ponzu sosu", "ponzu sousi", "Ponzu-Sauce", "соус понзу"),
    [4, 0, 10],
    "fish",
    "soy",
    "gluten",
  ),
  "truffle-sauce": meatless(
    t("трюфельный соус", "truffle sauce", "trüf sosu", "tryufel sousi", "Trüffelsauce", "трюфельний соус"),
    [2, 40, 4],
    "egg",
    "milk",
    "mustard",
  ),
  "oyster-sauce": animal(
    t("устричный соус", "oyster sauce", "istiridye sosu", "ustritsa sousi", "Austernsauce", "устричний соус"),
    [2, 0, 22],
    "molluscs",
    "soy",
    "gluten",
  ),
  "black-pepper-sauce": meatless(
    t(
      "соус с чёрным перцем",
      "black pepper sauce",
      "karabiber sosu",
      "qora murchli sous",
      "Pfeffersauce",
      "соус із чорним перцем",
    ),
    [3, 3, 14],
    "soy",
    "gluten",
  ),
  "tamarind-sauce": meatless(
    t("соус тамаринд", "tamarind sauce", "demirhindi sosu", "tamarind sousi", "Tamarindensauce", "соус тамаринд"),
    [2, 1, 40],
    "soy",
  ),
  ketchup: meatless(t("кетчуп", "ketchup", "ketçap", "ketchup", "Ketchup", "кетчуп"), [1, 0, 25], "celery"),
  "mustard-dressing": meatless(
    t("горчичная заправка", "mustard dressing", "hardallı sos", "xantalli sous", "Senfdressing", "гірчична заправка"),
    [2, 35, 6],
    "mustard",
  ),
  "honey-dressing": meatless(
    t("медовая заправка", "honey dressing", "ballı sos", "asalli sous", "Honigdressing", "медова заправка"),
    [1, 30, 25],
    "mustard",
  ),
  "berry-sauce": meatless(
    t("ягодный соус", "berry sauce", "orman meyveli sos", "rezavor mevali sous", "Beerensauce", "ягідний соус"),
    [0, 0, 40],
  ),
});
