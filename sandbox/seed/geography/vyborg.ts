import { countries, phoneMasks } from "./countries";
import { daily } from "./hours";
import type { Survey } from "./survey";

/** The city has only takeaway, so it has no zones. */
export const vyborg: Survey = {
  city: {
    id: 4,
    alias: "vyborg",
    time_zone: "Europe/Moscow",
    country: countries.RU,
    order_types: { delivery: false, takeaway: true },
    phone: "+7 813 000-00-47",
    is_free_call: false,
    phone_masks: phoneMasks("RU", "BY"),
    prices: { currency: "₽", currency_code: "RUB" },
    has_loyalty_system: false,
    map: { bbox: [28.69, 60.68, 28.82, 60.74], coordinates: { latitude: 60.7096, longitude: 28.749 }, zoom: 13 },
    schedule: daily(11, 22),
    orders_until_closing: true,
    big: false,
    requisites: {
      company_name: "ООО «Нори Северо-Запад»",
      inn: "7800000000",
      ogrn: "1000000000078",
      address: "190000, Санкт-Петербург, ул. Примерная, д. 1",
      director: "генеральный директор А. А. Примеров",
      registrar: "МИФНС России № 15 по Санкт-Петербургу",
      notes: ["Надзор: Роспотребнадзор, Ленинградская область"],
    },
  },
  locality: { local: "Выборг", latin: "Vyborg" },
  shops: [
    {
      key: "krepostnaya",
      street: "Крепостная улица, 22",
      at: [28.7341, 60.7133],
      way: { by: "bus", stop: "rynochnaya-ploshchad", minutes: 5, door: "yard" },
    },
    {
      key: "leningradsky-prospekt",
      street: "Ленинградский проспект, 12",
      at: [28.7472, 60.7124],
      way: { by: "train", stop: "vyborg", minutes: 6, door: "street" },
      tags: ["terrace"],
    },
    {
      key: "prospekt-pobedy",
      street: "проспект Победы, 10",
      at: [28.7651, 60.7044],
      way: { by: "bus", minutes: 2, door: "mall" },
      tags: ["parking", "step-free"],
    },
  ],
};
