import { inDigits, kindOf, refused, ways, type Kind } from "./spelling";

const FIAS = "Russian register of addresses (ФИАС), order 171н: short words for streets and houses";
const LIBPOSTAL = "https://github.com/openvenues/libpostal/tree/master/resources/dictionaries (short words of streets)";
const DIN = "DIN 5008, postal addresses";
const PTT = "Turkish post (PTT), how to write an address";
const UKRPOSHTA = "Ukrposhta, rules for addresses (буд., корп., кв.)";
const UZBEK = "Uzbekistan's register of streets, Latin and Cyrillic";
const OSM = "https://wiki.openstreetmap.org/wiki/Key:addr:housenumber";
const DOOR = "https://wiki.openstreetmap.org/wiki/Key:door";
const DASHES = "https://www.unicode.org/reports/tr14/#HY (dashes that keyboards put in place of a hyphen)";
const WIDTH = "https://github.com/whatwg/html/issues/11395 (full-width signs)";
const APOSTROPHES = "https://github.com/dchaplinsky/translit-ua/issues/8 (apostrophes of Ukrainian)";

/** Streets with the numbers of houses. The normal form is the text that is searched for. */
export const streets: Kind = kindOf([
  ...ways(
    FIAS,
    "ул. Ленина, д. 20, к. 2 | улица Ленина 20к2 | пр-т Ленина, 14 стр. 3 | наб. р. Мойки, 12/4 лит. А | пр-кт Мира 1А",
  ),
  ...ways(
    FIAS,
    "б-р Мира, вл. 5 | ш. Энтузиастов 5 соор. 1 | 1-я Советская ул., 10 | ул. 8 Марта, 8 | пер. 3-й, д.5 | мкр. Северный, 7",
  ),
  ...ways(
    LIBPOSTAL,
    "Nevsky pr., 28 | Nevsky Ave 28 | Torstr. 140 | İstiklal Cad. 12 | вул. Хрещатик, 22 | Абай даңғ., 10",
  ),
  ...ways(
    DIN,
    "Hauptstr. 12a | Hauptstraße 12 a | Straße des 17. Juni 135 | Große Gasse 1-3 | Müllerstr. 12, 2. Hof | Am Markt 1/2",
  ),
  ...ways(
    PTT,
    "Bağdat Cd. No:5 D:12 | Atatürk Bulv. No: 42/3 | 1453. Sk. No.7 | Çiğdem Mah. 1574. Cad. No 8/A",
    withoutSigns,
  ),
  ...ways(UKRPOSHTA, "вул. Героїв Севастополя, буд. 5, корп. 2 | просп. Перемоги, 12-А | вул. 8-го Березня 3"),
  ...ways(UZBEK, "Amir Temur shoh ko'chasi, 12 | Амир Темур кўчаси 12-уй | Mustaqillik ko'ch. 5"),
  ...ways(OSM, "Невский проспект, 28 литера Б | Лиговский пр., 50-52 | Садовая 14 стр 3 | Мира, 3бис"),
  ...ways(OSM, "ул. Ленина № 5 | ул. Ленина, №5 | Via Roma N° 5", withoutSigns),
  ...ways(
    DASHES,
    [..."‐‑‒–—―−－"].map((dash) => `Карл${dash}Маркс${dash}аллея, 12${dash}14`),
    () => "Карл-Маркс-аллея, 12-14",
  ),
  ...ways(
    WIDTH,
    "ул. Ленина, 12⁄4 | ул. Ленина, 12∕4 | ул. Ленина， 12／4 | ул． Ленина, 12\\4",
    () => "ул. Ленина, 12/4",
  ),
  ...ways(WIDTH, [inDigits("０", "Мира, 28"), inDigits("٠", "Мира, 28")], () => "Мира, 28"),
  ...ways(
    APOSTROPHES,
    [..."'’‘ʼʻ`´′ˈ＇"].map((mark) => `вул. Солом${mark}янська, 5`),
    () => "вул. Солом'янська, 5",
  ),
  ...refused("nothing to search for", ["", " ", "\u200b", "\u00a0"]),
  ...refused(
    "signs of no address",
    "Невский; 28* | 😀 5 | 上海路 5 | شارع 5 | Мира = 5 | <b>Мира</b> 5 | Мира {5} | Мира & Ленина ~5 | $5",
  ),
  ...refused("longer than 250 characters", ["Мира ".repeat(60), "й".repeat(251), "x".repeat(2_500)]),
]);

/** Flats, entrances, floors and codes of doors: anything that a courier can read, of at most 200 characters. */
export const doors: Kind = kindOf([
  ...ways(FIAS, "12 | 12а | кв. 5 | оф. 301, секция Б | пом. 2-Н | 1/2 | 5Б | под. 3 | цоколь | -1 | 0"),
  ...ways(DIN, "c/o Müller | EG links | 2. OG re. | Hinterhaus, 3. Stock"),
  ...ways(PTT, "D:12 | Kat: 3 | Zemin"),
  ...ways(DOOR, `12К3456 | #12*34 | код 12#34В | 🔔 Иванов | ½ | °5 | <i>5</i> | ${"x".repeat(120)}`),
  ...refused("longer than 200 characters", ["12 ".repeat(80), "й".repeat(201), "x".repeat(2_500)]),
]);

function withoutSigns(address: string): string {
  return address.replace(/[№:°]/g, " ").replace(/\s+/g, " ");
}
