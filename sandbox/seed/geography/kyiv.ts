import { countries, phoneMasks } from "./countries";
import { daily, withBreak } from "./hours";
import { street, zoneColours } from "./survey";
import type { Survey } from "./survey";

const brovary = { local: "Бровари", latin: "Brovary", ru: "Бровары" };
const irpin = { local: "Ірпінь", latin: "Irpin", ru: "Ирпень" };

export const kyiv: Survey = {
  city: {
    id: 9,
    alias: "kyiv",
    time_zone: "Europe/Kyiv",
    country: countries.UA,
    order_types: { delivery: true, takeaway: true },
    phone: "+380 44 000-00-44",
    is_free_call: false,
    phone_masks: phoneMasks("UA", "DE"),
    prices: { currency: "₴", currency_code: "UAH" },
    has_loyalty_system: true,
    map: { bbox: [30.36, 50.36, 30.69, 50.55], coordinates: { latitude: 50.4501, longitude: 30.5234 }, zoom: 12 },
    schedule: daily(10, 22),
    big: true,
    requisites: {
      company_name: "ТОВ «Норі Київ»",
      inn: "000000000044",
      ogrn: "00000044",
      address: "01001, м. Київ, вул. Прикладна, 1",
      director: "директор Е. Е. Зразкова",
      registrar: "Печерська районна в місті Києві державна адміністрація",
    },
  },
  locality: { local: "Київ", latin: "Kyiv", ru: "Киев", also: ["Kiev"] },
  shops: [
    {
      key: "khreshchatyk",
      street: { local: "вул. Хрещатик, 22", latin: "vul. Khreshchatyk, 22", ru: "ул. Крещатик, 22" },
      at: [30.5238, 50.4484],
      way: { by: "metro", minutes: 2, door: "street" },
    },
    {
      key: "zoloti-vorota",
      street: { local: "вул. Ярославів Вал, 13", latin: "vul. Yaroslaviv Val, 13", ru: "ул. Ярославов Вал, 13" },
      at: [30.5105, 50.4506],
      way: { by: "metro", minutes: 5, door: "yard" },
    },
    {
      key: "kontraktova-ploshcha",
      street: {
        local: "вул. Петра Сагайдачного, 25",
        latin: "vul. Petra Sahaidachnoho, 25",
        ru: "ул. Петра Сагайдачного, 25",
      },
      at: [30.5212, 50.4626],
      way: { by: "metro", minutes: 6, door: "corner" },
    },
    {
      key: "olimpiiska",
      street: {
        local: "вул. Велика Васильківська, 55",
        latin: "vul. Velyka Vasylkivska, 55",
        ru: "ул. Большая Васильковская, 55",
      },
      at: [30.5164, 50.4318],
      way: { by: "metro", minutes: 1, door: "street" },
    },
    {
      key: "obolon",
      street: { local: "Оболонський проспект, 16", latin: "Obolonskyi prospekt, 16", ru: "Оболонский проспект, 16" },
      at: [30.4984, 50.5037],
      way: { by: "metro", minutes: 4, door: "mall" },
    },
    {
      key: "pozniaky",
      street: {
        local: "проспект Миколи Бажана, 16",
        latin: "prospekt Mykoly Bazhana, 16",
        ru: "проспект Николая Бажана, 16",
      },
      at: [30.6337, 50.3984],
      way: { by: "metro", minutes: 2, door: "street" },
      schedule: withBreak(15, 16, daily(10, 21)),
    },
  ],
  zones: [
    {
      ring: [
        [30.485, 50.46],
        [30.49, 50.435],
        [30.508, 50.42],
        [30.545, 50.416],
        [30.56, 50.435],
        [30.54, 50.455],
        [30.53, 50.475],
        [30.505, 50.475],
      ],
      prices: { delivery: 59_00, minimum_order_amount: 300_00, free_from: 800_00 },
      background_color: zoneColours.near,
      cooking_time: 20,
      delivery_time: 25,
    },
    {
      ring: [
        [30.37, 50.455],
        [30.395, 50.415],
        [30.44, 50.38],
        [30.51, 50.37],
        [30.565, 50.39],
        [30.575, 50.435],
        [30.55, 50.465],
        [30.54, 50.5],
        [30.51, 50.53],
        [30.45, 50.535],
        [30.4, 50.495],
      ],
      prices: { delivery: 89_00, minimum_order_amount: 450_00, free_from: 1200_00 },
      background_color: zoneColours.middle,
      cooking_time: 20,
      delivery_time: 40,
    },
    {
      ring: [
        [30.585, 50.465],
        [30.59, 50.42],
        [30.6, 50.385],
        [30.66, 50.385],
        [30.675, 50.42],
        [30.665, 50.47],
        [30.635, 50.487],
        [30.6, 50.487],
      ],
      prices: { delivery: 109_00, minimum_order_amount: 500_00 },
      background_color: zoneColours.far,
      cooking_time: 25,
      delivery_time: 45,
    },
  ],
  streets: [
    street(
      { local: "вул. Хрещатик", latin: "vul. Khreshchatyk", ru: "ул. Крещатик" },
      [
        [30.5275, 50.452, 1],
        [30.5205, 50.4425, 52],
      ],
      "15 22 36",
    ),
    street(
      { local: "вул. Велика Васильківська", latin: "vul. Velyka Vasylkivska", ru: "ул. Большая Васильковская" },
      [
        [30.5185, 50.4415, 1],
        [30.5164, 50.4318, 55],
        [30.5225, 50.4135, 145],
      ],
      "23 55 72 114",
    ),
    street(
      { local: "вул. Саксаганського", latin: "vul. Saksahanskoho", ru: "ул. Саксаганского" },
      [
        [30.519, 50.4335, 1],
        [30.493, 50.446, 150],
      ],
      "33 70 112",
    ),
    street(
      { local: "вул. Антоновича", latin: "vul. Antonovycha", ru: "ул. Антоновича" },
      [
        [30.513, 50.44, 1],
        [30.519, 50.415, 172],
      ],
      "23 72",
    ),
    street(
      { local: "вул. Володимирська", latin: "vul. Volodymyrska", ru: "ул. Владимирская" },
      [
        [30.5175, 50.4585, 1],
        [30.506, 50.431, 101],
      ],
      "24 40 60",
    ),
    street(
      { local: "вул. Ярославів Вал", latin: "vul. Yaroslaviv Val", ru: "ул. Ярославов Вал" },
      [
        [30.5135, 50.4488, 1],
        [30.503, 50.4545, 40],
      ],
      "13 21",
    ),
    street(
      { local: "бульв. Тараса Шевченка", latin: "bulv. Tarasa Shevchenka", ru: "бульвар Тараса Шевченко" },
      [
        [30.5195, 50.4425, 1],
        [30.488, 50.449, 60],
      ],
      "5 16 36",
    ),
    street(
      { local: "вул. Богдана Хмельницького", latin: "vul. Bohdana Khmelnytskoho", ru: "ул. Богдана Хмельницкого" },
      [
        [30.5205, 50.4455, 1],
        [30.498, 50.448, 94],
      ],
      "17 40 68",
    ),
    street(
      { local: "вул. Прорізна", latin: "vul. Prorizna", ru: "ул. Прорезная" },
      [
        [30.522, 50.4475, 1],
        [30.5145, 50.4485, 25],
      ],
      "8 18",
    ),
    street(
      { local: "вул. Інститутська", latin: "vul. Instytutska", ru: "ул. Институтская" },
      [
        [30.527, 50.4495, 1],
        [30.536, 50.442, 30],
      ],
      "14 22",
    ),
    street(
      { local: "Андріївський узвіз", latin: "Andriivskyi uzviz", ru: "Андреевский спуск" },
      [
        [30.5165, 50.4625, 1],
        [30.5178, 50.4588, 38],
      ],
      "11 34",
    ),
    street(
      { local: "вул. Петра Сагайдачного", latin: "vul. Petra Sahaidachnoho", ru: "ул. Петра Сагайдачного" },
      [
        [30.5265, 50.459, 1],
        [30.518, 50.465, 43],
      ],
      "12 25",
    ),
    street(
      { local: "вул. Верхній Вал", latin: "vul. Verkhnii Val", ru: "ул. Верхний Вал" },
      [
        [30.51, 50.4655, 1],
        [30.519, 50.469, 72],
      ],
      "24 58",
    ),
    street(
      { local: "вул. Кирилівська", latin: "vul. Kyrylivska", ru: "ул. Кирилловская" },
      [
        [30.506, 50.468, 1],
        [30.473, 50.485, 160],
      ],
      "23 69 160",
    ),
    street(
      { local: "вул. Січових Стрільців", latin: "vul. Sichovykh Striltsiv", ru: "ул. Сечевых Стрельцов" },
      [
        [30.505, 50.4555, 1],
        [30.482, 50.4625, 103],
      ],
      "26 77",
    ),
    street(
      { local: "бульв. Лесі Українки", latin: "bulv. Lesi Ukrainky", ru: "бульвар Леси Украинки" },
      [
        [30.529, 50.435, 1],
        [30.541, 50.418, 36],
      ],
      "7 24",
    ),
    street(
      { local: "Берестейський проспект", latin: "Beresteiskyi prospekt", ru: "Берестейский проспект" },
      [
        [30.483, 50.45, 1],
        [30.38, 50.457, 140],
      ],
      "37 67 94/1",
    ),
    street(
      { local: "Голосіївський проспект", latin: "Holosiivskyi prospekt", ru: "Голосеевский проспект" },
      [
        [30.518, 50.407, 1],
        [30.495, 50.3945, 122],
      ],
      "26 70",
    ),
    street(
      { local: "Оболонський проспект", latin: "Obolonskyi prospekt", ru: "Оболонский проспект" },
      [
        [30.5, 50.4965, 1],
        [30.495, 50.522, 54],
      ],
      "16 35",
    ),
    street(
      { local: "проспект Степана Бандери", latin: "prospekt Stepana Bandery", ru: "проспект Степана Бандеры" },
      [
        [30.49, 50.487, 6],
        [30.515, 50.4905, 36],
      ],
      "9 21",
    ),
    street(
      { local: "проспект Соборності", latin: "prospekt Sobornosti", ru: "проспект Соборности" },
      [
        [30.593, 50.447, 1],
        [30.633, 50.448, 30],
      ],
      "7 15",
    ),
    street(
      { local: "Харківське шосе", latin: "Kharkivske shose", ru: "Харьковское шоссе" },
      [
        [30.605, 50.443, 1],
        [30.66, 50.408, 200],
      ],
      "19 144",
    ),
    street(
      { local: "проспект Миколи Бажана", latin: "prospekt Mykoly Bazhana", ru: "проспект Николая Бажана" },
      [
        [30.601, 50.3925, 1],
        [30.665, 50.403, 38],
      ],
      "10 16 30",
    ),
    street(
      { local: "вул. Братиславська", latin: "vul. Bratyslavska", ru: "ул. Братиславская" },
      [
        [30.608, 50.47, 1],
        [30.638, 50.48, 52],
      ],
      "11 26",
    ),
    street(
      { local: "вул. Київська", latin: "vul. Kyivska", ru: "ул. Киевская" },
      [
        [30.783, 50.51, 100],
        [30.81, 50.515, 316],
      ],
      "154 245",
      brovary,
    ),
    street(
      { local: "вул. Соборна", latin: "vul. Soborna", ru: "ул. Соборная" },
      [
        [30.243, 50.514, 1],
        [30.257, 50.527, 180],
      ],
      "68 105",
      irpin,
    ),
  ],
};
