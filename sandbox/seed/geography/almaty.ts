import { countries, phoneMasks } from "./countries";
import { daily, lateOnWeekend } from "./hours";
import { street, zoneColours } from "./survey";
import type { Survey } from "./survey";

const talgar = { local: "Талгар", latin: "Talgar" };
const kaskelen = { local: "Каскелен", latin: "Kaskelen", also: ["Қаскелең"] };

export const almaty: Survey = {
  city: {
    id: 7,
    alias: "almaty",
    time_zone: "Asia/Almaty",
    country: countries.KZ,
    order_types: { delivery: true, takeaway: true },
    phone: "+7 727 000-00-02",
    is_free_call: false,
    phone_masks: phoneMasks("KZ", "RU"),
    prices: { currency: "₸", currency_code: "KZT" },
    has_loyalty_system: true,
    map: { bbox: [76.8, 43.18, 77.02, 43.34], coordinates: { latitude: 43.238, longitude: 76.9286 }, zoom: 12 },
    schedule: lateOnWeekend(10, 24, 26),
    big: false,
    requisites: {
      company_name: "ТОО «Нори Алматы»",
      inn: "000000000002",
      ogrn: "000000000002",
      address: "050000, Алматы, ул. Примерная, д. 1",
      director: "директор Д. Д. Примеров",
      registrar: "Департамент юстиции г. Алматы",
    },
  },
  locality: { local: "Алматы", latin: "Almaty" },
  shops: [
    {
      key: "abay",
      street: { local: "пр-т Абая, 10", latin: "pr. Abaya, 10" },
      at: [76.9513, 43.2432],
      way: { by: "metro", minutes: 2, door: "street" },
    },
    {
      key: "zhibek-zholy",
      street: { local: "пр-т Жибек Жолы, 85", latin: "pr. Zhibek Zholy, 85" },
      at: [76.9421, 43.2606],
      way: { by: "metro", minutes: 4, door: "corner" },
    },
    {
      key: "alatau",
      street: { local: "пр-т Гагарина, 93", latin: "pr. Gagarina, 93" },
      at: [76.8989, 43.2389],
      way: { by: "metro", minutes: 3, door: "street" },
    },
    {
      key: "rozybakiyeva",
      street: { local: "ул. Розыбакиева, 247", latin: "ul. Rozybakiyeva, 247" },
      at: [76.8931, 43.2035],
      way: {
        by: "bus",
        minutes: 3,
        door: "mall",
      },
      schedule: daily(10, 22),
    },
  ],
  zones: [
    {
      ring: [
        [76.905, 43.265],
        [76.905, 43.235],
        [76.915, 43.225],
        [76.96, 43.225],
        [76.975, 43.245],
        [76.97, 43.27],
        [76.94, 43.28],
      ],
      prices: { delivery: 490_00, minimum_order_amount: 3000_00, free_from: 8000_00 },
      background_color: zoneColours.near,
      cooking_time: 20,
      delivery_time: 25,
    },
    {
      ring: [
        [76.81, 43.255],
        [76.815, 43.205],
        [76.86, 43.19],
        [76.93, 43.195],
        [76.985, 43.21],
        [77.005, 43.26],
        [76.985, 43.305],
        [76.92, 43.325],
        [76.85, 43.3],
      ],
      prices: { delivery: 890_00, minimum_order_amount: 5000_00, free_from: 12000_00 },
      background_color: zoneColours.middle,
      cooking_time: 20,
      delivery_time: 40,
    },
  ],
  streets: [
    street(
      { local: "пр-т Абая", latin: "pr. Abaya", also: ["Абай даңғылы", "Abay avenue"] },
      [
        [76.957, 43.244, 1],
        [76.856, 43.2375, 160],
      ],
      "10 52 109 150",
    ),
    street(
      { local: "пр-т Достык", latin: "pr. Dostyk", also: ["Достық даңғылы"] },
      [
        [76.957, 43.262, 1],
        [76.96, 43.22, 200],
      ],
      "36 85 128",
    ),
    street(
      { local: "пр-т Назарбаева", latin: "pr. Nazarbayeva", also: ["Назарбаев даңғылы", "Фурманова"] },
      [
        [76.9455, 43.275, 1],
        [76.951, 43.233, 270],
      ],
      "91 148 223",
    ),
    street(
      { local: "ул. Панфилова", latin: "ul. Panfilova" },
      [
        [76.943, 43.27, 1],
        [76.9455, 43.245, 180],
      ],
      "85 110 158",
    ),
    street(
      { local: "ул. Тулебаева", latin: "ul. Tulebayeva", also: ["Төлебаев көшесі"] },
      [
        [76.948, 43.266, 1],
        [76.951, 43.233, 220],
      ],
      "38 130",
    ),
    street(
      { local: "пр-т Жибек Жолы", latin: "pr. Zhibek Zholy", also: ["Жібек Жолы даңғылы"] },
      [
        [76.956, 43.2615, 1],
        [76.925, 43.26, 160],
      ],
      "50 85 135",
    ),
    street(
      { local: "ул. Гоголя", latin: "ul. Gogolya" },
      [
        [76.959, 43.2585, 1],
        [76.9, 43.2565, 210],
      ],
      "39 86 127",
    ),
    street(
      { local: "ул. Толе би", latin: "ul. Tole bi", also: ["Төле би көшесі"] },
      [
        [76.959, 43.256, 1],
        [76.845, 43.249, 300],
      ],
      "55 83 156 273",
    ),
    street(
      { local: "ул. Богенбай батыра", latin: "ul. Bogenbay batyra", also: ["Бөгенбай батыр көшесі"] },
      [
        [76.959, 43.253, 1],
        [76.905, 43.25, 305],
      ],
      "80 142",
    ),
    street(
      { local: "ул. Кабанбай батыра", latin: "ul. Kabanbay batyra", also: ["Қабанбай батыр көшесі"] },
      [
        [76.96, 43.2515, 1],
        [76.915, 43.2475, 240],
      ],
      "49 122 164",
    ),
    street(
      { local: "ул. Курмангазы", latin: "ul. Kurmangazy", also: ["Құрманғазы көшесі"] },
      [
        [76.958, 43.248, 1],
        [76.925, 43.245, 180],
      ],
      "40 97",
    ),
    street(
      { local: "ул. Байтурсынова", latin: "ul. Baytursynova", also: ["Байтұрсынұлы көшесі"] },
      [
        [76.933, 43.262, 1],
        [76.931, 43.231, 180],
      ],
      "22 85 126",
    ),
    street(
      { local: "ул. Сатпаева", latin: "ul. Satpayeva", also: ["Сәтбаев көшесі"] },
      [
        [76.956, 43.237, 1],
        [76.88, 43.233, 90],
      ],
      "9 22 30/1",
    ),
    street(
      { local: "ул. Тимирязева", latin: "ul. Timiryazeva" },
      [
        [76.948, 43.231, 1],
        [76.89, 43.227, 81],
      ],
      "15 42",
    ),
    street(
      { local: "пр-т Гагарина", latin: "pr. Gagarina" },
      [
        [76.899, 43.253, 1],
        [76.898, 43.205, 310],
      ],
      "93 155 236",
    ),
    street(
      { local: "ул. Розыбакиева", latin: "ul. Rozybakiyeva", also: ["Розыбакиев көшесі"] },
      [
        [76.892, 43.262, 1],
        [76.8931, 43.203, 250],
      ],
      "45 125 247",
    ),
    street(
      { local: "ул. Жандосова", latin: "ul. Zhandosova" },
      [
        [76.917, 43.235, 1],
        [76.835, 43.213, 200],
      ],
      "21 58 140",
    ),
    street(
      { local: "пр-т Аль-Фараби", latin: "pr. Al-Farabi", also: ["Әл-Фараби даңғылы"] },
      [
        [76.96, 43.2275, 5],
        [76.89, 43.201, 140],
      ],
      "7 17 77",
    ),
    street(
      { local: "пр-т Райымбека", latin: "pr. Rayymbeka", also: ["Райымбек даңғылы"] },
      [
        [76.96, 43.2715, 50],
        [76.85, 43.258, 480],
      ],
      "115 212 348",
    ),
    street(
      { local: "пр-т Суюнбая", latin: "pr. Suyunbaya", also: ["Сүйінбай даңғылы"] },
      [
        [76.945, 43.275, 1],
        [76.956, 43.315, 300],
      ],
      "66 152",
    ),
    street(
      { local: "ул. Кунаева", latin: "ul. Kunayeva", also: ["Қонаев көшесі"] },
      [
        [76.951, 43.266, 1],
        [76.954, 43.243, 180],
      ],
      "43 77",
    ),
    street(
      { local: "ул. Конаева", latin: "ul. Konayeva" },
      [
        [77.232, 43.301, 1],
        [77.252, 43.306, 120],
      ],
      "48 89",
      talgar,
    ),
    street(
      { local: "ул. Абылай хана", latin: "ul. Abylay khana", also: ["Абылай хан көшесі"] },
      [
        [76.612, 43.204, 1],
        [76.633, 43.201, 160],
      ],
      "61 107",
      kaskelen,
    ),
  ],
};
