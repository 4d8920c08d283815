import { countries, phoneMasks } from "./countries";
import { aroundTheClock, lateOnWeekend } from "./hours";
import { closedForRepair } from "./notices";
import { street, zoneColours } from "./survey";
import type { Survey } from "./survey";

const potsdam = { local: "Potsdam", latin: "Potsdam", ru: "Потсдам" };
const falkensee = { local: "Falkensee", latin: "Falkensee", ru: "Фалькензее" };

export const berlin: Survey = {
  city: {
    id: 8,
    alias: "berlin",
    time_zone: "Europe/Berlin",
    country: countries.DE,
    order_types: { delivery: true, takeaway: true },
    phone: "+49 30 23125 014",
    is_free_call: false,
    phone_masks: phoneMasks("DE", "UA", "TR"),
    prices: { currency: "€", currency_code: "EUR" },
    has_loyalty_system: false,
    map: { bbox: [13.25, 52.43, 13.56, 52.6], coordinates: { latitude: 52.52, longitude: 13.405 }, zoom: 12 },
    schedule: lateOnWeekend(11, 23, 25),
    big: true,
    requisites: {
      company_name: "Nori Berlin GmbH",
      inn: "DE000000030",
      ogrn: "HRB 000030 B",
      address: "Musterstraße 1, 10115 Berlin",
      director: "Erika Mustermann",
      registrar: "Amtsgericht Charlottenburg",
      notes: ["Zuständige Aufsichtsbehörde für Lebensmittel: Bezirksamt Mitte von Berlin"],
    },
  },
  locality: { local: "Berlin", latin: "Berlin", ru: "Берлин" },
  shops: [
    {
      key: "friedrichstrasse",
      street: { local: "Friedrichstraße 101", latin: "Friedrichstrasse 101" },
      at: [13.3879, 52.5206],
      way: { by: "train", minutes: 2, door: "street" },
    },
    {
      key: "hauptbahnhof",
      street: { local: "Invalidenstraße 59", latin: "Invalidenstrasse 59" },
      at: [13.3697, 52.5262],
      way: { by: "train", stop: "berlin-hbf", minutes: 2, door: "corner" },
      schedule: aroundTheClock,
    },
    {
      key: "eberswalder-strasse",
      street: { local: "Schönhauser Allee 36", latin: "Schoenhauser Allee 36" },
      at: [13.4124, 52.5394],
      way: { by: "metro", minutes: 3, door: "yard" },
    },
    {
      key: "kottbusser-tor",
      street: { local: "Oranienstraße 25", latin: "Oranienstrasse 25" },
      at: [13.4229, 52.5003],
      way: { by: "metro", minutes: 5, door: "yard" },
    },
    {
      key: "warschauer-strasse",
      street: { local: "Warschauer Straße 58", latin: "Warschauer Strasse 58" },
      at: [13.4505, 52.5081],
      way: { by: "tram", minutes: 4, door: "street" },
    },
    {
      key: "kantstrasse",
      street: { local: "Kantstraße 33", latin: "Kantstrasse 33" },
      at: [13.3213, 52.5061],
      way: { by: "train", stop: "savignyplatz", minutes: 3, door: "street" },
    },
    {
      key: "hermannplatz",
      street: { local: "Sonnenallee 27", latin: "Sonnenallee 27" },
      at: [13.4287, 52.4849],
      way: { by: "metro", minutes: 5, door: "basement" },
      type: "stop",
      alert: closedForRepair,
    },
  ],
  zones: [
    {
      ring: [
        [13.345, 52.53],
        [13.355, 52.503],
        [13.38, 52.486],
        [13.425, 52.484],
        [13.46, 52.494],
        [13.47, 52.52],
        [13.445, 52.545],
        [13.405, 52.555],
        [13.365, 52.548],
      ],
      prices: { delivery: 1_90, minimum_order_amount: 12_00, free_from: 30_00 },
      background_color: zoneColours.near,
      cooking_time: 20,
      delivery_time: 20,
    },
    {
      ring: [
        [13.26, 52.515],
        [13.28, 52.475],
        [13.31, 52.445],
        [13.42, 52.44],
        [13.49, 52.46],
        [13.54, 52.5],
        [13.53, 52.55],
        [13.47, 52.585],
        [13.39, 52.59],
        [13.31, 52.575],
        [13.265, 52.545],
      ],
      prices: { delivery: 3_90, minimum_order_amount: 20_00, free_from: 45_00 },
      background_color: zoneColours.middle,
      cooking_time: 20,
      delivery_time: 35,
    },
  ],
  streets: [
    street(
      { local: "Friedrichstraße", latin: "Friedrichstrasse", ru: "Фридрихштрассе" },
      [
        [13.3905, 52.5, 1],
        [13.3881, 52.5206, 101],
        [13.3875, 52.5265, 125],
      ],
      "43 76 101",
    ),
    street(
      { local: "Unter den Linden", latin: "Unter den Linden", ru: "Унтер-ден-Линден" },
      [
        [13.399, 52.5178, 1],
        [13.379, 52.5165, 78],
      ],
      "21 40 77",
    ),
    street(
      { local: "Torstraße", latin: "Torstrasse", ru: "Торштрассе" },
      [
        [13.4155, 52.5285, 1],
        [13.4014, 52.5297, 119],
        [13.387, 52.527, 230],
      ],
      "59 94 140",
    ),
    street(
      { local: "Oranienburger Straße", latin: "Oranienburger Strasse" },
      [
        [13.402, 52.5235, 1],
        [13.3885, 52.5265, 90],
      ],
      "32 65",
    ),
    street(
      { local: "Invalidenstraße", latin: "Invalidenstrasse", ru: "Инвалиденштрассе" },
      [
        [13.397, 52.5325, 1],
        [13.3695, 52.5263, 60],
      ],
      "25 43",
    ),
    street(
      { local: "Schönhauser Allee", latin: "Schoenhauser Allee", ru: "Шёнхаузер-аллее" },
      [
        [13.4105, 52.53, 1],
        [13.4135, 52.553, 90],
      ],
      "6 36 80",
    ),
    street(
      { local: "Kastanienallee", latin: "Kastanienallee", ru: "Кастаниеналлее" },
      [
        [13.408, 52.5355, 1],
        [13.41, 52.541, 104],
      ],
      "22 49 82",
    ),
    street(
      { local: "Prenzlauer Allee", latin: "Prenzlauer Allee" },
      [
        [13.419, 52.5295, 1],
        [13.428, 52.553, 120],
      ],
      "26 80",
    ),
    street(
      { local: "Greifswalder Straße", latin: "Greifswalder Strasse" },
      [
        [13.425, 52.529, 1],
        [13.442, 52.547, 115],
      ],
      "23 88",
    ),
    street(
      { local: "Karl-Marx-Allee", latin: "Karl-Marx-Allee", ru: "Карл-Маркс-аллее" },
      [
        [13.42, 52.5215, 1],
        [13.4535, 52.516, 140],
      ],
      "33 78 129",
    ),
    street(
      { local: "Frankfurter Allee", latin: "Frankfurter Allee", ru: "Франкфуртер-аллее" },
      [
        [13.4545, 52.5158, 1],
        [13.498, 52.5125, 130],
      ],
      "35 71 111",
    ),
    street(
      { local: "Warschauer Straße", latin: "Warschauer Strasse", ru: "Варшауэр-штрассе" },
      [
        [13.4545, 52.5155, 1],
        [13.449, 52.5055, 85],
      ],
      "26 58",
    ),
    street(
      { local: "Simon-Dach-Straße", latin: "Simon-Dach-Strasse" },
      [
        [13.457, 52.513, 1],
        [13.4555, 52.5085, 45],
      ],
      "9 33",
    ),
    street(
      { local: "Oranienstraße", latin: "Oranienstrasse", ru: "Ораниенштрассе" },
      [
        [13.4265, 52.4998, 1],
        [13.406, 52.5035, 140],
      ],
      "25 39",
    ),
    street(
      { local: "Bergmannstraße", latin: "Bergmannstrasse", ru: "Бергманштрассе" },
      [
        [13.405, 52.4885, 1],
        [13.3865, 52.4905, 110],
      ],
      "22 58 103",
    ),
    street(
      { local: "Kottbusser Damm", latin: "Kottbusser Damm" },
      [
        [13.419, 52.4955, 1],
        [13.424, 52.4875, 104],
      ],
      "25 72",
    ),
    street(
      { local: "Sonnenallee", latin: "Sonnenallee", ru: "Зонненаллее" },
      [
        [13.425, 52.4865, 1],
        [13.456, 52.474, 220],
      ],
      "27 66 154",
    ),
    street(
      { local: "Karl-Marx-Straße", latin: "Karl-Marx-Strasse", ru: "Карл-Маркс-штрассе" },
      [
        [13.4245, 52.4865, 1],
        [13.44, 52.47, 200],
      ],
      "66 101",
    ),
    street(
      { local: "Kurfürstendamm", latin: "Kurfuerstendamm", ru: "Курфюрстендамм", also: ["Kudamm"] },
      [
        [13.333, 52.504, 11],
        [13.293, 52.4965, 125],
      ],
      "26a 66 101",
    ),
    street(
      { local: "Kantstraße", latin: "Kantstrasse", ru: "Кантштрассе" },
      [
        [13.332, 52.5055, 1],
        [13.303, 52.507, 90],
      ],
      "33 75",
    ),
    street(
      { local: "Potsdamer Straße", latin: "Potsdamer Strasse", ru: "Потсдамер-штрассе" },
      [
        [13.3745, 52.509, 1],
        [13.357, 52.4935, 190],
      ],
      "58 81 180",
    ),
    street(
      { local: "Müllerstraße", latin: "Muellerstrasse", ru: "Мюллерштрассе" },
      [
        [13.368, 52.542, 1],
        [13.343, 52.556, 160],
      ],
      "35 141",
    ),
    street(
      { local: "Turmstraße", latin: "Turmstrasse" },
      [
        [13.353, 52.526, 1],
        [13.335, 52.526, 85],
      ],
      "33 75",
    ),
    street(
      { local: "Schloßstraße", latin: "Schlossstrasse", ru: "Шлоссштрассе" },
      [
        [13.329, 52.464, 1],
        [13.32, 52.456, 130],
      ],
      "34 88",
    ),
    street(
      { local: "Brandenburger Straße", latin: "Brandenburger Strasse" },
      [
        [13.048, 52.4005, 1],
        [13.058, 52.4, 72],
      ],
      "18 52",
      potsdam,
    ),
    street(
      { local: "Bahnhofstraße", latin: "Bahnhofstrasse" },
      [
        [13.094, 52.564, 1],
        [13.085, 52.557, 90],
      ],
      "30 61",
      falkensee,
    ),
  ],
};
