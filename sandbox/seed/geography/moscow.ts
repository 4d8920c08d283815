import { countries, phoneMasks } from "./countries";
import { aroundTheClock, daily } from "./hours";
import { kitchenPaused } from "./notices";
import { street, zoneColours } from "./survey";
import type { Survey } from "./survey";

const khimki = { local: "Химки", latin: "Khimki" };
const mytishchi = { local: "Мытищи", latin: "Mytishchi" };

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
      street: { local: "Тверская улица, 18", latin: "Tverskaya ulitsa, 18" },
      at: [37.6044, 55.7654],
      way: { by: "metro", minutes: 2, door: "street" },
      schedule: aroundTheClock,
    },
    {
      key: "arbatskaya",
      street: { local: "ул. Арбат, 12", latin: "ul. Arbat, 12" },
      at: [37.5972, 55.7513],
      way: { by: "metro", minutes: 5, door: "street" },
    },
    {
      key: "novokuznetskaya",
      street: { local: "Пятницкая улица, 12", latin: "Pyatnitskaya ulitsa, 12" },
      at: [37.6279, 55.7441],
      way: { by: "metro", minutes: 4, door: "basement" },
    },
    {
      key: "chistye-prudy",
      street: { local: "Мясницкая улица, 24", latin: "Myasnitskaya ulitsa, 24" },
      at: [37.6366, 55.7639],
      way: { by: "metro", minutes: 3, door: "yard" },
    },
    {
      key: "prospekt-mira",
      street: { local: "проспект Мира, 33", latin: "prospekt Mira, 33" },
      at: [37.6336, 55.7808],
      way: { by: "metro", minutes: 2, door: "corner" },
    },
    {
      key: "profsoyuznaya",
      street: { local: "Профсоюзная улица, 25", latin: "Profsoyuznaya ulitsa, 25" },
      at: [37.5633, 55.6781],
      way: { by: "metro", minutes: 3, door: "street" },
    },
    {
      key: "sokol",
      street: { local: "Ленинградский проспект, 71", latin: "Leningradsky prospekt, 71" },
      at: [37.5176, 55.8046],
      way: { by: "metro", minutes: 3, door: "mall" },
      type: "stop",
      alert: kitchenPaused,
    },
    {
      key: "semyonovskaya",
      street: { local: "Большая Семёновская улица, 32", latin: "Bolshaya Semyonovskaya ulitsa, 32" },
      at: [37.7153, 55.7827],
      way: { by: "metro", minutes: 4, door: "street" },
    },
  ],
  zones: [
    {
      ring: [
        [37.55, 55.76],
        [37.56, 55.735],
        [37.6, 55.72],
        [37.645, 55.723],
        [37.685, 55.74],
        [37.695, 55.765],
        [37.66, 55.788],
        [37.615, 55.798],
        [37.57, 55.788],
      ],
      prices: { delivery: 149_00, minimum_order_amount: 800_00, free_from: 2000_00 },
      background_color: zoneColours.near,
      cooking_time: 20,
      delivery_time: 25,
    },
    {
      ring: [
        [37.46, 55.76],
        [37.48, 55.71],
        [37.53, 55.675],
        [37.61, 55.66],
        [37.7, 55.68],
        [37.76, 55.72],
        [37.78, 55.77],
        [37.73, 55.82],
        [37.65, 55.85],
        [37.56, 55.845],
        [37.49, 55.815],
      ],
      prices: { delivery: 249_00, minimum_order_amount: 1200_00, free_from: 3000_00 },
      background_color: zoneColours.middle,
      cooking_time: 20,
      delivery_time: 40,
    },
    {
      ring: [
        [37.39, 55.76],
        [37.41, 55.69],
        [37.49, 55.62],
        [37.6, 55.585],
        [37.7, 55.6],
        [37.82, 55.65],
        [37.835, 55.72],
        [37.835, 55.8],
        [37.72, 55.875],
        [37.6, 55.9],
        [37.47, 55.875],
        [37.4, 55.81],
      ],
      prices: { delivery: 399_00, minimum_order_amount: 2000_00 },
      background_color: zoneColours.far,
      cooking_time: 25,
      delivery_time: 55,
    },
  ],
  streets: [
    street(
      { local: "Тверская улица", latin: "Tverskaya ulitsa" },
      [
        [37.613, 55.757, 1],
        [37.6046, 55.7653, 18],
        [37.5955, 55.7698, 31],
      ],
      "6 12 22",
    ),
    street(
      { local: "ул. Арбат", latin: "ul. Arbat" },
      [
        [37.6005, 55.7522, 1],
        [37.583, 55.7478, 55],
      ],
      "12 30 51",
    ),
    street(
      { local: "ул. Новый Арбат", latin: "ul. Novy Arbat" },
      [
        [37.6, 55.7527, 1],
        [37.5755, 55.753, 36],
      ],
      "8 21 32",
    ),
    street(
      { local: "Пятницкая улица", latin: "Pyatnitskaya ulitsa" },
      [
        [37.628, 55.747, 1],
        [37.6265, 55.731, 82],
      ],
      "12 37 71/5",
    ),
    street(
      { local: "ул. Большая Ордынка", latin: "ul. Bolshaya Ordynka" },
      [
        [37.6255, 55.746, 1],
        [37.622, 55.731, 74],
      ],
      "21 45",
    ),
    street(
      { local: "ул. Покровка", latin: "ul. Pokrovka" },
      [
        [37.643, 55.759, 1],
        [37.6595, 55.763, 50],
      ],
      "17 31 45",
    ),
    street(
      { local: "Мясницкая улица", latin: "Myasnitskaya ulitsa" },
      [
        [37.629, 55.7605, 1],
        [37.648, 55.768, 48],
      ],
      "8 24 40",
    ),
    street(
      { local: "ул. Красная Пресня", latin: "ul. Krasnaya Presnya" },
      [
        [37.579, 55.7603, 1],
        [37.561, 55.7638, 48],
      ],
      "9 23",
    ),
    street(
      { local: "Новослободская улица", latin: "Novoslobodskaya ulitsa" },
      [
        [37.6035, 55.7765, 2],
        [37.5905, 55.793, 67],
      ],
      "16 45",
    ),
    street(
      { local: "проспект Мира", latin: "prospekt Mira" },
      [
        [37.632, 55.7735, 1],
        [37.641, 55.8215, 150],
      ],
      "33 72 114",
    ),
    street(
      { local: "Бауманская улица", latin: "Baumanskaya ulitsa" },
      [
        [37.6765, 55.778, 6],
        [37.681, 55.7665, 62],
      ],
      "20 33к2",
    ),
    street(
      { local: "Большая Семёновская улица", latin: "Bolshaya Semyonovskaya ulitsa" },
      [
        [37.699, 55.782, 1],
        [37.719, 55.7825, 45],
      ],
      "11 32",
    ),
    street(
      { local: "Кутузовский проспект", latin: "Kutuzovsky prospekt" },
      [
        [37.567, 55.751, 2],
        [37.473, 55.729, 88],
      ],
      "18 36",
    ),
    street(
      { local: "Ленинградский проспект", latin: "Leningradsky prospekt" },
      [
        [37.584, 55.777, 1],
        [37.515, 55.805, 80],
      ],
      "15 37 71",
    ),
    street(
      { local: "Ленинский проспект", latin: "Leninsky prospekt" },
      [
        [37.612, 55.7285, 1],
        [37.5, 55.661, 127],
      ],
      "30 66 99",
    ),
    street(
      { local: "Профсоюзная улица", latin: "Profsoyuznaya ulitsa" },
      [
        [37.576, 55.6895, 1],
        [37.506, 55.6186, 154],
      ],
      "25 61 104",
    ),
    street(
      { local: "Варшавское шоссе", latin: "Varshavskoye shosse" },
      [
        [37.6225, 55.701, 1],
        [37.603, 55.611, 140],
      ],
      "26 72к2 106",
    ),
    street(
      { local: "Волгоградский проспект", latin: "Volgogradsky prospekt" },
      [
        [37.68, 55.728, 1],
        [37.805, 55.697, 181],
      ],
      "42 93 125",
    ),
    street(
      { local: "Щёлковское шоссе", latin: "Shchyolkovskoye shosse" },
      [
        [37.75, 55.8045, 1],
        [37.829, 55.811, 100],
      ],
      "25 68",
    ),
    street(
      { local: "Дмитровское шоссе", latin: "Dmitrovskoye shosse" },
      [
        [37.579, 55.805, 1],
        [37.548, 55.866, 89],
      ],
      "13 46 78",
    ),
    street(
      { local: "проспект Маршала Жукова", latin: "prospekt Marshala Zhukova" },
      [
        [37.498, 55.778, 2],
        [37.439, 55.779, 78],
      ],
      "30 59",
    ),
    street(
      { local: "Московская улица", latin: "Moskovskaya ulitsa" },
      [
        [37.436, 55.887, 1],
        [37.448, 55.8945, 38],
      ],
      "14 30",
      khimki,
    ),
    street(
      { local: "Новомытищинский проспект", latin: "Novomytishchinsky prospekt" },
      [
        [37.729, 55.913, 5],
        [37.757, 55.916, 90],
      ],
      "30к1 47",
      mytishchi,
    ),
  ],
};
