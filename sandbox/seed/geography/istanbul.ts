import { countries, phoneMasks } from "./countries";
import { daily, lateOnWeekend } from "./hours";
import type { Survey } from "./survey";

export const istanbul: Survey = {
  city: {
    id: 6,
    alias: "istanbul",
    time_zone: "Europe/Istanbul",
    country: countries.TR,
    order_types: { delivery: true, takeaway: true },
    phone: "+90 212 000 00 34",
    is_free_call: false,
    phone_masks: phoneMasks("TR", "RU", "DE", "UA"),
    prices: { currency: "₺", currency_code: "TRY" },
    has_loyalty_system: false,
    map: { bbox: [28.82, 40.93, 29.12, 41.1], coordinates: { latitude: 41.0082, longitude: 28.9784 }, zoom: 12 },
    schedule: daily(11, 26),
    big: true,
    franchise: true,
    requisites: {
      company_name: "Nori İstanbul Gıda A.Ş.",
      inn: "0000000034",
      ogrn: "0000000034000015",
      address: "Örnek Mah. Örnek Sok. No: 1, 34000 İstanbul",
      director: "Ayşe Örnek",
      registrar: "İstanbul Ticaret Sicili Müdürlüğü",
      notes: ["KEP: sirket@hs00.kep.example"],
    },
  },
  locality: { local: "İstanbul", latin: "Istanbul", ru: "Стамбул" },
  namesDistricts: true,
  shops: [
    {
      key: "taksim",
      street: "İstiklal Cad. No: 45",
      at: [28.9829, 41.0353],
      way: { by: "metro", minutes: 3, door: "street" },
      tags: ["step-free"],
    },
    {
      key: "nisantasi",
      street: "Valikonağı Cad. No: 77",
      at: [28.9906, 41.0522],
      way: { by: "metro", stop: "osmanbey", minutes: 7, door: "corner" },
      tags: ["terrace"],
    },
    {
      key: "besiktas",
      street: "Barbaros Bulvarı No: 35",
      at: [29.0079, 41.0462],
      way: { by: "bus", minutes: 4, door: "street" },
    },
    {
      key: "levent",
      street: "Büyükdere Cad. No: 185",
      at: [29.0104, 41.0787],
      way: { by: "metro", minutes: 2, door: "mall" },
      tags: ["parking", "kids-corner", "step-free"],
      schedule: daily(10, 22),
    },
    {
      key: "moda",
      street: "Moda Cad. No: 112",
      at: [29.0258, 40.9834],
      way: { by: "metro", stop: "kadikoy", minutes: 12, door: "basement" },
      schedule: lateOnWeekend(11, 24, 26),
    },
    {
      key: "laleli",
      street: "Ordu Cad. No: 200",
      at: [28.9562, 41.0101],
      way: { by: "tram", minutes: 2, door: "yard" },
    },
  ],
  suburb: {
    locality: { local: "Pendik", latin: "Pendik", ru: "Пендик" },
    names: { local: "Gazipaşa Cad.", latin: "Gazipasa Caddesi" },
    line: [
      [29.2305, 40.877],
      [29.2345, 40.88],
    ],
    numbers: [1, 60],
    houses: "12 35",
  },
};
