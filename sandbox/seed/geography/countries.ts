import type { CountryCode, Localised, SeedCountry, SeedPhoneMask } from "./types";

const names: Record<CountryCode, Localised> = {
  RU: { ru: "Россия", en: "Russia", tr: "Rusya", uz: "Rossiya", de: "Russland", uk: "Росія" },
  BY: { ru: "Беларусь", en: "Belarus", tr: "Belarus", uz: "Belarus", de: "Belarus", uk: "Білорусь" },
  TR: { ru: "Турция", en: "Türkiye", tr: "Türkiye", uz: "Turkiya", de: "Türkei", uk: "Туреччина" },
  KZ: { ru: "Казахстан", en: "Kazakhstan", tr: "Kazakistan", uz: "Qozogʻiston", de: "Kasachstan", uk: "Казахстан" },
  DE: { ru: "Германия", en: "Germany", tr: "Almanya", uz: "Germaniya", de: "Deutschland", uk: "Німеччина" },
  UA: { ru: "Украина", en: "Ukraine", tr: "Ukrayna", uz: "Ukraina", de: "Ukraine", uk: "Україна" },
};

export const countries: Record<CountryCode, SeedCountry> = {
  RU: { id: 1, code: "RU", name: names.RU },
  BY: { id: 2, code: "BY", name: names.BY },
  TR: { id: 3, code: "TR", name: names.TR },
  KZ: { id: 4, code: "KZ", name: names.KZ },
  DE: { id: 5, code: "DE", name: names.DE },
  UA: { id: 6, code: "UA", name: names.UA },
};

const masks: Record<CountryCode, SeedPhoneMask> = {
  RU: { id: 1, name: names.RU, code: "7", mask: "+7 (999) 999-99-99", country_code: "RU" },
  BY: { id: 2, name: names.BY, code: "375", mask: "+375 (99) 999-99-99", country_code: "BY" },
  TR: { id: 3, name: names.TR, code: "90", mask: "+90 (999) 999 99 99", country_code: "TR" },
  KZ: { id: 4, name: names.KZ, code: "7", mask: "+7 (999) 999-99-99", country_code: "KZ" },
  DE: { id: 5, name: names.DE, code: "49", mask: "+49 999 9999999?9", country_code: "DE" },
  UA: { id: 6, name: names.UA, code: "380", mask: "+380 (99) 999-99-99", country_code: "UA" },
};

/** Masks in the order in which the phone field offers them. */
export function phoneMasks(...codes: CountryCode[]): SeedPhoneMask[] {
  return codes.map((code) => masks[code]);
}
