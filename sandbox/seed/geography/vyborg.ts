import { countries, phoneMasks } from "./countries";
import { daily } from "./hours";
import { street } from "./survey";
import type { Survey } from "./survey";

/** The city has only takeaway, so it has no zones. */
export const vyborg: Survey = {
  city: {
    id: 4,
    alias: "vyborg",
    time_zone: "Europe/Moscow",
    country: countries.RU,
    order_types: { delivery: false, takeaway: true },
    phone: "+7 813 000-00-47",
    is_free_call: false,
    phone_masks: phoneMasks("RU", "BY"),
    prices: { currency: "₽", currency_code: "RUB" },
    has_loyalty_system: false,
    map: { bbox: [28.69, 60.68, 28.82, 60.74], coordinates: { latitude: 60.7096, longitude: 28.749 }, zoom: 13 },
    schedule: daily(11, 22),
    big: false,
    requisites: {
      company_name: "ООО «Нори Северо-Запад»",
      inn: "7800000000",
      ogrn: "1000000000078",
      address: "190000, Санкт-Петербург, ул. Примерная, д. 1",
      director: "генеральный директор А. А. Примеров",
      registrar: "МИФНС России № 15 по Санкт-Петербургу",
      notes: ["Надзор: Роспотребнадзор, Ленинградская область"],
    },
  },
  locality: { local: "Выборг", latin: "Vyborg" },
  shops: [
    {
      key: "krepostnaya",
      street: { local: "Крепостная улица, 22", latin: "Krepostnaya ulitsa, 22" },
      at: [28.7341, 60.7133],
      way: {
        by: "bus",
        stop: "rynochnaya-ploshchad",
        minutes: 5,
        door: "yard",
      },
    },
    {
      key: "leningradsky-prospekt",
      street: { local: "Ленинградский проспект, 12", latin: "Leningradsky prospekt, 12" },
      at: [28.7472, 60.7124],
      way: { by: "train", stop: "vyborg", minutes: 6, door: "street" },
    },
    {
      key: "prospekt-pobedy",
      street: { local: "проспект Победы, 10", latin: "prospekt Pobedy, 10" },
      at: [28.7651, 60.7044],
      way: { by: "bus", minutes: 2, door: "mall" },
    },
  ],
  zones: [],
  streets: [
    street(
      { local: "Крепостная улица", latin: "Krepostnaya ulitsa" },
      [
        [28.7285, 60.7145, 1],
        [28.744, 60.7105, 50],
      ],
      "11 22 37",
    ),
    street(
      { local: "Ленинградский проспект", latin: "Leningradsky prospekt" },
      [
        [28.7505, 60.715, 2],
        [28.743, 60.7075, 31],
      ],
      "10 12 21",
    ),
    street(
      { local: "проспект Ленина", latin: "prospekt Lenina" },
      [
        [28.7375, 60.711, 2],
        [28.75, 60.705, 40],
      ],
      "6 14 30",
    ),
    street(
      { local: "проспект Суворова", latin: "prospekt Suvorova" },
      [
        [28.7335, 60.7105, 1],
        [28.7445, 60.7055, 31],
      ],
      "7 15 25",
    ),
    street(
      { local: "Московский проспект", latin: "Moskovsky prospekt" },
      [
        [28.739, 60.714, 1],
        [28.7525, 60.708, 20],
      ],
      "5 9 16",
    ),
    street(
      { local: "ул. Северный Вал", latin: "ul. Severny Val" },
      [
        [28.7325, 60.7163, 1],
        [28.747, 60.715, 27],
      ],
      "3 11 19",
    ),
    street(
      { local: "ул. Южный Вал", latin: "ul. Yuzhny Val" },
      [
        [28.7315, 60.7115, 1],
        [28.7375, 60.7095, 24],
      ],
      "6 12 20",
    ),
    street(
      { local: "Прогонная улица", latin: "Progonnaya ulitsa" },
      [
        [28.7322, 60.7155, 1],
        [28.732, 60.711, 18],
      ],
      "5 8 14",
    ),
    street(
      { local: "ул. Сторожевой Башни", latin: "ul. Storozhevoy Bashni" },
      [
        [28.7305, 60.7148, 1],
        [28.7345, 60.7115, 25],
      ],
      "7 12 21",
    ),
    street(
      { local: "ул. Водной Заставы", latin: "ul. Vodnoy Zastavy" },
      [
        [28.7318, 60.713, 1],
        [28.7305, 60.711, 12],
      ],
      "4 6",
    ),
    street(
      { local: "Выборгская улица", latin: "Vyborgskaya ulitsa" },
      [
        [28.7275, 60.7152, 1],
        [28.7315, 60.711, 21],
      ],
      "8 15",
    ),
    street(
      { local: "ул. Димитрова", latin: "ul. Dimitrova" },
      [
        [28.741, 60.7125, 1],
        [28.739, 60.7085, 13],
      ],
      "3 9",
    ),
    street(
      { local: "ул. Некрасова", latin: "ul. Nekrasova" },
      [
        [28.744, 60.716, 1],
        [28.758, 60.712, 37],
      ],
      "9 17 31",
    ),
    street(
      { local: "ул. Куйбышева", latin: "ul. Kuybysheva" },
      [
        [28.7475, 60.708, 1],
        [28.755, 60.7045, 21],
      ],
      "10 13",
    ),
    street(
      { local: "проспект Победы", latin: "prospekt Pobedy" },
      [
        [28.758, 60.707, 1],
        [28.765, 60.704, 10],
        [28.777, 60.6975, 35],
      ],
      "10 18 29",
    ),
    street(
      { local: "ул. Гагарина", latin: "ul. Gagarina" },
      [
        [28.76, 60.703, 1],
        [28.7815, 60.692, 71],
      ],
      "14 35 57",
    ),
    street(
      { local: "Ленинградское шоссе", latin: "Leningradskoye shosse" },
      [
        [28.757, 60.7, 1],
        [28.79, 60.685, 60],
      ],
      "13 32 47",
    ),
    street(
      { local: "Приморская улица", latin: "Primorskaya ulitsa" },
      [
        [28.755, 60.695, 1],
        [28.763, 60.685, 50],
      ],
      "15 28",
    ),
    street(
      { local: "Рубежная улица", latin: "Rubezhnaya ulitsa" },
      [
        [28.77, 60.701, 1],
        [28.786, 60.697, 42],
      ],
      "18 28 36",
    ),
    street(
      { local: "ул. Кривоносова", latin: "ul. Krivonosova" },
      [
        [28.771, 60.694, 1],
        [28.781, 60.689, 20],
      ],
      "5 12",
    ),
    street(
      { local: "Сборная улица", latin: "Sbornaya ulitsa" },
      [
        [28.757, 60.699, 1],
        [28.763, 60.695, 12],
      ],
      "2 7",
    ),
    street(
      { local: "ул. Макарова", latin: "ul. Makarova" },
      [
        [28.712, 60.717, 1],
        [28.7165, 60.724, 12],
      ],
      "4 8",
    ),
    street(
      { local: "Садовая улица", latin: "Sadovaya ulitsa" },
      [
        [28.762, 60.711, 1],
        [28.77, 60.7065, 24],
      ],
      "8 17",
    ),
  ],
};
