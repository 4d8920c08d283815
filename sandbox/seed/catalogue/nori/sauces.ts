import { dishes } from "../dish";
import { localised as t } from "../languages";
import type { SeedProduct } from "../types";

const sauce = dishes({ group: "sauces" });

export const sauces: SeedProduct[] = [
  sauce(
    "sauce-soy",
    t("Соевый соус", "Soy sauce", "Soya Sosu", "Soya sousi", "Sojasauce", "Соєвий соус"),
    { price: 39, weight: 40 },
    ["soy-sauce"],
    {
      lead: t(
        "К роллам и нигири.",
        "For rolls and nigiri.",
        "Roll ve nigiri için.",
        "Roll va nigiri uchun.",
        "Zu Rollen und Nigiri.",
        "До ролів і нігірі.",
      ),
    },
  ),
  sauce(
    "sauce-spicy",
    t("Спайси-соус", "Spicy sauce", "Baharatlı Sos", "Achchiq spaysi sousi", "Scharfe Mayo-Sauce", "Спайсі-соус"),
    { price: 49, weight: 40 },
    ["spicy-sauce"],
    {
      lead: t(
        "Острый, на майонезе.",
        "Hot, with a mayo base.",
        "Mayonezli, acılı.",
        "Mayonezli, achchiq.",
        "Scharf, mit Mayonnaise.",
        "Гострий, на майонезі.",
      ),
    },
  ),
  sauce(
    "sauce-unagi",
    t("Соус унаги", "Unagi sauce", "Unagi Sosu", "Unagi sousi", "Unagi-Sauce", "Соус унагі"),
    { price: 49, weight: 40 },
    ["unagi-sauce", "sesame"],
  ),
  sauce(
    "sauce-nut",
    t("Ореховый соус", "Nut sauce", "Fındıklı Sos", "Yongʻoqli sous", "Nuss-Sauce", "Горіховий соус"),
    { price: 59, weight: 40 },
    ["sesame-sauce", "cashew"],
  ),
  sauce(
    "sauce-sweet-chili",
    t("Свит-чили", "Sweet chilli", "Tatlı Acı Sos", "Shirin chili sousi", "Süße Chilisauce", "Світ-чилі"),
    { price: 49, weight: 40 },
    ["sweet-chili"],
    {
      lead: t(
        "Сладкий, чуть острый.",
        "Sweet with a little heat.",
        "Tatlı, hafif acılı.",
        "Shirin, biroz achchiq.",
        "Süß und leicht scharf.",
        "Солодкий, трохи гострий.",
      ),
    },
  ),
  sauce(
    "sauce-garlic",
    t("Чесночный соус", "Garlic sauce", "Sarımsaklı Sos", "Sarimsoqli sous", "Knoblauchsauce", "Часниковий соус"),
    { price: 45, weight: 40 },
    ["garlic-sauce", "dill"],
  ),
  sauce(
    "sauce-cheese",
    t("Сырный соус", "Cheese sauce", "Peynir Sosu", "Pishloqli sous", "Käsesauce", "Сирний соус"),
    { price: 49, weight: 40 },
    ["cheese-sauce"],
    {
      lead: t(
        "К картофелю и наггетсам.",
        "For fries and nuggets.",
        "Patates ve nugget için.",
        "Kartoshka va naggets uchun.",
        "Zu Pommes und Nuggets.",
        "До картоплі та нагетсів.",
      ),
    },
  ),
  sauce(
    "ginger-portion",
    t(
      "Имбирь маринованный",
      "Pickled ginger",
      "Zencefil Turşusu",
      "Tuzlangan zanjabil",
      "Eingelegter Ingwer",
      "Маринований імбир",
    ),
    { price: 39, weight: 30 },
    ["ginger"],
    {
      lead: t(
        "Освежает между роллами.",
        "Freshens the palate between rolls.",
        "Lokma aralarında damağı tazeler.",
        "Rollar orasida taʼmni yangilaydi.",
        "Erfrischt zwischen den Rollen.",
        "Освіжає між ролами.",
      ),
    },
  ),
  sauce(
    "wasabi-portion",
    t("Васаби", "Wasabi", "Vasabi", "Vasabi", "Wasabi", "Васабі"),
    { price: 29, weight: 10 },
    ["wasabi"],
    {
      lead: t(
        "Щепотка остроты к роллам.",
        "A pinch of heat for rolls.",
        "Suşinin yanına bir tutam acılık.",
        "Rollarga bir chimdim achchiqlik.",
        "Eine Prise Schärfe zu den Rollen.",
        "Дрібка гостроти до ролів.",
      ),
    },
  ),
];
