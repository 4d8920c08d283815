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
  notSignedIn: t("Сначала войдите", "Please sign in first", "Önce giriş yapın", "Avval tizimga kiring", "Bitte melden Sie sich zuerst an", "Спершу увійдіть"),
  captchaNeeded: t("Подтвердите, что вы не робот", "Please confirm that you are not a robot", "Robot olmadığınızı doğrulayın", "Robot emasligingizni tasdiqlang", "Bitte bestätigen Sie, dass Sie kein Roboter sind", "Підтвердьте, що ви не робот"),
  channelStopped: t(
    "Так код сейчас не получить. Выберите другой способ",
    "Codes can’t be sent this way at the moment. Please choose another",
    "Bu yolla şu anda kod gönderemiyoruz. Başka bir yol seçin",
    "Hozir bu usulda kod yuborib boʻlmaydi. Boshqa usulni tanlang",
    "Auf diesem Weg können wir gerade keinen Code senden. Bitte wählen Sie einen anderen",
    "Так код зараз не отримати. Оберіть інший спосіб",
  ),
  signIn: t("Войдите, чтобы оформить заказ", "Sign in to place your order", "Sipariş vermek için giriş yapın", "Buyurtma berish uchun kiring", "Bitte melden Sie sich an, um zu bestellen", "Увійдіть, щоб оформити замовлення"),
};
