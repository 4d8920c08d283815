import { countries, phoneMasks } from "./countries";
import { lateOnWeekend } from "./hours";
import type { Survey } from "./survey";

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
      street: "ул. Пушкина, 12",
      at: [49.1247, 55.7889],
      way: { by: "metro", minutes: 3, door: "street" },
      tags: ["terrace", "kids-corner"],
    },
    {
      key: "kremlyovskaya",
      street: "ул. Баумана, 19",
      at: [49.1101, 55.7938],
      way: { by: "metro", minutes: 4, door: "yard" },
    },
    {
      key: "kozya-sloboda",
      street: "ул. Декабристов, 133",
      at: [49.0966, 55.8201],
      way: { by: "metro", minutes: 4, door: "corner" },
    },
    {
      key: "prospekt-pobedy",
      street: "проспект Победы, 91",
      at: [49.2087, 55.7516],
      way: { by: "metro", minutes: 2, door: "mall" },
      tags: ["parking", "step-free"],
    },
  ],
  suburb: {
    locality: { local: "Дербышки", latin: "Derbyshki" },
    names: { local: "ул. Мира", latin: "ul. Mira" },
    line: [
      [49.219, 55.8715],
      [49.233, 55.877],
    ],
    numbers: [1, 60],
    houses: "18 35",
  },
};
