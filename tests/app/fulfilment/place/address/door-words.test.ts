import { describe, expect, it, test } from "vitest";
import { action } from "../../../../../app/fulfilment/place/address/page/address.route";
import { loader as profile } from "../../../../../app/account/profile/page/profile.route";
import type { AddressAnswer } from "../../../../../app/fulfilment/place/place.view";
import type { Language } from "../../../../../rules/languages";
import { sessionCookie } from "../../../../../server/visitor/session";
import { translate } from "../../../../../server/words/translations";
import { visitArgs } from "../../../../support/app/route";
import { addressAnswer, placeCalls } from "../../../../support/upstream/places";
import { on, useUpstream } from "../../../../support/upstream/upstream";
import { outcomeOf } from "../../../../support/upstream/visitor";

useUpstream(placeCalls);

const countries = ["RU", "BY", "KZ", "UA", "TR", "DE"] as const;

/** Of the form: the flat where doors have numbers, and where names hang. Of the entrance: where houses have one, and where they have blocks. */
const doors: Record<Language, { flat: string; bell: string; entrance: string; block: string }> = {
  ru: { flat: "Квартира", bell: "Фамилия на звонке", entrance: "Подъезд", block: "Корпус или вход" },
  en: { flat: "Flat", bell: "Name on the bell", entrance: "Entrance", block: "Block or entrance" },
  de: { flat: "Wohnung", bell: "Name an der Klingel", entrance: "Aufgang", block: "Block oder Eingang" },
  tr: { flat: "Daire no", bell: "Zildeki isim", entrance: "Giriş", block: "Blok / giriş" },
  uk: { flat: "Квартира", bell: "Прізвище біля дзвінка", entrance: "Підʼїзд", block: "Корпус або вхід" },
  uz: { flat: "Xonadon", bell: "Qoʻngʻiroqdagi familiya", entrance: "Podyezd", block: "Blok yoki kirish" },
};

/** An address with its flat, as the header shows it. */
const lines: Record<Language, { flat: string; bell: string }> = {
  ru: { flat: "X, кв.\u00a05", bell: "X, звонок: 5" },
  en: { flat: "X, flat\u00a05", bell: "X, bell: 5" },
  de: { flat: "X, Wohnung\u00a05", bell: "X, Klingel: 5" },
  tr: { flat: "X, daire\u00a05", bell: "X, zil: 5" },
  uk: { flat: "X, кв.\u00a05", bell: "X, дзвінок: 5" },
  uz: { flat: "X, 5-xonadon", bell: "X, qoʻngʻiroq: 5" },
};

const taxes: Record<Language, string> = { ru: "НДС", en: "VAT", de: "MwSt.", tr: "KDV", uk: "ПДВ", uz: "QQS" };

describe.each(Object.keys(doors) as Language[])(
  "in %s the words for a door are those of the address's country",
  (language) => {
    const t = translate(language);
    it.each(countries)("%s", (country) => {
      const context: string = country;
      const { flat, bell, entrance, block } = doors[language];
      expect(t("place:room", { context })).toBe(country === "DE" ? bell : flat);
      expect(t("place:entrance", { context })).toBe(country === "TR" ? block : entrance);
      expect(t("common:addressWithRoom", { address: "X", room: "5", context })).toBe(
        lines[language][country === "DE" ? "bell" : "flat"],
      );
      const total = t("cart:receipt.total", { context }) + t("checkout:orderNote", { sum: "5", context });
      expect(total.split(taxes[language])).toHaveLength(country === "DE" ? 3 : 1);
    });
  },
);

const form = { address: "Torstraße 140", entrance: "2", intent: "typed", room: "" };

test.each([
  ["spb", "Enter your flat or office"],
  ["koenigsberg", "Enter the name on the bell"],
])("%s: the form asks for what its doors have", async (city, words) => {
  const { view } = await outcomeOf(() => action(visitArgs(`/${city}/address`, { form, params: { city } })));
  expect((view as AddressAnswer).errors?.room).toContain(words);
});

test("an order to Germany names the street as it is written there", async () => {
  const found = addressAnswer({ city_id: 5, address: "Torstraße 140", street: "Torstraße", house: "140" });
  on("addressSetByCoordinates", found);
  on("addressSetByAddress", found);
  const sent = { ...form, room: "Schmidt", latitude: "54.7", longitude: "20.5", picked: form.address };
  const { place } = await outcomeOf(() =>
    action(visitArgs("/koenigsberg/address", { form: sent, params: { city: "koenigsberg" } })),
  );
  expect(place?.address?.street).toBe("Torstraße 140");
});

test("a saved address of another country is named as its own country does", async () => {
  const saved = { id: 7, city_id: 5, city: { id: 5, name: "Königsberg" }, address: "Torstraße 140", room: "Schmidt" };
  on("addresses", { delivery_addresses: [{ ...saved, map: null }] });
  const cookies = `session=${await sessionCookie.serialise({ key: "abc", signed_in: { name: "Anna" } })}`;
  const { view } = await outcomeOf(() => profile(visitArgs("/spb/profile?tab=addresses", { cookies })));
  expect(JSON.stringify(view)).toContain("bell: Schmidt");
});
