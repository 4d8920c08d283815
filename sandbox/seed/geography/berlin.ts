import { countries, phoneMasks } from "./countries";
import { aroundTheClock, lateOnWeekend } from "./hours";
import type { Survey } from "./survey";

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
      street: "Friedrichstraße 101",
      at: [13.3879, 52.5206],
      way: { by: "train", minutes: 2, door: "street" },
      tags: ["step-free"],
    },
    {
      key: "hauptbahnhof",
      street: "Invalidenstraße 59",
      at: [13.3697, 52.5262],
      way: { by: "train", stop: "berlin-hbf", minutes: 2, door: "corner" },
      schedule: aroundTheClock,
    },
    {
      key: "eberswalder-strasse",
      street: "Schönhauser Allee 36",
      at: [13.4124, 52.5394],
      way: { by: "metro", minutes: 3, door: "yard" },
      tags: ["terrace", "kids-corner"],
    },
    {
      key: "kottbusser-tor",
      street: "Oranienstraße 25",
      at: [13.4229, 52.5003],
      way: { by: "metro", minutes: 5, door: "yard" },
    },
    {
      key: "warschauer-strasse",
      street: "Warschauer Straße 58",
      at: [13.4505, 52.5081],
      way: { by: "tram", minutes: 4, door: "street" },
    },
    {
      key: "kantstrasse",
      street: "Kantstraße 33",
      at: [13.3213, 52.5061],
      way: { by: "train", stop: "savignyplatz", minutes: 3, door: "street" },
    },
    {
      key: "hermannplatz",
      street: "Sonnenallee 27",
      at: [13.4287, 52.4849],
      way: { by: "metro", minutes: 5, door: "basement" },
      type: "stop",
      alert: "closed-for-repair",
    },
  ],
  suburb: {
    locality: { local: "Potsdam", latin: "Potsdam", ru: "Потсдам" },
    names: { local: "Brandenburger Straße", latin: "Brandenburger Strasse" },
    line: [
      [13.048, 52.4005],
      [13.058, 52.4],
    ],
    numbers: [1, 72],
    houses: "18 52",
  },
};
