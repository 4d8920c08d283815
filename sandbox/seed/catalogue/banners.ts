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
  /** Whether it also opens by itself. */
  popup?: Popup;
}

interface Popup {
  /** Paths behind the city; none: everywhere. */
  pages: readonly string[];
  /** Seconds. */
  delay: number;
  /** How often a visitor sees it: once in so many days or hours. */
  every: readonly [number, "day" | "hours"];
  /** The month in which it is shown: this one (0), the last (-1), the next (1); missing: always. */
  month?: -1 | 0 | 1;
}

const choose = t("Выбрать", "Choose", "Seç", "Tanlash", "Auswählen", "Обрати");
const look = t("Посмотреть", "Take a look", "Göz at", "Koʻrish", "Ansehen", "Переглянути");

/** By brand, the large one first. No prices: they differ by country. */
export const banners: Record<"nori" | "mylavash", SeedBanner[]> = {
  nori: [
    {
      id: 1,
      name: t(
        "Филадельфия\nсо скидкой",
        "Philadelphia\nfor less",
        "Philadelphia\nindirimde",
        "Filadelfiya\nchegirmada",
        "Philadelphia\nfür weniger",
        "Філадельфія\nзі знижкою",
      ),
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
      name: t(
        "Рамен к ужину",
        "Ramen for dinner",
        "Akşama ramen",
        "Kechki ovqatga ramen",
        "Ramen am Abend",
        "Рамен на вечерю",
      ),
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
      name: t(
        "Сет\n«Три океана»",
        "Three Oceans\nset",
        "Üç Okyanus\nSeti",
        "“Uch okean”\nseti",
        "Set\n„Drei Ozeane“",
        "Сет\n«Три океани»",
      ),
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
      popup: { pages: ["/"], delay: 10, every: [1, "day"] },
    },
    {
      id: 4,
      name: t(
        "Месяц\nлосося",
        "Salmon\nmonth",
        "Bu ayın\nyıldızı somon",
        "Bu oy —\nlosos oyi",
        "Monat\ndes Lachses",
        "Місяць\nлосося",
      ),
      description: t(
        "Роллы, сашими и нигири.",
        "Rolls, sashimi and nigiri.",
        "Roll, saşimi ve nigiri.",
        "Rollar, sashimi va nigiri.",
        "Rollen, Sashimi und Nigiri.",
        "Роли, сашимі та нігірі.",
      ),
      button_text: look,
      picture: "salmon-sashimi",
      ground: "sea",
      opens: { group: "salmon" },
      popup: { pages: ["/", "/promotions"], delay: 30, every: [12, "hours"], month: 0 },
    },
    {
      id: 5,
      name: t(
        "Том-ям\nснова с нами",
        "Tom yum\nis back",
        "Tom Yum\ngeri döndü",
        "Tom-yam\nqaytdi",
        "Tom Yam\nist zurück",
        "Том-ям\nзнову з нами",
      ),
      description: t(
        "С креветкой или с курицей.",
        "With shrimp or chicken.",
        "Karidesli ya da tavuklu.",
        "Krevetkali yoki tovuqli.",
        "Mit Garnelen oder Hähnchen.",
        "З креветкою або з куркою.",
      ),
      button_text: choose,
      picture: "tom-yum",
      ground: "accent",
      opens: { group: "soups" },
      popup: { pages: ["/"], delay: 10, every: [1, "day"], month: -1 },
    },
    {
      id: 6,
      name: t("Моти к чаю", "Mochi\nwith tea", "Çayın yanına\nmochi", "Choyga\nmochi", "Mochi\nzum Tee", "Моті до чаю"),
      description: t(
        "Манго, матча или ассорти.",
        "Mango, matcha or a mix.",
        "Mangolu, matchalı ya da karışık.",
        "Mangoli, matchali yoki assorti.",
        "Mango, Matcha oder gemischt.",
        "Манго, матча або асорті.",
      ),
      button_text: choose,
      picture: "mochi-trio",
      ground: "cream",
      opens: { product_key: "mochi-trio" },
      popup: { pages: [], delay: 20, every: [2, "day"], month: 1 },
    },
  ],
  mylavash: [
    {
      id: 1,
      name: t(
        "Шаурма,\nкак вы любите",
        "Shawarma\nyour way",
        "Tam sevdiğiniz\ngibi şavurma",
        "Siz sevgan\nshaurma",
        "Schawarma,\nwie Sie sie mögen",
        "Шаурма,\nяк ви любите",
      ),
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
      name: t(
        "Фалафель\nи хумус",
        "Falafel\nand hummus",
        "Falafel\nve humus",
        "Falafel\nva xumus",
        "Falafel\nund Hummus",
        "Фалафель\nі хумус",
      ),
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
      name: t(
        "XL для большого\nголода",
        "XL for a big\nappetite",
        "Büyük açlığa\nXL",
        "Katta ishtahaga\nXL",
        "XL für großen\nHunger",
        "XL для великого\nголоду",
      ),
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
      popup: { pages: ["/"], delay: 10, every: [1, "day"] },
    },
    {
      id: 4,
      name: t(
        "Лаваш с огня",
        "Lavash off\nthe grill",
        "Izgaradan\nsıcak lavaş",
        "Grildan uzilgan\nlavash",
        "Lavash frisch\nvom Grill",
        "Лаваш із вогню",
      ),
      description: t(
        "С курицей, говядиной, бараниной.",
        "With chicken, beef or lamb.",
        "Tavuklu, dana etli, kuzu etli.",
        "Tovuq, mol yoki qoʻy goʻshtli.",
        "Mit Hähnchen, Rind oder Lamm.",
        "З куркою, яловичиною, бараниною.",
      ),
      button_text: look,
      picture: "ml-grill-lula",
      ground: "herb",
      opens: { group: "grill" },
      popup: { pages: ["/", "/promotions"], delay: 30, every: [12, "hours"], month: 0 },
    },
    {
      id: 5,
      name: t(
        "Суп к шаурме",
        "Soup with\nyour shawarma",
        "Şavurmanın\nyanına çorba",
        "Shaurmaga\nshoʻrva",
        "Suppe zur\nSchawarma",
        "Суп до шаурми",
      ),
      description: t(
        "Чечевичный, харчо, куриный.",
        "Lentil, kharcho or chicken.",
        "Mercimek, harço, tavuk.",
        "Yasmiqli, xarcho, tovuqli.",
        "Linsen, Chartscho oder Huhn.",
        "Сочевичний, харчо, курячий.",
      ),
      button_text: choose,
      picture: "ml-soup-lentil",
      ground: "cream",
      opens: { group: "soups" },
      popup: { pages: ["/"], delay: 10, every: [1, "day"], month: -1 },
    },
    {
      id: 6,
      name: t(
        "Сладкое к чаю",
        "Sweets\nwith tea",
        "Çayın yanına\ntatlı",
        "Choyga\nshirinlik",
        "Süßes\nzum Tee",
        "Солодке до чаю",
      ),
      description: t(
        "Пахлава, лукум, кюнефе.",
        "Baklava, Turkish delight, künefe.",
        "Baklava, lokum, künefe.",
        "Pahlava, lukum, kunafa.",
        "Baklava, Lokum, Künefe.",
        "Пахлава, лукум, кюнефе.",
      ),
      button_text: look,
      picture: "ml-baklava",
      ground: "accent",
      opens: { group: "sweets" },
      popup: { pages: [], delay: 20, every: [2, "day"], month: 1 },
    },
  ],
};
