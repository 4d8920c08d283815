import { countries, phoneMasks } from "./countries";
import { lateOnWeekend, withDayOff } from "./hours";
import type { Survey } from "./survey";

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
    franchise: true,
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
      street: "ул. Немига, 3",
      at: [27.5528, 53.9042],
      way: { by: "metro", minutes: 3, door: "mall" },
      tags: ["parking", "kids-corner", "step-free"],
    },
    {
      key: "ploshchad-pobedy",
      street: "проспект Независимости, 44",
      at: [27.5771, 53.9103],
      way: { by: "metro", minutes: 4, door: "street" },
    },
    {
      key: "sportivnaya",
      street: "ул. Притыцкого, 62",
      at: [27.4803, 53.9079],
      way: { by: "metro", minutes: 2, door: "street" },
      tags: ["terrace"],
    },
    {
      key: "partizanskaya",
      street: "Партизанский проспект, 81",
      at: [27.6297, 53.8752],
      way: { by: "metro", minutes: 1, door: "corner" },
      schedule: withDayOff(1, lateOnWeekend(11, 22, 23)),
    },
  ],
  suburb: {
    locality: { local: "Заславль", latin: "Zaslavl", also: ["Заслаўе"] },
    names: { local: "Советская улица", latin: "Sovetskaya ulitsa" },
    line: [
      [27.275, 54.004],
      [27.292, 54.011],
    ],
    numbers: [1, 90],
    houses: "30 64",
  },
};
