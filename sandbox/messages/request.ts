import { localised as t } from "../seed/catalogue/languages";

/** What is said about requests that can't be understood. */
export const requestMessages = {
  unknownPath: t("Такой страницы нет", "There is no such page", "Böyle bir sayfa yok", "Bunday sahifa yoʻq", "Diese Seite gibt es nicht", "Такої сторінки немає"),
  foreignSite: t("Запрос пришёл с чужого сайта", "The request comes from another site", "İstek başka bir siteden geliyor", "Soʻrov boshqa saytdan keldi", "Die Anfrage kommt von einer fremden Seite", "Запит надійшов з іншого сайту"),
  tooLarge: t("Слишком большой запрос", "The request is too large", "İstek çok büyük", "Soʻrov juda katta", "Die Anfrage ist zu groß", "Запит завеликий"),
  unreadable: t("Запрос не удалось прочитать", "The request can’t be read", "İstek okunamadı", "Soʻrovni oʻqib boʻlmadi", "Die Anfrage ist nicht lesbar", "Запит не вдалося прочитати"),
  ownMistake: t(
    "Что-то пошло не так. Попробуйте ещё раз",
    "Something went wrong. Please try again",
    "Bir şeyler ters gitti. Lütfen tekrar deneyin",
    "Nimadir xato ketdi. Yana urinib koʻring",
    "Etwas ist schiefgelaufen. Bitte versuchen Sie es noch einmal",
    "Щось пішло не так. Спробуйте ще раз",
  ),
  checkFields: t("Проверьте поля", "Please check the fields", "Lütfen alanları kontrol edin", "Maydonlarni tekshiring", "Bitte prüfen Sie die Angaben", "Перевірте поля"),
  required: t("Заполните это поле", "Fill in this field", "Bu alanı doldurun", "Bu maydonni toʻldiring", "Bitte ausfüllen", "Заповніть це поле"),
  invalid: t("Неверное значение", "This value is not valid", "Geçersiz değer", "Notoʻgʻri qiymat", "Dieser Wert ist ungültig", "Неправильне значення"),
  atLeast: t("Не меньше {min}", "At least {min}", "En az {min}", "Kamida {min}", "Mindestens {min}", "Не менше {min}"),
  atMost: t("Не больше {max}", "At most {max}", "En fazla {max}", "Koʻpi bilan {max}", "Höchstens {max}", "Не більше {max}"),
  tooLong: t("Не длиннее {max} символов", "At most {max} characters", "En fazla {max} karakter", "Koʻpi bilan {max} ta belgi", "Höchstens {max} Zeichen", "Не довше ніж {max} символів"),
  sessionGone: t("Сеанс закончился", "Your session has ended", "Oturumunuz sona erdi", "Seans muddati tugadi", "Ihre Sitzung ist abgelaufen", "Сеанс завершився"),
};
