import { localised as t } from "../seed/catalogue/languages";

/** What is said about signing in. */
export const peopleMessages = {
  phoneRequired: t("Введите телефон", "Enter your phone number", "Telefon numaranızı girin", "Telefon raqamingizni kiriting", "Bitte geben Sie Ihre Telefonnummer ein", "Введіть телефон"),
  phoneWrong: t("Проверьте номер телефона", "Check the phone number", "Telefon numarasını kontrol edin", "Telefon raqamini tekshiring", "Bitte prüfen Sie die Telefonnummer", "Перевірте номер телефону"),
  tooManyCodes: t(
    "Слишком много попыток! Повторите позже",
    "Too many attempts! Try again later",
    "Çok fazla deneme! Daha sonra tekrar deneyin",
    "Urinishlar juda koʻp! Keyinroq qayta urining",
    "Zu viele Versuche! Bitte versuchen Sie es später noch einmal",
    "Забагато спроб! Спробуйте пізніше",
  ),
  code: t("Код: {code}", "Code: {code}", "Kod: {code}", "Kod: {code}", "Code: {code}", "Код: {code}"),
  codeWrong: t("Неверный код", "Wrong code", "Yanlış kod", "Kod notoʻgʻri", "Falscher Code", "Неправильний код"),
  codeGone: t("Код больше не действует. Запросите новый", "The code is no longer valid. Ask for a new one", "Kod artık geçerli değil. Yenisini isteyin", "Kod endi amal qilmaydi. Yangisini soʻrang", "Der Code gilt nicht mehr. Bitte fordern Sie einen neuen an", "Код більше не діє. Отримайте новий"),
  signIn: t("Войдите, чтобы оформить заказ", "Sign in to place your order", "Sipariş vermek için giriş yapın", "Buyurtma berish uchun kiring", "Bitte melden Sie sich an, um zu bestellen", "Увійдіть, щоб оформити замовлення"),
};
