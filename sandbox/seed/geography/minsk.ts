import { countries, phoneMasks } from "./countries";
import { lateOnWeekend, withDayOff } from "./hours";
import { street, zoneColours } from "./survey";
import type { Survey } from "./survey";

const zaslavl = { local: "Заславль", latin: "Zaslavl", also: ["Заслаўе"] };
const kolodishchi = { local: "Колодищи", latin: "Kolodishchi", also: ["Калодзішчы"] };

export const minsk: Survey = {
  city: {
    id: 5,
    alias: "minsk",
    time_zone: "Europe/Minsk",
    country: countries.BY,
    order_types: { delivery: true, takeaway: true },
    phone: "+375 17 000-00-17",
    is_free_call: false,
    phone_masks: phoneMasks("BY", "RU"),
    prices: { currency: "Br", currency_code: "BYN" },
    has_loyalty_system: true,
    map: { bbox: [27.42, 53.83, 27.71, 53.97], coordinates: { latitude: 53.9023, longitude: 27.5619 }, zoom: 12 },
    schedule: lateOnWeekend(10, 23, 24),
    big: false,
    requisites: {
      company_name: "ООО «Нори Бел»",
      inn: "190000000",
      ogrn: "190000000",
      address: "220000, г. Минск, ул. Примерная, д. 1",
      director: "директор Г. Г. Образцов",
      registrar: "Минский горисполком",
      notes: ["Регистрация в Торговом реестре Республики Беларусь: № 000000, 1 марта 2024 года"],
    },
  },
  locality: { local: "Минск", latin: "Minsk", also: ["Мінск"] },
  shops: [
    {
      key: "nemiga",
      street: { local: "ул. Немига, 3", latin: "ul. Nemiga, 3" },
      at: [27.5528, 53.9042],
      way: { by: "metro", minutes: 3, door: "mall" },
    },
    {
      key: "ploshchad-pobedy",
      street: { local: "проспект Независимости, 44", latin: "prospekt Nezavisimosti, 44" },
      at: [27.5771, 53.9103],
      way: { by: "metro", minutes: 4, door: "street" },
    },
    {
      key: "sportivnaya",
      street: { local: "ул. Притыцкого, 62", latin: "ul. Pritytskogo, 62" },
      at: [27.4803, 53.9079],
      way: { by: "metro", minutes: 2, door: "street" },
    },
    {
      key: "partizanskaya",
      street: { local: "Партизанский проспект, 81", latin: "Partizansky prospekt, 81" },
      at: [27.6297, 53.8752],
      way: { by: "metro", minutes: 1, door: "corner" },
      schedule: withDayOff(1, lateOnWeekend(11, 22, 23)),
    },
  ],
  zones: [
    {
      ring: [
        [27.515, 53.91],
        [27.525, 53.888],
        [27.555, 53.88],
        [27.59, 53.886],
        [27.61, 53.905],
        [27.595, 53.925],
        [27.56, 53.93],
        [27.53, 53.925],
      ],
      prices: { delivery: 3_50, minimum_order_amount: 20_00, free_from: 50_00 },
      background_color: zoneColours.near,
      cooking_time: 20,
      delivery_time: 20,
    },
    {
      ring: [
        [27.43, 53.905],
        [27.45, 53.855],
        [27.48, 53.84],
        [27.52, 53.835],
        [27.6, 53.84],
        [27.69, 53.85],
        [27.7, 53.91],
        [27.69, 53.945],
        [27.62, 53.965],
        [27.54, 53.96],
        [27.46, 53.945],
      ],
      prices: { delivery: 6_90, minimum_order_amount: 35_00, free_from: 80_00 },
      background_color: zoneColours.middle,
      cooking_time: 20,
      delivery_time: 40,
    },
  ],
  streets: [
    street(
      { local: "проспект Независимости", latin: "prospekt Nezavisimosti", also: ["праспект Незалежнасці"] },
      [
        [27.547, 53.8935, 8],
        [27.562, 53.9022, 25],
        [27.5771, 53.9103, 44],
        [27.5835, 53.916, 58],
        [27.599, 53.922, 66],
        [27.628, 53.928, 116],
        [27.651, 53.9345, 131],
      ],
      "18 44 58 95",
    ),
    street(
      { local: "проспект Победителей", latin: "prospekt Pobediteley", also: ["праспект Пераможцаў"] },
      [
        [27.5525, 53.9065, 1],
        [27.485, 53.94, 119],
      ],
      "9 33 65",
    ),
    street(
      { local: "ул. Немига", latin: "ul. Nemiga", also: ["вуліца Няміга"] },
      [
        [27.5535, 53.904, 2],
        [27.54, 53.9015, 44],
      ],
      "3 12 36",
    ),
    street(
      { local: "ул. Карла Маркса", latin: "ul. Karla Marksa" },
      [
        [27.55, 53.896, 1],
        [27.572, 53.901, 50],
      ],
      "8 21 40",
    ),
    street(
      { local: "ул. Ленина", latin: "ul. Lenina" },
      [
        [27.556, 53.904, 1],
        [27.579, 53.8935, 53],
      ],
      "8 27",
    ),
    street(
      { local: "ул. Кирова", latin: "ul. Kirova" },
      [
        [27.548, 53.892, 1],
        [27.569, 53.8985, 49],
      ],
      "13 23",
    ),
    street(
      { local: "Зыбицкая улица", latin: "Zybitskaya ulitsa", also: ["Зыбіцкая"] },
      [
        [27.555, 53.9055, 2],
        [27.559, 53.9045, 9],
      ],
      "4 6",
    ),
    street(
      { local: "Октябрьская улица", latin: "Oktyabrskaya ulitsa", also: ["Кастрычніцкая"] },
      [
        [27.57, 53.892, 1],
        [27.58, 53.888, 25],
      ],
      "5 16/3 19",
    ),
    street(
      { local: "ул. Козлова", latin: "ul. Kozlova" },
      [
        [27.577, 53.908, 2],
        [27.608, 53.901, 35],
      ],
      "7 20",
    ),
    street(
      { local: "ул. Якуба Коласа", latin: "ul. Yakuba Kolasa" },
      [
        [27.585, 53.916, 1],
        [27.596, 53.933, 69],
      ],
      "12 37 53",
    ),
    street(
      { local: "ул. Сурганова", latin: "ul. Surganova" },
      [
        [27.595, 53.9225, 1],
        [27.578, 53.93, 88],
      ],
      "28 57Б",
    ),
    street(
      { local: "проспект Машерова", latin: "prospekt Masherova" },
      [
        [27.572, 53.9125, 5],
        [27.55, 53.9155, 54],
      ],
      "11 25 51",
    ),
    street(
      { local: "ул. Максима Богдановича", latin: "ul. Maksima Bogdanovicha" },
      [
        [27.559, 53.9085, 1],
        [27.569, 53.94, 155],
      ],
      "23 70 118",
    ),
    street(
      { local: "Кальварийская улица", latin: "Kalvariyskaya ulitsa" },
      [
        [27.542, 53.905, 1],
        [27.509, 53.9085, 60],
      ],
      "7 24 42",
    ),
    street(
      { local: "ул. Тимирязева", latin: "ul. Timiryazeva" },
      [
        [27.53, 53.911, 1],
        [27.506, 53.93, 129],
      ],
      "9 65 74А",
    ),
    street(
      { local: "ул. Притыцкого", latin: "ul. Pritytskogo" },
      [
        [27.508, 53.908, 1],
        [27.437, 53.9065, 156],
      ],
      "29 62 105",
    ),
    street(
      { local: "проспект Дзержинского", latin: "prospekt Dzerzhinskogo" },
      [
        [27.533, 53.892, 1],
        [27.4745, 53.8497, 131],
      ],
      "9 57 104к2",
    ),
    street(
      { local: "ул. Казинца", latin: "ul. Kazintsa" },
      [
        [27.512, 53.86, 1],
        [27.535, 53.848, 130],
      ],
      "52 62",
    ),
    street(
      { local: "ул. Сергея Есенина", latin: "ul. Sergeya Yesenina" },
      [
        [27.475, 53.856, 1],
        [27.45, 53.862, 140],
      ],
      "16 36",
    ),
    street(
      { local: "Партизанский проспект", latin: "Partizansky prospekt" },
      [
        [27.595, 53.886, 6],
        [27.6743, 53.8618, 182],
      ],
      "32 81 150",
    ),
    street(
      { local: "Логойский тракт", latin: "Logoysky trakt" },
      [
        [27.599, 53.933, 1],
        [27.63, 53.953, 50],
      ],
      "15 37",
    ),
    street(
      { local: "ул. Филимонова", latin: "ul. Filimonova" },
      [
        [27.63, 53.923, 1],
        [27.638, 53.935, 63],
      ],
      "25 55",
    ),
    street(
      { local: "Советская улица", latin: "Sovetskaya ulitsa" },
      [
        [27.275, 54.004, 1],
        [27.292, 54.011, 90],
      ],
      "30 64",
      zaslavl,
    ),
    street(
      { local: "Минская улица", latin: "Minskaya ulitsa" },
      [
        [27.765, 53.943, 1],
        [27.786, 53.9465, 70],
      ],
      "5 38",
      kolodishchi,
    ),
  ],
};
