import type { Localised } from "./types";

export const closedForRepair: Localised = {
  ru: "Делаем ремонт. Пока заказы здесь не принимаем.",
  en: "We are renovating. No orders here for now.",
  tr: "Tadilattayız. Şimdilik burada sipariş alamıyoruz.",
  uz: "Taʼmirlash ketmoqda. Hozircha bu yerda buyurtma olinmaydi.",
  de: "Wir renovieren. Bestellungen sind hier vorerst nicht möglich.",
  uk: "Робимо ремонт. Поки що тут не приймаємо замовлень.",
};

export const kitchenPaused: Localised = {
  ru: "Кухня на профилактике. Выберите, пожалуйста, другой магазин.",
  en: "The kitchen is being serviced. Please choose another shop.",
  tr: "Mutfağımız bakımda. Lütfen başka bir restoran seçin.",
  uz: "Oshxonada profilaktika ishlari. Iltimos, boshqa restoranni tanlang.",
  de: "Die Küche wird gerade gewartet. Bitte wählen Sie ein anderes Restaurant.",
  uk: "Кухня на профілактиці. Оберіть, будь ласка, інший ресторан.",
};

export const doorFromYard: Localised = {
  ru: "Главный вход закрыт: заходите со двора.",
  en: "The main door is closed: please come in from the courtyard.",
  tr: "Ana giriş kapalı: lütfen avludan girin.",
  uz: "Asosiy kirish yopiq: hovli tomondan kiring.",
  de: "Der Haupteingang ist zu: bitte durch den Hof kommen.",
  uk: "Головний вхід зачинено: заходьте з двору.",
};
