import type { Localised } from "./types";

/** A place name in the six languages; those in Latin script share a spelling, except German where it has its own. */
export function named(ru: string, uk: string, latin: string, de = latin): Localised {
  return { ru, en: latin, tr: latin, uz: latin, de, uk };
}

type Stop = "metro" | "train" | "tram" | "bus";

const walks: Record<Stop, (stop: Localised, minutes: number) => Localised> = {
  metro: (stop, n) => ({
    ru: `${n} мин пешком от метро «${stop.ru}».`,
    en: `${n} min walk from ${stop.en} metro station.`,
    tr: `${stop.tr} metro istasyonundan yürüyerek ${n} dk.`,
    uz: `${stop.uz} metro bekatidan piyoda ${n} daqiqa.`,
    de: `${n} Min. zu Fuß ab U-Bahn ${stop.de}.`,
    uk: `${n} хв пішки від метро «${stop.uk}».`,
  }),
  train: (stop, n) => ({
    ru: `${n} мин пешком от вокзала «${stop.ru}».`,
    en: `${n} min walk from ${stop.en} railway station.`,
    tr: `${stop.tr} tren istasyonundan yürüyerek ${n} dk.`,
    uz: `${stop.uz} temir yoʻl bekatidan piyoda ${n} daqiqa.`,
    de: `${n} Min. zu Fuß ab Bahnhof ${stop.de}.`,
    uk: `${n} хв пішки від вокзалу «${stop.uk}».`,
  }),
  tram: (stop, n) => ({
    ru: `${n} мин пешком от трамвайной остановки «${stop.ru}».`,
    en: `${n} min walk from ${stop.en} tram stop.`,
    tr: `${stop.tr} tramvay durağından yürüyerek ${n} dk.`,
    uz: `${stop.uz} tramvay bekatidan piyoda ${n} daqiqa.`,
    de: `${n} Min. zu Fuß ab Tramhaltestelle ${stop.de}.`,
    uk: `${n} хв пішки від трамвайної зупинки «${stop.uk}».`,
  }),
  bus: (stop, n) => ({
    ru: `${n} мин пешком от автобусной остановки «${stop.ru}».`,
    en: `${n} min walk from ${stop.en} bus stop.`,
    tr: `${stop.tr} otobüs durağından yürüyerek ${n} dk.`,
    uz: `${stop.uz} avtobus bekatidan piyoda ${n} daqiqa.`,
    de: `${n} Min. zu Fuß ab Bushaltestelle ${stop.de}.`,
    uk: `${n} хв пішки від автобусної зупинки «${stop.uk}».`,
  }),
};

const doors = {
  street: {
    ru: "Вход с улицы.",
    en: "Entrance from the street.",
    tr: "Giriş caddeden.",
    uz: "Kirish koʻcha tomondan.",
    de: "Eingang von der Straße.",
    uk: "Вхід із вулиці.",
  },
  yard: {
    ru: "Вход со двора, через арку.",
    en: "Entrance from the courtyard, through the arch.",
    tr: "Giriş avludan, kemerin altından.",
    uz: "Kirish hovli tomondan, ark orqali.",
    de: "Eingang im Hof, durch den Torbogen.",
    uk: "Вхід із двору, через арку.",
  },
  corner: {
    ru: "Вход на углу дома.",
    en: "Entrance on the corner of the building.",
    tr: "Giriş binanın köşesinde.",
    uz: "Kirish binoning burchagida.",
    de: "Eingang an der Hausecke.",
    uk: "Вхід на розі будинку.",
  },
  basement: {
    ru: "Цокольный этаж, три ступени вниз.",
    en: "Lower ground floor, three steps down.",
    tr: "Zemin altı kat, üç basamak aşağıda.",
    uz: "Yarim yertoʻla, uch zina pastda.",
    de: "Souterrain, drei Stufen hinunter.",
    uk: "Цокольний поверх, три сходинки вниз.",
  },
  mall: {
    ru: "Первый этаж торгового центра.",
    en: "Ground floor of the shopping centre.",
    tr: "Alışveriş merkezinin giriş katında.",
    uz: "Savdo markazining birinchi qavatida.",
    de: "Im Erdgeschoss des Einkaufszentrums.",
    uk: "Перший поверх торгового центру.",
  },
} satisfies Record<string, Localised>;

export interface WayIn {
  by: Stop;
  stop: Localised;
  /** On foot. */
  minutes: number;
  door: keyof typeof doors;
}

/** Two sentences: how far from which stop, and which door. */
export function wayIn({ by, stop, minutes, door }: WayIn): Localised {
  const [walk, entrance] = [walks[by](stop, minutes), doors[door]];
  return {
    ru: `${walk.ru} ${entrance.ru}`,
    en: `${walk.en} ${entrance.en}`,
    tr: `${walk.tr} ${entrance.tr}`,
    uz: `${walk.uz} ${entrance.uz}`,
    de: `${walk.de} ${entrance.de}`,
    uk: `${walk.uk} ${entrance.uk}`,
  };
}
