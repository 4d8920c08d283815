import type { Brand } from "../catalogue/index";
import { localised as t, type Localised } from "../catalogue/languages";

export interface SeedPromotion {
  id: number;
  alias: string;
  name: Localised;
  subtitle: Localised;
  /** HTML, as an editor of the chain would write it: `{home}` is the city's home, `{picture}` the promotion's picture. No prices: they differ by country. */
  description: Localised;
  /** The dish whose picture it shows, by brand. */
  picture: Record<Brand, string>;
}

/** What the chain announces; all of it holds in the sandbox. */
export const promotions: readonly SeedPromotion[] = [
  {
    id: 1,
    alias: "takeaway",
    name: t(
      "Самовывоз выгоднее",
      "Takeaway costs less",
      "Gel al daha avantajlı",
      "Olib ketish arzonroq",
      "Abholen ist günstiger",
      "Самовивіз вигідніший",
    ),
    subtitle: t(
      "Минус 10 % на все блюда",
      "10% off every dish",
      "Tüm yemeklerde %10 indirim",
      "Barcha taomlarga 10 % chegirma",
      "10 % Rabatt auf alle Gerichte",
      "Мінус 10 % на всі страви",
    ),
    description: t(
      '<p>Забирайте заказ сами и платите на <strong>10 % меньше</strong>.</p><h3>Как это работает</h3><ol><li>Выберите <a href="{home}/shops">магазин</a>.</li><li>Скидка появится в корзине сама, код не нужен.</li><li>Приходите к выбранному времени.</li></ol><p><em>Складывается с промокодом.</em></p>',
      '<p>Pick your order up yourself and pay <strong>10% less</strong>.</p><h3>How it works</h3><ol><li>Choose a <a href="{home}/shops">shop</a>.</li><li>The discount appears in the cart by itself: no code needed.</li><li>Come at the time that you chose.</li></ol><p><em>It adds up with a promo code.</em></p>',
      '<p>Siparişinizi kendiniz alın, <strong>%10 daha az</strong> ödeyin.</p><h3>Nasıl çalışır?</h3><ol><li>Bir <a href="{home}/shops">restoran</a> seçin.</li><li>İndirim sepete kendiliğinden eklenir, koda gerek yok.</li><li>Seçtiğiniz saatte gelin.</li></ol><p><em>Promosyon koduyla birlikte geçerlidir.</em></p>',
      '<p>Buyurtmani oʻzingiz olib keting va <strong>10 % kam</strong> toʻlang.</p><h3>Bu qanday ishlaydi</h3><ol><li><a href="{home}/shops">Restoranni</a> tanlang.</li><li>Chegirma savatda oʻzi hisoblanadi, kod kerak emas.</li><li>Tanlagan vaqtingizda keling.</li></ol><p><em>Promokod bilan birga amal qiladi.</em></p>',
      '<p>Holen Sie Ihre Bestellung selbst ab und zahlen Sie <strong>10 % weniger</strong>.</p><h3>So geht’s</h3><ol><li>Wählen Sie ein <a href="{home}/shops">Restaurant</a>.</li><li>Der Rabatt erscheint von selbst im Warenkorb, ein Code ist nicht nötig.</li><li>Kommen Sie zur gewählten Zeit vorbei.</li></ol><p><em>Lässt sich mit einem Aktionscode kombinieren.</em></p>',
      '<p>Забирайте замовлення самі й платіть на <strong>10 % менше</strong>.</p><h3>Як це працює</h3><ol><li>Оберіть <a href="{home}/shops">ресторан</a>.</li><li>Знижка зʼявиться в кошику сама, код не потрібен.</li><li>Приходьте на обраний час.</li></ol><p><em>Діє разом із промокодом.</em></p>',
    ),
    picture: { nori: "philadelphia", mylavash: "ml-classic" },
  },
  {
    id: 2,
    alias: "tasty10",
    name: t(
      "Промокод TASTY10",
      "Promo code TASTY10",
      "TASTY10 kodu",
      "TASTY10 promokodi",
      "Aktionscode TASTY10",
      "Промокод TASTY10",
    ),
    subtitle: t(
      "Десятая часть заказа — за нас",
      "A tenth of your dishes is on us",
      "Yemeklerin onda biri bizden",
      "Taomlarning oʻndan biri bizdan",
      "Ein Zehntel geht auf uns",
      "Десята частина замовлення — за нас",
    ),
    description: t(
      "<p>Введите <strong>TASTY10</strong> при оформлении, и блюда станут дешевле на 10 %.</p><table><tr><th>Блюда</th><td>−10 %</td></tr><tr><th>Доставка и пакет</th><td>без скидки</td></tr><tr><th>Бонусы</th><td>вместе со скидкой не списываются</td></tr></table>",
      "<p>Enter <strong>TASTY10</strong> at checkout and your dishes cost 10% less.</p><table><tr><th>Dishes</th><td>10% off</td></tr><tr><th>Delivery and bag</th><td>full price</td></tr><tr><th>Points</th><td>can’t be spent together with a discount</td></tr></table>",
      "<p>Siparişte <strong>TASTY10</strong> kodunu girin, yemekler %10 ucuzlasın.</p><table><tr><th>Yemekler</th><td>%10 indirim</td></tr><tr><th>Teslimat ve poşet</th><td>indirim yok</td></tr><tr><th>Puanlar</th><td>indirimle birlikte kullanılamaz</td></tr></table>",
      "<p>Buyurtma berishda <strong>TASTY10</strong> kodini kiriting: taomlar 10 % arzonlashadi.</p><table><tr><th>Taomlar</th><td>10 % chegirma</td></tr><tr><th>Yetkazib berish va paket</th><td>chegirmasiz</td></tr><tr><th>Bonuslar</th><td>chegirma bilan birga ishlatib boʻlmaydi</td></tr></table>",
      "<p>Geben Sie bei der Bestellung <strong>TASTY10</strong> ein: Ihre Gerichte kosten dann 10 % weniger.</p><table><tr><th>Gerichte</th><td>10 % Rabatt</td></tr><tr><th>Lieferung und Tüte</th><td>ohne Rabatt</td></tr><tr><th>Punkte</th><td>nicht mit einem Rabatt kombinierbar</td></tr></table>",
      "<p>Введіть <strong>TASTY10</strong> під час оформлення, і страви стануть дешевшими на 10 %.</p><table><tr><th>Страви</th><td>−10 %</td></tr><tr><th>Доставка й пакет</th><td>без знижки</td></tr><tr><th>Бонуси</th><td>разом зі знижкою не списуються</td></tr></table>",
    ),
    picture: { nori: "set-three-oceans", mylavash: "ml-xl-beef" },
  },
  {
    id: 3,
    alias: "gifts",
    name: t(
      "Подарки к заказу",
      "Gifts with your order",
      "Siparişe hediye",
      "Buyurtmaga sovgʻa",
      "Geschenke zur Bestellung",
      "Подарунки до замовлення",
    ),
    subtitle: t(
      "Чем больше корзина, тем больше подарков",
      "The larger the cart, the more there are",
      "Sepet büyüdükçe hediyeler artar",
      "Savat qancha katta boʻlsa, sovgʻa shuncha koʻp",
      "Je voller der Warenkorb, desto mehr",
      "Що більший кошик, то більше подарунків",
    ),
    description: t(
      '<p>Соус, напиток, десерт: выберите в <a href="{home}/cart">корзине</a>, что вам ближе.</p><p>Условия написаны рядом с каждым подарком. Если корзина станет меньше, подарок может уйти.</p>',
      '<p>A sauce, a drink, a dessert: choose in the <a href="{home}/cart">cart</a> what you like.</p><p>What it takes stands beside each gift. If the cart gets smaller, a gift may go.</p>',
      '<p>Sos, içecek, tatlı: <a href="{home}/cart">sepette</a> dilediğinizi seçin.</p><p>Koşullar her hediyenin yanında yazar. Sepet küçülürse hediye çıkabilir.</p>',
      '<p>Sous, ichimlik, shirinlik: <a href="{home}/cart">savatda</a> yoqqanini tanlang.</p><p>Shartlar har bir sovgʻa yonida yozilgan. Savat kichraysa, sovgʻa olib tashlanishi mumkin.</p>',
      '<p>Eine Sauce, ein Getränk, ein Dessert: Wählen Sie im <a href="{home}/cart">Warenkorb</a>, was Ihnen gefällt.</p><p>Die Bedingungen stehen neben jedem Geschenk. Wird der Warenkorb kleiner, kann ein Geschenk entfallen.</p>',
      '<p>Соус, напій, десерт: оберіть у <a href="{home}/cart">кошику</a>, що вам до смаку.</p><p>Умови написано поруч із кожним подарунком. Якщо кошик зменшиться, подарунок може зникнути.</p>',
    ),
    picture: { nori: "lemonade-citrus", mylavash: "ml-ayran" },
  },
  {
    id: 4,
    alias: "birthday",
    name: t(
      "День рождения",
      "Your birthday",
      "Doğum gününüz",
      "Tugʻilgan kuningiz",
      "Ihr Geburtstag",
      "День народження",
    ),
    subtitle: t(
      "Десерт в подарок",
      "A dessert on us",
      "Tatlı bizden",
      "Shirinlik sovgʻa",
      "Ein Dessert geschenkt",
      "Десерт у подарунок",
    ),
    description: t(
      '<p><img src="{picture}" alt="" width="480" height="480"></p><p>Три дня до дня рождения, в сам день и три дня после дарим десерт к любому заказу.</p><p>Для этого укажите дату рождения в <a href="{home}/profile?tab=profile">профиле</a>.</p>',
      '<p><img src="{picture}" alt="" width="480" height="480"></p><p>From three days before your birthday to three days after it, there is a dessert with any order.</p><p>Just say in your <a href="{home}/profile?tab=profile">profile</a> when it is.</p>',
      '<p><img src="{picture}" alt="" width="480" height="480"></p><p>Doğum gününüzden üç gün önce başlayıp üç gün sonrasına kadar her siparişe bir tatlı bizden.</p><p>Bunun için <a href="{home}/profile?tab=profile">profilinizde</a> doğum tarihinizi belirtin.</p>',
      '<p><img src="{picture}" alt="" width="480" height="480"></p><p>Tugʻilgan kuningizdan uch kun oldin va uch kun keyin ham har qanday buyurtmaga shirinlik sovgʻa qilamiz.</p><p>Buning uchun <a href="{home}/profile?tab=profile">profilda</a> tugʻilgan sanangizni koʻrsating.</p>',
      '<p><img src="{picture}" alt="" width="480" height="480"></p><p>Von drei Tagen vor bis drei Tage nach Ihrem Geburtstag gibt es zu jeder Bestellung ein Dessert.</p><p>Tragen Sie dafür Ihr Geburtsdatum im <a href="{home}/profile?tab=profile">Profil</a> ein.</p>',
      '<p><img src="{picture}" alt="" width="480" height="480"></p><p>За три дні до дня народження, у сам день і три дні після даруємо десерт до будь-якого замовлення.</p><p>Для цього вкажіть дату народження в <a href="{home}/profile?tab=profile">профілі</a>.</p>',
    ),
    picture: { nori: "cheesecake-new-york", mylavash: "ml-lokum" },
  },
];
