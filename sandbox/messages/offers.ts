import { localised as t } from "../seed/catalogue/languages";

/** What is said about gifts, promo codes and points. */
export const offerMessages = {
  unknownGift: t("Такого подарка нет", "There is no such gift", "Böyle bir hediye yok", "Bunday sovgʻa yoʻq", "Dieses Geschenk gibt es nicht", "Такого подарунка немає"),
  giftMost: t("Не больше {max} таких подарков", "At most {max} of this gift", "Bu hediyeden en fazla {max} tane", "Bu sovgʻadan koʻpi bilan {max} ta", "Höchstens {max} von diesem Geschenk", "Не більше {max} таких подарунків"),
  giftNotInCart: t("Этого подарка нет в корзине", "This gift is not in the cart", "Bu hediye sepette yok", "Bu sovgʻa savatda yoʻq", "Dieses Geschenk ist nicht im Warenkorb", "Цього подарунка немає в кошику"),
  giftSubtotal: t("Блюда на {sum} и больше", "Dishes for {sum} or more", "{sum} ve üzeri yemek", "Taomlar {sum} va undan koʻp", "Gerichte ab {sum}", "Страви на {sum} і більше"),
  giftTakeaway: t("Самовывоз", "Takeaway", "Gel al siparişi", "Olib ketish", "Abholung", "Самовивіз"),
  giftBirthday: t(
    "День рождения: за {days} дня до и {days} дня после",
    "Your birthday, {days} days before and after included",
    "Doğum gününüz: {days} gün öncesi ve sonrası dahil",
    "Tugʻilgan kuningiz: {days} kun oldin va keyin ham",
    "Ihr Geburtstag, auch {days} Tage davor und danach",
    "День народження: за {days} дні до та {days} дні після",
  ),
  giftDropped: t(
    "Подарок убран из корзины: его условия больше не выполнены.",
    "A gift was removed from the cart: its conditions are no longer met.",
    "Hediye sepetten çıkarıldı: koşulları artık sağlanmıyor.",
    "Sovgʻa savatdan olib tashlandi: shartlari endi bajarilmayapti.",
    "Ein Geschenk wurde aus dem Warenkorb entfernt: Die Bedingungen sind nicht mehr erfüllt.",
    "Подарунок прибрано з кошика: його умови більше не виконано.",
  ),
  promoRequired: t("Введите промокод", "Enter a promo code", "Promosyon kodunu girin", "Promokodni kiriting", "Bitte geben Sie einen Aktionscode ein", "Введіть промокод"),
  promoUnknown: t("Такого промокода нет", "There is no such promo code", "Böyle bir promosyon kodu yok", "Bunday promokod yoʻq", "Diesen Aktionscode gibt es nicht", "Такого промокоду немає"),
  promoExpired: t("Срок действия промокода истёк", "This promo code has expired", "Promosyon kodunun süresi doldu", "Promokod muddati tugagan", "Dieser Aktionscode ist abgelaufen", "Термін дії промокоду минув"),
  promoOtherCity: t("Промокод не действует в этом городе", "This promo code is not valid in this city", "Promosyon kodu bu şehirde geçerli değil", "Promokod bu shaharda amal qilmaydi", "Dieser Aktionscode gilt nicht in dieser Stadt", "Промокод не діє в цьому місті"),
  promoBelowMinimum: t(
    "Промокод действует от {minimum} без доставки",
    "This promo code is valid from {minimum}, delivery not counted",
    "Promosyon kodu teslimat hariç {minimum} ve üzerinde geçerli",
    "Promokod yetkazib berishsiz {minimum} dan boshlab amal qiladi",
    "Dieser Aktionscode gilt ab {minimum} ohne Lieferung",
    "Промокод діє від {minimum} без доставки",
  ),
  bonusesSignIn: t("Войдите, чтобы списать бонусы", "Sign in to spend points", "Puan kullanmak için giriş yapın", "Bonuslarni ishlatish uchun kiring", "Bitte melden Sie sich an, um Punkte einzulösen", "Увійдіть, щоб списати бонуси"),
  bonusesNotHere: t("В этом городе нет бонусной программы", "There is no bonus programme in this city", "Bu şehirde puan programı yok", "Bu shaharda bonus dasturi yoʻq", "In dieser Stadt gibt es kein Bonusprogramm", "У цьому місті немає бонусної програми"),
  bonusesWithDiscount: t(
    "Бонусы не списываются вместе со скидкой",
    "Points can’t be spent together with a discount",
    "Puanlar indirimle birlikte kullanılamaz",
    "Bonuslarni chegirma bilan birga ishlatib boʻlmaydi",
    "Punkte lassen sich nicht mit einem Rabatt kombinieren",
    "Бонуси не списуються разом зі знижкою",
  ),
  bonusesOver: t("Бонусы больше не списываются", "Points can no longer be spent", "Puanlar artık kullanılamıyor", "Bonuslarni endi ishlatib boʻlmaydi", "Punkte können nicht mehr eingelöst werden", "Бонуси більше не списуються"),
};
