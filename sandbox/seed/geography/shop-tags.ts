import type { Localised } from "./types";

/** What there is at a shop besides food, in words. */
const parking: Localised = {
  ru: "Парковка",
  en: "Parking",
  tr: "Otopark",
  uz: "Avtoturargoh",
  de: "Parkplätze",
  uk: "Парковка",
};
const terrace: Localised = {
  ru: "Веранда",
  en: "Terrace",
  tr: "Teras",
  uz: "Yozgi ayvon",
  de: "Terrasse",
  uk: "Тераса",
};
const kids: Localised = {
  ru: "Детский уголок",
  en: "Kids’ corner",
  tr: "Çocuk köşesi",
  uz: "Bolalar burchagi",
  de: "Spielecke",
  uk: "Дитячий куточок",
};
const stepFree: Localised = {
  ru: "Вход без ступеней",
  en: "Step-free entrance",
  tr: "Basamaksız giriş",
  uz: "Zinasiz kirish",
  de: "Stufenloser Eingang",
  uk: "Вхід без сходів",
};

/** By the shop's id; the others have nothing to tell. */
export const shopTags: Readonly<Record<number, readonly Localised[]>> = {
  101: [terrace, stepFree],
  103: [terrace],
  104: [parking, stepFree],
  107: [parking, kids, stepFree],
  201: [stepFree],
  205: [terrace],
  207: [parking, kids, stepFree],
  301: [terrace, kids],
  304: [parking, stepFree],
  402: [terrace],
  403: [parking, stepFree],
  501: [parking, kids, stepFree],
  503: [terrace],
  601: [stepFree],
  602: [terrace],
  604: [parking, kids, stepFree],
  701: [terrace, parking],
  704: [parking, kids, stepFree],
  801: [stepFree],
  803: [terrace, kids],
  901: [terrace],
  905: [parking, stepFree],
};
