import { localised as t } from "../seed/catalogue/languages";

/** What the bank's pages say. */
export const bankMessages = {
  bankName: t("Тестовый банк", "Test bank", "Test bankası", "Sinov banki", "Testbank", "Тестовий банк"),
  bankNotice: t("Это не настоящий банк: деньги не списываются.", "This is not a real bank: no money is taken.", "Bu gerçek bir banka değil: para çekilmez.", "Bu haqiqiy bank emas: pul yechilmaydi.", "Das ist keine echte Bank: Es wird kein Geld abgebucht.", "Це не справжній банк: гроші не списуються."),
  payingFor: t("Заказ № {number}, {amount}", "Order no. {number}, {amount}", "Sipariş no. {number}, {amount}", "Buyurtma № {number}, {amount}", "Bestellung Nr. {number}, {amount}", "Замовлення № {number}, {amount}"),
  payTitle: t("Оплата картой", "Pay by card", "Kartla ödeme", "Karta bilan toʻlash", "Mit Karte bezahlen", "Оплата карткою"),
  cardNumber: t("Номер карты", "Card number", "Kart numarası", "Karta raqami", "Kartennummer", "Номер картки"),
  cardExpiry: t("Срок действия, ММ/ГГ", "Expiry date, MM/YY", "Son kullanma tarihi, AA/YY", "Amal qilish muddati, OO/YY", "Gültig bis, MM/JJ", "Термін дії, ММ/РР"),
  cardCvc: t("Код CVC", "CVC", "CVC kodu", "CVC kodi", "CVC", "Код CVC"),
  payButton: t("Оплатить {amount}", "Pay {amount}", "{amount} öde", "{amount} toʻlash", "{amount} bezahlen", "Сплатити {amount}"),
  dontPay: t("Не платить", "Don’t pay", "Ödemekten vazgeç", "Toʻlamaslik", "Nicht bezahlen", "Не платити"),
  codeTitle: t("Подтвердите оплату", "Confirm the payment", "Ödemeyi onaylayın", "Toʻlovni tasdiqlang", "Zahlung bestätigen", "Підтвердьте оплату"),
  codeLabel: t("Код из СМС банка", "Code from your bank’s message", "Bankanızın SMS’indeki kod", "Bankdan kelgan SMS kod", "Code aus der SMS der Bank", "Код із СМС банку"),
  codeHint: t("Код тестового банка: {code}", "The test bank’s code is {code}", "Test bankasının kodu: {code}", "Sinov bankining kodi: {code}", "Der Code der Testbank lautet {code}", "Код тестового банку: {code}"),
  confirmButton: t("Подтвердить", "Confirm", "Onayla", "Tasdiqlash", "Bestätigen", "Підтвердити"),
  appTitle: t("Приложение банка", "Bank app", "Banka uygulaması", "Bank ilovasi", "Bank-App", "Застосунок банку"),
  confirmedTitle: t("Банк подтвердил оплату", "The bank has confirmed", "Banka onayladı", "Bank tasdiqladi", "Die Bank hat bestätigt", "Банк підтвердив оплату"),
  refusedTitle: t("Банк не подтвердил оплату", "The bank has not confirmed", "Banka onaylamadı", "Bank tasdiqlamadi", "Die Bank hat nicht bestätigt", "Банк не підтвердив оплату"),
  takeBack: t("Вернитесь в магазин, чтобы закончить.", "Go back to the shop to finish.", "Tamamlamak için mağazaya dönün.", "Yakunlash uchun doʻkonga qayting.", "Gehen Sie zum Abschließen zurück zum Shop.", "Поверніться до магазину, щоб завершити."),
  backToShop: t("Вернуться в магазин", "Back to the shop", "Mağazaya dön", "Doʻkonga qaytish", "Zurück zum Shop", "Повернутися до магазину"),
  paidTitle: t("Оплачено", "Paid", "Ödendi", "Toʻlandi", "Bezahlt", "Сплачено"),
  unpaidTitle: t("Не оплачено", "Not paid", "Ödenmedi", "Toʻlanmadi", "Nicht bezahlt", "Не сплачено"),
  overTitle: t("Этот платёж уже закрыт", "This payment is closed", "Bu ödeme kapandı", "Bu toʻlov yopilgan", "Diese Zahlung ist abgeschlossen", "Цей платіж уже закрито"),
  answerTitle: t("Ответ банка", "The bank’s answer", "Bankanın yanıtı", "Bankning javobi", "Antwort der Bank", "Відповідь банку"),
};
