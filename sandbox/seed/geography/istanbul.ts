import { countries, phoneMasks } from "./countries";
import { daily, lateOnWeekend } from "./hours";
import { street, zoneColours } from "./survey";
import type { Survey } from "./survey";

const beyoglu = { local: "Beyoğlu", latin: "Beyoglu", ru: "Бейоглу" };
const sisli = { local: "Şişli", latin: "Sisli", ru: "Шишли" };
const besiktas = { local: "Beşiktaş", latin: "Besiktas", ru: "Бешикташ" };
const kadikoy = { local: "Kadıköy", latin: "Kadikoy", ru: "Кадыкёй" };
const uskudar = { local: "Üsküdar", latin: "Uskudar", ru: "Ускюдар" };
const fatih = { local: "Fatih", latin: "Fatih", ru: "Фатих" };
const bakirkoy = { local: "Bakırköy", latin: "Bakirkoy", ru: "Бакыркёй" };
const pendik = { local: "Pendik", latin: "Pendik", ru: "Пендик" };
const beylikduzu = { local: "Beylikdüzü", latin: "Beylikduzu", ru: "Бейликдюзю" };

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
  shops: [
    {
      key: "taksim",
      street: { local: "İstiklal Cad. No: 45", latin: "Istiklal Caddesi 45" },
      at: [28.9829, 41.0353],
      way: { by: "metro", minutes: 3, door: "street" },
    },
    {
      key: "nisantasi",
      street: { local: "Valikonağı Cad. No: 77", latin: "Valikonagi Caddesi 77" },
      at: [28.9906, 41.0522],
      way: { by: "metro", stop: "osmanbey", minutes: 7, door: "corner" },
    },
    {
      key: "besiktas",
      street: { local: "Barbaros Bulvarı No: 35", latin: "Barbaros Bulvari 35" },
      at: [29.0079, 41.0462],
      way: { by: "bus", minutes: 4, door: "street" },
    },
    {
      key: "levent",
      street: { local: "Büyükdere Cad. No: 185", latin: "Buyukdere Caddesi 185" },
      at: [29.0104, 41.0787],
      way: { by: "metro", minutes: 2, door: "mall" },
      schedule: daily(10, 22),
    },
    {
      key: "moda",
      street: { local: "Moda Cad. No: 112", latin: "Moda Caddesi 112" },
      at: [29.0258, 40.9834],
      way: { by: "metro", stop: "kadikoy", minutes: 12, door: "basement" },
      schedule: lateOnWeekend(11, 24, 26),
    },
    {
      key: "laleli",
      street: { local: "Ordu Cad. No: 200", latin: "Ordu Caddesi 200" },
      at: [28.9562, 41.0101],
      way: { by: "tram", minutes: 2, door: "yard" },
    },
  ],
  zones: [
    {
      ring: [
        [28.965, 41.025],
        [28.98, 41.021],
        [29.005, 41.035],
        [29.035, 41.045],
        [29.045, 41.075],
        [29.015, 41.085],
        [28.985, 41.07],
        [28.965, 41.05],
      ],
      prices: { delivery: 39_00, minimum_order_amount: 350_00, free_from: 900_00 },
      background_color: zoneColours.near,
      cooking_time: 20,
      delivery_time: 25,
    },
    {
      ring: [
        [29.008, 41.01],
        [29.015, 40.975],
        [29.03, 40.95],
        [29.09, 40.945],
        [29.115, 40.965],
        [29.095, 41.01],
        [29.06, 41.04],
        [29.03, 41.04],
        [29.01, 41.025],
      ],
      prices: { delivery: 49_00, minimum_order_amount: 400_00, free_from: 1000_00 },
      background_color: zoneColours.middle,
      cooking_time: 20,
      delivery_time: 35,
    },
    {
      ring: [
        [28.83, 40.975],
        [28.88, 40.968],
        [28.95, 40.998],
        [28.985, 41.002],
        [28.983, 41.019],
        [28.964, 41.023],
        [28.963, 41.048],
        [28.93, 41.055],
        [28.89, 41.03],
        [28.84, 41.02],
      ],
      prices: { delivery: 69_00, minimum_order_amount: 500_00 },
      background_color: zoneColours.far,
      cooking_time: 25,
      delivery_time: 45,
    },
  ],
  streets: [
    street(
      { local: "İstiklal Cad.", latin: "Istiklal Caddesi", ru: "ул. Истикляль" },
      [
        [28.9848, 41.0368, 1],
        [28.9743, 41.0285, 245],
      ],
      "45 131 189",
      beyoglu,
    ),
    street(
      { local: "Sıraselviler Cad.", latin: "Siraselviler Caddesi" },
      [
        [28.9845, 41.036, 1],
        [28.983, 41.032, 100],
      ],
      "19 48",
      beyoglu,
    ),
    street(
      { local: "Cumhuriyet Cad.", latin: "Cumhuriyet Caddesi", ru: "ул. Джумхуриет" },
      [
        [28.9855, 41.0375, 1],
        [28.987, 41.048, 350],
      ],
      "42 137",
      sisli,
    ),
    street(
      { local: "Halaskargazi Cad.", latin: "Halaskargazi Caddesi" },
      [
        [28.9865, 41.049, 1],
        [28.9875, 41.062, 250],
      ],
      "38 145 202",
      sisli,
    ),
    street(
      { local: "Valikonağı Cad.", latin: "Valikonagi Caddesi" },
      [
        [28.9895, 41.047, 1],
        [28.9915, 41.059, 170],
      ],
      "30 77",
      sisli,
    ),
    street(
      { local: "Abdi İpekçi Cad.", latin: "Abdi Ipekci Caddesi" },
      [
        [28.9905, 41.0485, 1],
        [28.9945, 41.052, 61],
      ],
      "17 38",
      sisli,
    ),
    street(
      { local: "Teşvikiye Cad.", latin: "Tesvikiye Caddesi" },
      [
        [28.993, 41.05, 1],
        [28.9985, 41.0495, 160],
      ],
      "12 45",
      sisli,
    ),
    street(
      { local: "Büyükdere Cad.", latin: "Buyukdere Caddesi", ru: "ул. Бююкдере" },
      [
        [28.987, 41.0625, 1],
        [29.011, 41.08, 199],
      ],
      "65 127 185",
      sisli,
    ),
    street(
      { local: "Barbaros Bulvarı", latin: "Barbaros Bulvari", ru: "бульвар Барбарос" },
      [
        [29.0075, 41.0425, 1],
        [29.011, 41.066, 150],
      ],
      "35 85 145",
      besiktas,
    ),
    street(
      { local: "Nispetiye Cad.", latin: "Nispetiye Caddesi" },
      [
        [29.018, 41.078, 1],
        [29.039, 41.075, 130],
      ],
      "24 66 106",
      besiktas,
    ),
    street(
      { local: "Bağdat Cad.", latin: "Bagdat Caddesi", ru: "ул. Багдат" },
      [
        [29.037, 40.983, 1],
        [29.095, 40.958, 500],
      ],
      "172 302 410",
      kadikoy,
    ),
    street(
      { local: "Moda Cad.", latin: "Moda Caddesi", ru: "ул. Мода" },
      [
        [29.027, 40.9865, 1],
        [29.025, 40.9795, 250],
      ],
      "43 112 180",
      kadikoy,
    ),
    street(
      { local: "General Asım Gündüz Cad.", latin: "General Asim Gunduz Caddesi", also: ["Bahariye Caddesi"] },
      [
        [29.0265, 40.9895, 1],
        [29.03, 40.9835, 110],
      ],
      "28 66",
      kadikoy,
    ),
    street(
      { local: "Söğütlüçeşme Cad.", latin: "Sogutlucesme Caddesi" },
      [
        [29.0245, 40.9915, 1],
        [29.0365, 40.9905, 180],
      ],
      "40 96",
      kadikoy,
    ),
    street(
      { local: "Hakimiyeti Milliye Cad.", latin: "Hakimiyeti Milliye Caddesi" },
      [
        [29.0155, 41.0265, 1],
        [29.0185, 41.021, 100],
      ],
      "23 62",
      uskudar,
    ),
    street(
      { local: "Nuhkuyusu Cad.", latin: "Nuhkuyusu Caddesi" },
      [
        [29.033, 41.02, 1],
        [29.029, 41.005, 300],
      ],
      "90 210",
      uskudar,
    ),
    street(
      { local: "Divan Yolu Cad.", latin: "Divan Yolu Caddesi", ru: "ул. Диван-Йолу" },
      [
        [28.9765, 41.008, 1],
        [28.968, 41.0085, 90],
      ],
      "15 54",
      fatih,
    ),
    street(
      { local: "Ordu Cad.", latin: "Ordu Caddesi", ru: "ул. Орду" },
      [
        [28.964, 41.0098, 1],
        [28.952, 41.0105, 300],
      ],
      "31 200",
      fatih,
    ),
    street(
      { local: "Fevzi Paşa Cad.", latin: "Fevzi Pasa Caddesi" },
      [
        [28.951, 41.016, 1],
        [28.933, 41.029, 340],
      ],
      "78 164 210",
      fatih,
    ),
    street(
      { local: "Adnan Menderes Bulvarı", latin: "Adnan Menderes Bulvari", also: ["Vatan Caddesi"] },
      [
        [28.95, 41.011, 1],
        [28.926, 41.023, 80],
      ],
      "22 54",
      fatih,
    ),
    street(
      { local: "Millet Cad.", latin: "Millet Caddesi", also: ["Turgut Özal Millet Caddesi"] },
      [
        [28.9495, 41.01, 1],
        [28.926, 41.017, 180],
      ],
      "48 92 139",
      fatih,
    ),
    street(
      { local: "Akdeniz Cad.", latin: "Akdeniz Caddesi" },
      [
        [28.9465, 41.0195, 1],
        [28.943, 41.0125, 110],
      ],
      "24 71",
      fatih,
    ),
    street(
      { local: "İncirli Cad.", latin: "Incirli Caddesi" },
      [
        [28.873, 40.981, 1],
        [28.873, 40.996, 120],
      ],
      "33 74",
      bakirkoy,
    ),
    street(
      { local: "İstanbul Cad.", latin: "Istanbul Caddesi" },
      [
        [28.8685, 40.978, 1],
        [28.8805, 40.98, 60],
      ],
      "16 41",
      bakirkoy,
    ),
    street(
      { local: "Gazipaşa Cad.", latin: "Gazipasa Caddesi" },
      [
        [29.2305, 40.877, 1],
        [29.2345, 40.88, 60],
      ],
      "12 35",
      pendik,
    ),
    street(
      { local: "Yavuz Sultan Selim Bulvarı", latin: "Yavuz Sultan Selim Bulvari" },
      [
        [28.637, 41.003, 1],
        [28.648, 40.988, 60],
      ],
      "10 44",
      beylikduzu,
    ),
  ],
};
