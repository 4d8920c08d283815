import { dishes } from "../dish";
import { localised as t } from "../languages";
import type { SeedProduct } from "../types";

const sauce = dishes({ group: "sauces" });

export const sauces: SeedProduct[] = [
  sauce(
    "ml-sauce-garlic",
    t("Чесночный соус", "Garlic sauce", "Sarımsaklı Sos", "Sarimsoqli sous", "Knoblauchsauce", "Часниковий соус"),
    { price: 45, weight: 40 },
    ["garlic-sauce", "dill"],
    { popular: true },
  ),
  sauce(
    "ml-sauce-cheese",
    t("Сырный соус", "Cheese sauce", "Peynir Sosu", "Pishloqli sous", "Käsesauce", "Сирний соус"),
    { price: 49, weight: 40 },
    ["cheese-sauce"],
    {
      lead: t(
        "К картофелю и шаурме.",
        "For fries and shawarma.",
        "Patates ve şavurma için.",
        "Kartoshka va shaurma uchun.",
        "Zu Pommes und Schawarma.",
        "До картоплі та шаурми.",
      ),
    },
  ),
  sauce(
    "ml-sauce-adjika",
    t("Аджика", "Adjika", "Acılı Acuka", "Ajika", "Adschika", "Аджика"),
    { price: 45, weight: 40 },
    ["adjika"],
    {
      lead: t(
        "Томаты, чеснок и острый перец.",
        "Tomatoes, garlic and hot pepper.",
        "Domates, sarımsak ve acı biber.",
        "Pomidor, sarimsoq va achchiq qalampir.",
        "Tomaten, Knoblauch und scharfe Paprika.",
        "Томати, часник і гострий перець.",
      ),
    },
  ),
  sauce(
    "ml-sauce-tahini",
    t("Тахини", "Tahini", "Tahin Sosu", "Taxini", "Tahini", "Тахіні"),
    { price: 49, weight: 40 },
    ["tahini", "sesame"],
  ),
  sauce(
    "ml-sauce-tkemali",
    t("Ткемали", "Tkemali", "Ekşi Erik Sosu", "Tkemali", "Tkemali-Pflaumensauce", "Ткемалі"),
    { price: 49, weight: 40 },
    ["tkemali"],
    {
      lead: t(
        "Кисло-сладкий, из слив.",
        "Sweet and sour, made of plums.",
        "Erikten, mayhoş.",
        "Olxoʻridan, nordon-shirin.",
        "Süßsauer, aus Pflaumen.",
        "Кисло-солодкий, зі слив.",
      ),
    },
  ),
  sauce(
    "ml-sauce-bbq",
    t("Барбекю", "BBQ sauce", "Barbekü Sosu", "Barbekyu sousi", "BBQ-Sauce", "Барбекю"),
    { price: 45, weight: 40 },
    ["bbq-sauce"],
    {
      lead: t(
        "Сладкий, с дымком.",
        "Sweet and smoky.",
        "Tatlı ve isli.",
        "Shirin, dud hidli.",
        "Süß und rauchig.",
        "Солодкий, із димком.",
      ),
    },
  ),
];
