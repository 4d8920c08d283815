import { countries, phoneMasks } from "./countries";
import { aroundTheClock, daily } from "./hours";
import type { Survey } from "./survey";

export const moscow: Survey = {
  city: {
    id: 2,
    alias: "moscow",
    time_zone: "Europe/Moscow",
    country: countries.RU,
    order_types: { delivery: true, takeaway: true },
    phone: "+7 800 000-00-77",
    is_free_call: true,
    phone_masks: phoneMasks("RU", "BY", "KZ"),
    prices: { currency: "₽", currency_code: "RUB" },
    has_loyalty_system: true,
    map: { bbox: [37.37, 55.57, 37.86, 55.92], coordinates: { latitude: 55.7558, longitude: 37.6173 }, zoom: 12 },
    schedule: daily(10, 26),
    big: true,
    requisites: {
      company_name: "ООО «Нори Столица»",
      inn: "7700000000",
      ogrn: "1000000000077",
      address: "101000, Москва, ул. Примерная, д. 1",
      director: "генеральный директор Б. Б. Образцова",
      registrar: "МИФНС России № 46 по г. Москве",
    },
  },
  locality: { local: "Москва", latin: "Moskva", also: ["Moscow"] },
  shops: [
    {
      key: "pushkinskaya",
      street: "Тверская улица, 18",
      at: [37.6044, 55.7654],
      way: { by: "metro", minutes: 2, door: "street" },
      tags: ["step-free"],
      schedule: aroundTheClock,
    },
    {
      key: "arbatskaya",
      street: "ул. Арбат, 12",
      at: [37.5972, 55.7513],
      way: { by: "metro", minutes: 5, door: "street" },
    },
    {
      key: "novokuznetskaya",
      street: "Пятницкая улица, 12",
      at: [37.6279, 55.7441],
      way: { by: "metro", minutes: 4, door: "basement" },
    },
    {
      key: "chistye-prudy",
      street: "Мясницкая улица, 24",
      at: [37.6366, 55.7639],
      way: { by: "metro", minutes: 3, door: "yard" },
    },
    {
      key: "prospekt-mira",
      street: "проспект Мира, 33",
      at: [37.6336, 55.7808],
      way: { by: "metro", minutes: 2, door: "corner" },
      tags: ["terrace"],
    },
    {
      key: "profsoyuznaya",
      street: "Профсоюзная улица, 25",
      at: [37.5633, 55.6781],
      way: { by: "metro", minutes: 3, door: "street" },
    },
    {
      key: "sokol",
      street: "Ленинградский проспект, 71",
      at: [37.5176, 55.8046],
      way: { by: "metro", minutes: 3, door: "mall" },
      tags: ["parking", "kids-corner", "step-free"],
      type: "stop",
      alert: "kitchen-paused",
    },
    {
      key: "semyonovskaya",
      street: "Большая Семёновская улица, 32",
      at: [37.7153, 55.7827],
      way: { by: "metro", minutes: 4, door: "street" },
    },
  ],
  suburb: {
    locality: { local: "Химки", latin: "Khimki" },
    names: { local: "Московская улица", latin: "Moskovskaya ulitsa" },
    line: [
      [37.436, 55.887],
      [37.448, 55.8945],
    ],
    numbers: [1, 38],
    houses: "14 30",
  },
};
