import { countries, phoneMasks } from "./countries";
import { aroundTheClock, daily, lateOnWeekend } from "./hours";
import { closedForRepair, doorFromYard } from "./notices";
import { street, zoneColours } from "./survey";
import type { Survey } from "./survey";

const pushkin = { local: "Пушкин", latin: "Pushkin" };
const kronstadt = { local: "Кронштадт", latin: "Kronstadt" };

export const saintPetersburg: Survey = {
  city: {
    id: 1,
    alias: "spb",
    time_zone: "Europe/Moscow",
    country: countries.RU,
    order_types: { delivery: true, takeaway: true },
    phone: "+7 800 000-00-12",
    is_free_call: true,
    phone_masks: phoneMasks("RU", "BY", "KZ"),
    prices: { currency: "₽", currency_code: "RUB" },
    has_loyalty_system: true,
    map: { bbox: [30.15, 59.8, 30.56, 60.08], coordinates: { latitude: 59.9386, longitude: 30.3141 }, zoom: 12 },
    schedule: lateOnWeekend(10, 25, 26),
    big: true,
    requisites: {
      company_name: "ООО «Нори Северо-Запад»",
      inn: "7800000000",
      ogrn: "1000000000078",
      address: "190000, Санкт-Петербург, ул. Примерная, д. 1",
      director: "генеральный директор А. А. Примеров",
      registrar: "МИФНС России № 15 по Санкт-Петербургу",
      notes: ["Надзор: Роспотребнадзор, Санкт-Петербург"],
    },
  },
  locality: { local: "Санкт-Петербург", latin: "Sankt-Peterburg", also: ["Saint Petersburg", "Питер", "СПб"] },
  shops: [
    {
      key: "mayakovskaya",
      street: { local: "Невский проспект, 88", latin: "Nevsky prospekt, 88" },
      at: [30.3537, 59.9322],
      way: { by: "metro", minutes: 2, door: "street" },
    },
    {
      key: "rubinshteyna",
      street: { local: "ул. Рубинштейна, 15", latin: "ul. Rubinshteyna, 15" },
      at: [30.3445, 59.9313],
      way: {
        by: "metro",
        stop: "vladimirskaya",
        minutes: 5,
        door: "yard",
      },
      alert: doorFromYard,
    },
    {
      key: "ploshchad-vosstaniya",
      street: { local: "Лиговский проспект, 36", latin: "Ligovsky prospekt, 36" },
      at: [30.3612, 59.9299],
      way: { by: "metro", minutes: 3, door: "corner" },
      schedule: aroundTheClock,
    },
    {
      key: "petrogradskaya",
      street: { local: "Большой проспект П.\u00a0С., 74", latin: "Bolshoy prospekt P.S., 74" },
      at: [30.3069, 59.9636],
      way: { by: "metro", minutes: 6, door: "street" },
    },
    {
      key: "vasileostrovskaya",
      street: { local: "7-я линия В.\u00a0О., 34", latin: "7-ya liniya V.O., 34" },
      at: [30.2792, 59.9418],
      way: { by: "metro", minutes: 2, door: "basement" },
      schedule: daily(17, 26),
    },
    {
      key: "moskovskaya",
      street: { local: "Московский проспект, 207", latin: "Moskovsky prospekt, 207" },
      at: [30.3211, 59.8538],
      way: { by: "metro", minutes: 4, door: "street" },
    },
    {
      key: "ladozhskaya",
      street: { local: "Заневский проспект, 67", latin: "Zanevsky prospekt, 67" },
      at: [30.4399, 59.9331],
      way: { by: "metro", minutes: 1, door: "mall" },
    },
    {
      key: "udelnaya",
      street: { local: "проспект Энгельса, 27", latin: "prospekt Engelsa, 27" },
      at: [30.3172, 60.0139],
      way: { by: "metro", minutes: 5, door: "street" },
      type: "stop",
      alert: closedForRepair,
    },
  ],
  zones: [
    {
      ring: [
        [30.225, 59.954],
        [30.23, 59.936],
        [30.26, 59.922],
        [30.275, 59.907],
        [30.32, 59.902],
        [30.37, 59.906],
        [30.4, 59.923],
        [30.402, 59.948],
        [30.38, 59.96],
        [30.342, 59.968],
        [30.318, 59.976],
        [30.285, 59.972],
      ],
      prices: { delivery: 99_00, minimum_order_amount: 600_00, free_from: 1500_00 },
      background_color: zoneColours.near,
      cooking_time: 20,
      delivery_time: 20,
    },
    {
      ring: [
        [30.195, 59.956],
        [30.2, 59.93],
        [30.235, 59.895],
        [30.255, 59.86],
        [30.31, 59.845],
        [30.37, 59.85],
        [30.43, 59.885],
        [30.48, 59.915],
        [30.485, 59.95],
        [30.44, 59.985],
        [30.4, 60.015],
        [30.34, 60.025],
        [30.28, 60.015],
        [30.23, 59.995],
        [30.205, 59.975],
      ],
      prices: { delivery: 199_00, minimum_order_amount: 900_00, free_from: 2500_00 },
      background_color: zoneColours.middle,
      cooking_time: 20,
      delivery_time: 35,
    },
    {
      ring: [
        [30.17, 59.96],
        [30.165, 59.91],
        [30.16, 59.845],
        [30.26, 59.82],
        [30.33, 59.818],
        [30.41, 59.825],
        [30.52, 59.865],
        [30.54, 59.93],
        [30.5, 59.99],
        [30.45, 60.05],
        [30.36, 60.07],
        [30.29, 60.065],
        [30.2, 60.02],
        [30.175, 59.99],
      ],
      prices: { delivery: 299_00, minimum_order_amount: 1500_00 },
      background_color: zoneColours.far,
      cooking_time: 25,
      delivery_time: 50,
    },
  ],
  streets: [
    street(
      { local: "Невский проспект", latin: "Nevsky prospekt", also: ["Newski-Prospekt"] },
      [
        [30.3128, 59.9367, 1],
        [30.3435, 59.9333, 64],
        [30.361, 59.9312, 114],
        [30.3862, 59.9243, 180],
      ],
      "3 20 28 56 88 114",
    ),
    street(
      { local: "ул. Рубинштейна", latin: "ul. Rubinshteyna", also: ["Rubinstein"] },
      [
        [30.3443, 59.9331, 1],
        [30.3453, 59.9281, 40],
      ],
      "5 9 23 30",
    ),
    street(
      { local: "Большой проспект П.\u00a0С.", latin: "Bolshoy prospekt P.S." },
      [
        [30.2905, 59.953, 1],
        [30.3115, 59.966, 106],
      ],
      "18 33 74",
    ),
    street(
      { local: "Каменноостровский проспект", latin: "Kamennoostrovsky prospekt" },
      [
        [30.3235, 59.954, 1],
        [30.3005, 59.9775, 73],
      ],
      "13 26 42",
    ),
    street(
      { local: "Средний проспект В.\u00a0О.", latin: "Sredny prospekt V.O." },
      [
        [30.288, 59.945, 1],
        [30.236, 59.9345, 106],
      ],
      "28 36 85",
    ),
    street(
      { local: "7-я линия В.\u00a0О.", latin: "7-ya liniya V.O." },
      [
        [30.283, 59.937, 2],
        [30.2775, 59.9435, 60],
      ],
      "16 34 54",
    ),
    street(
      { local: "Литейный проспект", latin: "Liteyny prospekt" },
      [
        [30.3497, 59.9505, 1],
        [30.348, 59.933, 64],
      ],
      "17 33 46",
    ),
    street(
      { local: "Кирочная улица", latin: "Kirochnaya ulitsa" },
      [
        [30.35, 59.9437, 1],
        [30.383, 59.944, 67],
      ],
      "8 27",
    ),
    street(
      { local: "Лиговский проспект", latin: "Ligovsky prospekt" },
      [
        [30.3622, 59.939, 1],
        [30.3612, 59.9299, 36],
        [30.357, 59.921, 80],
        [30.3492, 59.9083, 228],
      ],
      "10 74 153",
    ),
    street(
      { local: "Садовая улица", latin: "Sadovaya ulitsa" },
      [
        [30.333, 59.9345, 22],
        [30.3185, 59.9268, 44],
        [30.296, 59.919, 115],
      ],
      "28/30 42",
    ),
    street(
      { local: "Гороховая улица", latin: "Gorokhovaya ulitsa" },
      [
        [30.311, 59.936, 1],
        [30.331, 59.9208, 79],
      ],
      "14 32",
    ),
    street(
      { local: "ул. Марата", latin: "ul. Marata" },
      [
        [30.3545, 59.9318, 1],
        [30.353, 59.9275, 25],
        [30.34, 59.918, 86],
      ],
      "11 36 69",
    ),
    street(
      { local: "Загородный проспект", latin: "Zagorodny prospekt" },
      [
        [30.3467, 59.928, 1],
        [30.319, 59.916, 70],
      ],
      "9 27",
    ),
    street(
      { local: "Московский проспект", latin: "Moskovsky prospekt" },
      [
        [30.3183, 59.9262, 1],
        [30.3215, 59.852, 212],
      ],
      "65 149 207",
    ),
    street(
      { local: "проспект Стачек", latin: "prospekt Stachek" },
      [
        [30.2785, 59.901, 1],
        [30.26, 59.857, 100],
      ],
      "16 47",
    ),
    street(
      { local: "Ленинский проспект", latin: "Leninsky prospekt" },
      [
        [30.19, 59.8535, 55],
        [30.315, 59.8522, 176],
      ],
      "79к1 118",
    ),
    street(
      { local: "Бухарестская улица", latin: "Bukharestskaya ulitsa" },
      [
        [30.364, 59.901, 1],
        [30.39, 59.838, 156],
      ],
      "30 74к2",
    ),
    street(
      { local: "Заневский проспект", latin: "Zanevsky prospekt" },
      [
        [30.4045, 59.9275, 3],
        [30.412, 59.929, 10],
        [30.4399, 59.9329, 67],
        [30.466, 59.9345, 75],
      ],
      "28 51 67",
    ),
    street(
      { local: "проспект Большевиков", latin: "prospekt Bolshevikov" },
      [
        [30.472, 59.933, 2],
        [30.488, 59.9, 63],
      ],
      "18 33к1",
    ),
    street(
      { local: "ул. Савушкина", latin: "ul. Savushkina" },
      [
        [30.2955, 59.985, 1],
        [30.2005, 59.9885, 141],
      ],
      "16 83",
    ),
    street(
      { local: "проспект Энгельса", latin: "prospekt Engelsa" },
      [
        [30.3225, 59.996, 1],
        [30.3172, 60.0139, 27],
        [30.319, 60.03, 60],
        [30.3215, 60.038, 113],
        [30.332, 60.056, 154],
      ],
      "27 63 111",
    ),
    street(
      { local: "Гражданский проспект", latin: "Grazhdansky prospekt" },
      [
        [30.3935, 60.0045, 11],
        [30.418, 60.039, 127],
      ],
      "25 36к2 90",
    ),
    street(
      { local: "проспект Просвещения", latin: "prospekt Prosveshcheniya" },
      [
        [30.306, 60.059, 5],
        [30.4, 60.035, 99],
      ],
      "19 43 80",
    ),
    street(
      { local: "Оранжерейная улица", latin: "Oranzhereynaya ulitsa" },
      [
        [30.396, 59.717, 1],
        [30.411, 59.723, 60],
      ],
      "21 48",
      pushkin,
    ),
    street(
      { local: "проспект Ленина", latin: "prospekt Lenina" },
      [
        [29.76, 59.996, 1],
        [29.777, 59.992, 50],
      ],
      "13 26",
      kronstadt,
    ),
  ],
};
