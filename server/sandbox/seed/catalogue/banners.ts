import { localised as t, type Localised } from "./languages";

export interface SeedBanner {
  id: number;
  /** Three short lines at most; "\n" where a line should end. */
  name: Localised;
  description: Localised;
  button_text: Localised;
  /** The product whose picture it shows. */
  picture: string;
  ground: "accent" | "sea" | "leaf" | "cream" | "herb";
  /** What it opens: a product or a group of the same brand. */
  opens: { product_key: string } | { group: string };
  /** Whether it also opens over the home page: after so many seconds, once a day. */
  opensAfter?: number;
}

const choose = t("Выбрать", "Choose", "Seç", "Tanlash", "Auswählen", "Обрати");
const look = t("Посмотреть", "Take a look", "Göz at", "Koʻrish", "Ansehen", "Переглянути");

/** By brand, the large one first. No prices: they differ by country. */
export const banners: Record<"nori" | "mylavash", SeedBanner[]> = {
  nori: [
    {
      id: 1,
      name: t("Филадельфия\nсо скидкой", "Philadelphia\nfor less", "Philadelphia\nindirimde", "Filadelfiya\nchegirmada", "Philadelphia\nfür weniger", "Філадельфія\nзі знижкою"),
      description: t(
        "Лосось, сливочный сыр и огурец.",
        "Salmon, cream cheese, cucumber.",
        "Somon, krem peynir ve salatalık.",
        "Losos, qaymoqli pishloq, bodring.",
        "Lachs, Frischkäse und Gurke.",
        "Лосось, вершковий сир і огірок.",
      ),
      button_text: choose,
      picture: "philadelphia",
      ground: "accent",
      opens: { product_key: "philadelphia" },
    },
    {
      id: 2,
      name: t("Рамен к ужину", "Ramen for dinner", "Akşama ramen", "Kechki ovqatga ramen", "Ramen am Abend", "Рамен на вечерю"),
      description: t(
        "С курицей, креветкой или тофу.",
        "With chicken, shrimp or tofu.",
        "Tavuklu, karidesli ya da tofulu.",
        "Tovuqli, krevetkali yoki tofuli.",
        "Mit Hähnchen, Garnele oder Tofu.",
        "З куркою, креветкою або тофу.",
      ),
      button_text: choose,
      picture: "ramen-chicken",
      ground: "sea",
      opens: { group: "soups" },
    },
    {
      id: 3,
      name: t("Сет\n«Три океана»", "Three Oceans\nset", "Üç Okyanus\nSeti", "“Uch okean”\nseti", "Set\n„Drei Ozeane“", "Сет\n«Три океани»"),
      description: t(
        "24 кусочка: лосось, тобико и угорь.",
        "24 pieces: salmon, tobiko and eel.",
        "24 parça: somon, tobiko, yılan balığı.",
        "24 boʻlak: losos, tobiko va ilonbaliq.",
        "24 Stück: Lachs, Tobiko und Aal.",
        "24 шматочки: лосось, тобіко та вугор.",
      ),
      button_text: look,
      picture: "set-three-oceans",
      ground: "leaf",
      opens: { product_key: "set-three-oceans" },
      opensAfter: 10,
    },
  ],
  mylavash: [
    {
      id: 1,
      name: t("Шаурма,\nкак вы любите", "Shawarma\nyour way", "Tam sevdiğiniz\ngibi şavurma", "Siz sevgan\nshaurma", "Schawarma,\nwie Sie sie mögen", "Шаурма,\nяк ви любите"),
      description: t(
        "Соус и острота на ваш выбор.",
        "Sauce and heat are up to you.",
        "Sosunu, acısını siz seçin.",
        "Sousini, achchigʻini oʻzingiz tanlaysiz.",
        "Sauce und Schärfe wählen Sie.",
        "Соус і гострота на ваш вибір.",
      ),
      button_text: choose,
      picture: "ml-classic",
      ground: "accent",
      opens: { product_key: "ml-classic" },
    },
    {
      id: 2,
      name: t("Фалафель\nи хумус", "Falafel\nand hummus", "Falafel\nve humus", "Falafel\nva xumus", "Falafel\nund Hummus", "Фалафель\nі хумус"),
      description: t(
        "В пите, на тарелке, в салате.",
        "In pita, on a plate, in a salad.",
        "Pidede, tabakta, salatada.",
        "Pitada, tarelkada, salatda.",
        "In der Pita, auf dem Teller, im Salat.",
        "У піті, на тарілці, у салаті.",
      ),
      button_text: t("Попробовать", "Try it", "Tadına bak", "Tatib koʻrish", "Probieren", "Скуштувати"),
      picture: "ml-falafel-basket",
      ground: "herb",
      opens: { group: "falafel" },
    },
    {
      id: 3,
      name: t("XL для большого\nголода", "XL for a big\nappetite", "Büyük açlığa\nXL", "Katta ishtahaga\nXL", "XL für großen\nHunger", "XL для великого\nголоду"),
      description: t(
        "Говядина, картофель фри и аджика.",
        "Beef, fries and adjika.",
        "Dana eti, patates ve acuka.",
        "Mol goʻshti, fri va ajika.",
        "Rindfleisch, Pommes und Adschika.",
        "Яловичина, картопля фрі та аджика.",
      ),
      button_text: look,
      picture: "ml-xl-beef",
      ground: "cream",
      opens: { product_key: "ml-xl-beef" },
      opensAfter: 10,
    },
  ],
};
