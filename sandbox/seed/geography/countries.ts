import { localised } from "../../texts";
import type { CountryCode, SeedCountry, SeedPhoneMask } from "./types";

export const countries: Record<CountryCode, SeedCountry> = {
  RU: { id: 1, code: "RU", name: localised("countries.RU") },
  BY: { id: 2, code: "BY", name: localised("countries.BY") },
  TR: { id: 3, code: "TR", name: localised("countries.TR") },
  KZ: { id: 4, code: "KZ", name: localised("countries.KZ") },
  DE: { id: 5, code: "DE", name: localised("countries.DE") },
  UA: { id: 6, code: "UA", name: localised("countries.UA") },
};

const masks: Record<CountryCode, SeedPhoneMask> = {
  RU: { id: 1, name: localised("countries.RU"), code: "7", mask: "+7 (999) 999-99-99", country_code: "RU" },
  BY: { id: 2, name: localised("countries.BY"), code: "375", mask: "+375 (99) 999-99-99", country_code: "BY" },
  TR: { id: 3, name: localised("countries.TR"), code: "90", mask: "+90 (999) 999 99 99", country_code: "TR" },
  KZ: { id: 4, name: localised("countries.KZ"), code: "7", mask: "+7 (999) 999-99-99", country_code: "KZ" },
  DE: { id: 5, name: localised("countries.DE"), code: "49", mask: "+49 999 9999999?9", country_code: "DE" },
  UA: { id: 6, name: localised("countries.UA"), code: "380", mask: "+380 (99) 999-99-99", country_code: "UA" },
};

export function phoneMasks(...codes: CountryCode[]): SeedPhoneMask[] {
  return codes.map((code) => masks[code]);
}
