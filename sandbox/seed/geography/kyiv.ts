import { countries, phoneMasks } from "./countries";
import { daily, withBreak } from "./hours";
import type { Survey } from "./survey";

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
      street: "вул. Хрещатик, 22",
      at: [30.5238, 50.4484],
      way: { by: "metro", minutes: 2, door: "street" },
      tags: ["terrace"],
    },
    {
      key: "zoloti-vorota",
      street: "вул. Ярославів Вал, 13",
      at: [30.5105, 50.4506],
      way: { by: "metro", minutes: 5, door: "yard" },
    },
    {
      key: "kontraktova-ploshcha",
      street: "вул. Петра Сагайдачного, 25",
      at: [30.5212, 50.4626],
      way: { by: "metro", minutes: 6, door: "corner" },
    },
    {
      key: "olimpiiska",
      street: "вул. Велика Васильківська, 55",
      at: [30.5164, 50.4318],
      way: { by: "metro", minutes: 1, door: "street" },
    },
    {
      key: "obolon",
      street: "Оболонський проспект, 16",
      at: [30.4984, 50.5037],
      way: { by: "metro", minutes: 4, door: "mall" },
      tags: ["parking", "step-free"],
    },
    {
      key: "pozniaky",
      street: "проспект Миколи Бажана, 16",
      at: [30.6337, 50.3984],
      way: { by: "metro", minutes: 2, door: "street" },
      schedule: withBreak(15, 16, daily(10, 21)),
    },
  ],
  suburb: {
    locality: { local: "Бровари", latin: "Brovary", ru: "Бровары" },
    names: { local: "вул. Київська", latin: "vul. Kyivska", ru: "ул. Киевская" },
    line: [
      [30.783, 50.51],
      [30.81, 50.515],
    ],
    numbers: [100, 316],
    houses: "154 245",
  },
};
