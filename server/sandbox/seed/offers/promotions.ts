import type { Brand } from "../catalogue/index";
import { localised as t, type Localised } from "../catalogue/languages";

export interface SeedPromotion {
  id: number;
  alias: string;
  name: Localised;
  subtitle: Localised;
  /** HTML, as an editor of the chain would write it. No prices: they differ by country. */
  description: Localised;
  /** The dish whose picture it shows, by brand. */
  picture: Record<Brand, string>;
}

/** What the chain announces; all of it holds in the sandbox. */
export const promotions: readonly SeedPromotion[] = [
  {
    id: 1,
    alias: "takeaway",
    name: t("Самовывоз выгоднее", "Takeaway costs less", "Gel al daha avantajlı", "Olib ketish arzonroq", "Abholen ist günstiger", "Самовивіз вигідніший"),
    subtitle: t("Минус 10 % на все блюда", "10% off every dish", "Tüm yemeklerde %10 indirim", "Barcha taomlarga 10 % chegirma", "10 % Rabatt auf alle Gerichte", "Мінус 10 % на всі страви"),
    description: t(
      "<p>Забирайте заказ сами и платите на <strong>10 % меньше</strong>.</p><ul><li>Скидка уже в корзине, код не нужен.</li><li>Складывается с промокодом.</li></ul>",
      "<p>Pick your order up yourself and pay <strong>10% less</strong>.</p><ul><li>The discount is in the cart already: no code needed.</li><li>It adds up with a promo code.</li></ul>",
      "<p>Siparişinizi kendiniz alın, <strong>%10 daha az</strong> ödeyin.</p><ul><li>İndirim sepete kendiliğinden eklenir, koda gerek yok.</li><li>Promosyon koduyla birlikte geçerlidir.</li></ul>",
      "<p>Buyurtmani oʻzingiz olib keting va <strong>10 % kam</strong> toʻlang.</p><ul><li>Chegirma savatda hisoblangan, kod kerak emas.</li><li>Promokod bilan birga amal qiladi.</li></ul>",
      "<p>Holen Sie Ihre Bestellung selbst ab und zahlen Sie <strong>10 % weniger</strong>.</p><ul><li>Der Rabatt steht schon im Warenkorb, ein Code ist nicht nötig.</li><li>Er lässt sich mit einem Aktionscode kombinieren.</li></ul>",
      "<p>Забирайте замовлення самі й платіть на <strong>10 % менше</strong>.</p><ul><li>Знижка вже в кошику, код не потрібен.</li><li>Діє разом із промокодом.</li></ul>",
    ),
    picture: { nori: "philadelphia", mylavash: "ml-classic" },
  },
  {
    id: 2,
    alias: "tasty10",
    name: t("Промокод TASTY10", "Promo code TASTY10", "TASTY10 kodu", "TASTY10 promokodi", "Aktionscode TASTY10", "Промокод TASTY10"),
    subtitle: t("Десятая часть заказа — за нас", "A tenth of your dishes is on us", "Yemeklerin onda biri bizden", "Taomlarning oʻndan biri bizdan", "Ein Zehntel geht auf uns", "Десята частина замовлення — за нас"),
    description: t(
      "<p>Введите <strong>TASTY10</strong> при оформлении, и блюда станут дешевле на 10 %.</p><p>Доставку и пакет промокод не удешевляет. Вместе со скидкой бонусы не списываются.</p>",
      "<p>Enter <strong>TASTY10</strong> at checkout and your dishes cost 10% less.</p><p>Delivery and the bag are not discounted. Points can’t be spent together with a discount.</p>",
      "<p>Siparişte <strong>TASTY10</strong> kodunu girin, yemekler %10 ucuzlasın.</p><p>Teslimat ve poşet indirime dahil değildir. Puanlar indirimle birlikte kullanılamaz.</p>",
      "<p>Buyurtma berishda <strong>TASTY10</strong> kodini kiriting: taomlar 10 % arzonlashadi.</p><p>Yetkazib berish va paketga chegirma yoʻq. Bonuslarni chegirma bilan birga ishlatib boʻlmaydi.</p>",
      "<p>Geben Sie bei der Bestellung <strong>TASTY10</strong> ein: Ihre Gerichte kosten dann 10 % weniger.</p><p>Lieferung und Tüte sind ausgenommen. Punkte lassen sich nicht mit einem Rabatt kombinieren.</p>",
      "<p>Введіть <strong>TASTY10</strong> під час оформлення, і страви стануть дешевшими на 10 %.</p><p>На доставку й пакет знижки немає. Бонуси не списуються разом зі знижкою.</p>",
    ),
    picture: { nori: "set-three-oceans", mylavash: "ml-xl-beef" },
  },
  {
    id: 3,
    alias: "gifts",
    name: t("Подарки к заказу", "Gifts with your order", "Siparişe hediye", "Buyurtmaga sovgʻa", "Geschenke zur Bestellung", "Подарунки до замовлення"),
    subtitle: t("Чем больше корзина, тем больше подарков", "The larger the cart, the more there are", "Sepet büyüdükçe hediyeler artar", "Savat qancha katta boʻlsa, sovgʻa shuncha koʻp", "Je voller der Warenkorb, desto mehr", "Що більший кошик, то більше подарунків"),
    description: t(
      "<p>Соус, напиток, десерт: выберите в корзине, что вам ближе.</p><p>Условия написаны рядом с каждым подарком. Если корзина станет меньше, подарок может уйти.</p>",
      "<p>A sauce, a drink, a dessert: choose in the cart what you like.</p><p>What it takes stands beside each gift. If the cart gets smaller, a gift may go.</p>",
      "<p>Sos, içecek, tatlı: sepette dilediğinizi seçin.</p><p>Koşullar her hediyenin yanında yazar. Sepet küçülürse hediye çıkabilir.</p>",
      "<p>Sous, ichimlik, shirinlik: savatda yoqqanini tanlang.</p><p>Shartlar har bir sovgʻa yonida yozilgan. Savat kichraysa, sovgʻa olib tashlanishi mumkin.</p>",
      "<p>Eine Sauce, ein Getränk, ein Dessert: Wählen Sie im Warenkorb, was Ihnen gefällt.</p><p>Die Bedingungen stehen neben jedem Geschenk. Wird der Warenkorb kleiner, kann ein Geschenk entfallen.</p>",
      "<p>Соус, напій, десерт: оберіть у кошику, що вам до смаку.</p><p>Умови написано поруч із кожним подарунком. Якщо кошик зменшиться, подарунок може зникнути.</p>",
    ),
    picture: { nori: "lemonade-citrus", mylavash: "ml-ayran" },
  },
  {
    id: 4,
    alias: "birthday",
    name: t("День рождения", "Your birthday", "Doğum gününüz", "Tugʻilgan kuningiz", "Ihr Geburtstag", "День народження"),
    subtitle: t("Десерт в подарок", "A dessert on us", "Tatlı bizden", "Shirinlik sovgʻa", "Ein Dessert geschenkt", "Десерт у подарунок"),
    description: t(
      "<p>Три дня до дня рождения, в сам день и три дня после дарим десерт к любому заказу.</p><p>Для этого укажите дату рождения в профиле.</p>",
      "<p>From three days before your birthday to three days after it, there is a dessert with any order.</p><p>Just say in your profile when it is.</p>",
      "<p>Doğum gününüzden üç gün önce başlayıp üç gün sonrasına kadar her siparişe bir tatlı bizden.</p><p>Bunun için profilinizde doğum tarihinizi belirtin.</p>",
      "<p>Tugʻilgan kuningizdan uch kun oldin va uch kun keyin ham har qanday buyurtmaga shirinlik sovgʻa qilamiz.</p><p>Buning uchun profilda tugʻilgan sanangizni koʻrsating.</p>",
      "<p>Von drei Tagen vor bis drei Tage nach Ihrem Geburtstag gibt es zu jeder Bestellung ein Dessert.</p><p>Tragen Sie dafür Ihr Geburtsdatum im Profil ein.</p>",
      "<p>За три дні до дня народження, у сам день і три дні після даруємо десерт до будь-якого замовлення.</p><p>Для цього вкажіть дату народження в профілі.</p>",
    ),
    picture: { nori: "cheesecake-new-york", mylavash: "ml-lokum" },
  },
];
