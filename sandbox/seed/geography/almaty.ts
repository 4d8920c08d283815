import { countries, phoneMasks } from "./countries";
import { daily, lateOnWeekend } from "./hours";
import type { Survey } from "./survey";

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
    franchise: true,
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
      street: "пр-т Абая, 10",
      at: [76.9513, 43.2432],
      way: { by: "metro", minutes: 2, door: "street" },
      tags: ["terrace", "parking"],
    },
    {
      key: "zhibek-zholy",
      street: "пр-т Жибек Жолы, 85",
      at: [76.9421, 43.2606],
      way: { by: "metro", minutes: 4, door: "corner" },
    },
    {
      key: "alatau",
      street: "пр-т Гагарина, 93",
      at: [76.8989, 43.2389],
      way: { by: "metro", minutes: 3, door: "street" },
    },
    {
      key: "rozybakiyeva",
      street: "ул. Розыбакиева, 247",
      at: [76.8931, 43.2035],
      way: { by: "bus", minutes: 3, door: "mall" },
      tags: ["parking", "kids-corner", "step-free"],
      schedule: daily(10, 22),
    },
  ],
  suburb: {
    locality: { local: "Талгар", latin: "Talgar" },
    names: { local: "ул. Конаева", latin: "ul. Konayeva" },
    line: [
      [77.232, 43.301],
      [77.252, 43.306],
    ],
    numbers: [1, 120],
    houses: "48 89",
  },
};
