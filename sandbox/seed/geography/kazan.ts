import { countries, phoneMasks } from "./countries";
import { lateOnWeekend } from "./hours";
import { street, zoneColours } from "./survey";
import type { Survey } from "./survey";

const derbyshki = { local: "Дербышки", latin: "Derbyshki" };
const yudino = { local: "Юдино", latin: "Yudino" };

export const kazan: Survey = {
  city: {
    id: 3,
    alias: "kazan",
    time_zone: "Europe/Moscow",
    country: countries.RU,
    order_types: { delivery: true, takeaway: true },
    phone: "+7 843 000-00-16",
    is_free_call: false,
    phone_masks: phoneMasks("RU", "BY", "KZ"),
    prices: { currency: "₽", currency_code: "RUB" },
    has_loyalty_system: true,
    map: { bbox: [49.02, 55.72, 49.27, 55.87], coordinates: { latitude: 55.7963, longitude: 49.1088 }, zoom: 12 },
    schedule: lateOnWeekend(10, 23, 25),
    big: false,
    requisites: {
      company_name: "ООО «Нори Волга»",
      inn: "1600000000",
      ogrn: "1000000000016",
      address: "420000, Казань, ул. Примерная, д. 1",
      director: "генеральный директор В. В. Примеров",
      registrar: "МИФНС России № 18 по Республике Татарстан",
    },
  },
  locality: { local: "Казань", latin: "Kazan" },
  shops: [
    {
      key: "ploshchad-tukaya",
      street: { local: "ул. Пушкина, 12", latin: "ul. Pushkina, 12" },
      at: [49.1247, 55.7889],
      way: { by: "metro", minutes: 3, door: "street" },
    },
    {
      key: "kremlyovskaya",
      street: { local: "ул. Баумана, 19", latin: "ul. Baumana, 19" },
      at: [49.1101, 55.7938],
      way: { by: "metro", minutes: 4, door: "yard" },
    },
    {
      key: "kozya-sloboda",
      street: { local: "ул. Декабристов, 133", latin: "ul. Dekabristov, 133" },
      at: [49.0966, 55.8201],
      way: { by: "metro", minutes: 4, door: "corner" },
    },
    {
      key: "prospekt-pobedy",
      street: { local: "проспект Победы, 91", latin: "prospekt Pobedy, 91" },
      at: [49.2087, 55.7516],
      way: { by: "metro", minutes: 2, door: "mall" },
    },
  ],
  zones: [
    {
      ring: [
        [49.088, 55.798],
        [49.1, 55.778],
        [49.125, 55.77],
        [49.155, 55.776],
        [49.162, 55.796],
        [49.135, 55.808],
        [49.105, 55.809],
      ],
      prices: { delivery: 79_00, minimum_order_amount: 500_00, free_from: 1200_00 },
      background_color: zoneColours.near,
      cooking_time: 20,
      delivery_time: 20,
    },
    {
      ring: [
        [49.03, 55.83],
        [49.05, 55.79],
        [49.085, 55.75],
        [49.14, 55.73],
        [49.23, 55.73],
        [49.265, 55.765],
        [49.255, 55.82],
        [49.19, 55.85],
        [49.12, 55.86],
        [49.06, 55.855],
      ],
      prices: { delivery: 169_00, minimum_order_amount: 900_00, free_from: 2200_00 },
      background_color: zoneColours.middle,
      cooking_time: 20,
      delivery_time: 40,
    },
  ],
  streets: [
    street(
      { local: "ул. Баумана", latin: "ul. Baumana" },
      [
        [49.107, 55.7955, 2],
        [49.1215, 55.787, 86],
      ],
      "19 38 51",
    ),
    street(
      { local: "Кремлёвская улица", latin: "Kremlyovskaya ulitsa" },
      [
        [49.108, 55.7965, 1],
        [49.123, 55.7905, 35],
      ],
      "15 25",
    ),
    street(
      { local: "Профсоюзная улица", latin: "Profsoyuznaya ulitsa" },
      [
        [49.113, 55.7935, 1],
        [49.12, 55.7885, 44],
      ],
      "17 34",
    ),
    street(
      { local: "ул. Пушкина", latin: "ul. Pushkina" },
      [
        [49.1235, 55.788, 1],
        [49.137, 55.795, 86],
      ],
      "12 30 52",
    ),
    street(
      { local: "ул. Карла Маркса", latin: "ul. Karla Marksa" },
      [
        [49.1115, 55.7985, 7],
        [49.15, 55.7915, 76],
      ],
      "23 42 65",
    ),
    street(
      { local: "ул. Бутлерова", latin: "ul. Butlerova" },
      [
        [49.1225, 55.787, 2],
        [49.144, 55.787, 56],
      ],
      "21 36",
    ),
    street(
      { local: "ул. Островского", latin: "ul. Ostrovskogo" },
      [
        [49.1105, 55.7905, 1],
        [49.1275, 55.779, 107],
      ],
      "23 57/1 84",
    ),
    street(
      { local: "ул. Татарстан", latin: "ul. Tatarstan" },
      [
        [49.106, 55.7875, 1],
        [49.12, 55.7785, 70],
      ],
      "14 20 52",
    ),
    street(
      { local: "ул. Габдуллы Тукая", latin: "ul. Gabdully Tukaya" },
      [
        [49.118, 55.782, 2],
        [49.101, 55.772, 130],
      ],
      "58 91",
    ),
    street(
      { local: "ул. Вишневского", latin: "ul. Vishnevskogo" },
      [
        [49.147, 55.796, 1],
        [49.148, 55.782, 59],
      ],
      "26 49",
    ),
    street(
      { local: "ул. Николая Ершова", latin: "ul. Nikolaya Yershova" },
      [
        [49.15, 55.7935, 1],
        [49.185, 55.7895, 65],
      ],
      "29 55",
    ),
    street(
      { local: "Сибирский тракт", latin: "Sibirsky trakt" },
      [
        [49.18, 55.806, 1],
        [49.235, 55.825, 50],
      ],
      "16 34к4",
    ),
    street(
      { local: "Оренбургский тракт", latin: "Orenburgsky trakt" },
      [
        [49.16, 55.765, 1],
        [49.185, 55.742, 170],
      ],
      "20 138",
    ),
    street(
      { local: "проспект Победы", latin: "prospekt Pobedy" },
      [
        [49.183, 55.745, 15],
        [49.212, 55.753, 100],
      ],
      "35 50к1 91",
    ),
    street(
      { local: "ул. Рихарда Зорге", latin: "ul. Rikharda Zorge" },
      [
        [49.195, 55.759, 1],
        [49.22, 55.744, 119],
      ],
      "32 66 95",
    ),
    street(
      { local: "ул. Фучика", latin: "ul. Fuchika" },
      [
        [49.22, 55.76, 1],
        [49.243, 55.741, 150],
      ],
      "72 90",
    ),
    street(
      { local: "проспект Ямашева", latin: "prospekt Yamasheva" },
      [
        [49.105, 55.829, 1],
        [49.175, 55.829, 110],
      ],
      "36 54 71 93",
    ),
    street(
      { local: "Чистопольская улица", latin: "Chistopolskaya ulitsa" },
      [
        [49.105, 55.817, 1],
        [49.15, 55.822, 88],
      ],
      "11 33 71",
    ),
    street(
      { local: "ул. Декабристов", latin: "ul. Dekabristov" },
      [
        [49.083, 55.808, 1],
        [49.0966, 55.8201, 133],
        [49.099, 55.834, 205],
      ],
      "85 133 182",
    ),
    street(
      { local: "ул. Маршала Чуйкова", latin: "ul. Marshala Chuykova" },
      [
        [49.115, 55.842, 2],
        [49.165, 55.836, 95],
      ],
      "9 25 54",
    ),
    street(
      { local: "ул. Адоратского", latin: "ul. Adoratskogo" },
      [
        [49.14, 55.838, 1],
        [49.157, 55.828, 66],
      ],
      "4 12 36",
    ),
    street(
      { local: "ул. Мира", latin: "ul. Mira" },
      [
        [49.219, 55.8715, 1],
        [49.233, 55.877, 60],
      ],
      "18 35",
      derbyshki,
    ),
    street(
      { local: "ул. Ильича", latin: "ul. Ilyicha" },
      [
        [48.898, 55.808, 1],
        [48.916, 55.806, 50],
      ],
      "19 32",
      yudino,
    ),
  ],
};
