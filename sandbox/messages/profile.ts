import { localised as t } from "../seed/catalogue/languages";

/** What is said about a customer's own data, and about the forms that ask us something. */
export const profileMessages = {
  phoneFixed: t(
    "Номер телефона изменить нельзя",
    "The phone number can’t be changed",
    "Telefon numarası değiştirilemez",
    "Telefon raqamini oʻzgartirib boʻlmaydi",
    "Die Telefonnummer lässt sich nicht ändern",
    "Номер телефону змінити не можна",
  ),
  emailWrong: t(
    "Проверьте адрес почты",
    "Check the e-mail address",
    "E-posta adresini kontrol edin",
    "Elektron pochta manzilini tekshiring",
    "Bitte prüfen Sie die E-Mail-Adresse",
    "Перевірте адресу пошти",
  ),
  birthdayFormat: t(
    "Введите дату как 31.12.1990",
    "Enter the date as 31.12.1990",
    "Tarihi 31.12.1990 gibi girin",
    "Sanani 31.12.1990 koʻrinishida kiriting",
    "Bitte geben Sie das Datum als 31.12.1990 ein",
    "Введіть дату як 31.12.1990",
  ),
  birthdayFuture: t(
    "Эта дата ещё не наступила",
    "This date is in the future",
    "Bu tarih henüz gelmedi",
    "Bu sana hali kelmagan",
    "Dieses Datum liegt in der Zukunft",
    "Ця дата ще не настала",
  ),
  birthdayTooEarly: t(
    "Проверьте год рождения",
    "Check the year of birth",
    "Doğum yılını kontrol edin",
    "Tugʻilgan yilni tekshiring",
    "Bitte prüfen Sie das Geburtsjahr",
    "Перевірте рік народження",
  ),
  ordersUnderWay: t(
    "У вас есть заказ в работе. Удалить профиль можно, когда он будет выполнен или отменён",
    "You have an order under way. The account can be removed once it is done or cancelled",
    "Devam eden bir siparişiniz var. Tamamlandığında ya da iptal edildiğinde hesabı silebilirsiniz",
    "Bajarilayotgan buyurtmangiz bor. U yakunlangach yoki bekor qilingach, profilni oʻchirish mumkin",
    "Sie haben eine laufende Bestellung. Das Konto lässt sich löschen, sobald sie fertig oder storniert ist",
    "У вас є замовлення в роботі. Видалити профіль можна, коли його буде виконано або скасовано",
  ),
  squareWrong: t(
    "Введите площадь числом, в м²",
    "Enter the area as a number, in m²",
    "Alanı m² olarak rakamla girin",
    "Maydonni m² da raqam bilan kiriting",
    "Bitte geben Sie die Fläche als Zahl in m² ein",
    "Введіть площу числом, у м²",
  ),
};
