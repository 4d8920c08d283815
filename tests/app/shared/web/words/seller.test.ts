import { expect, it } from "vitest";
import { sellerOf } from "../../../../../app/shared/web/words/requisites.server";
import { readSettings } from "../../../../../server/operate/settings";
import { brands } from "../../../../../brands";
import { cityOf } from "../../../../support/upstream/places";
import type { City } from "../../../../../contract/place";

const upstream = { company_name: "Nord GmbH", inn: "DE1", ogrn: "HRB 1", address: "Hafen 1", notes: [] };
const other = { inn: "DE2", address: "Süd 2", director: "B. Beispiel", notes: ["KEP: a@b.example"] };

type Over = { company_names?: object; company_details?: object };

it.each<[string, Over, object | undefined, object]>([
  ["the upstream's company with its particulars", {}, upstream, { ...upstream, notes: undefined }],
  [
    "before it that of the settings for this city, without the other's numbers",
    { company_names: { "1": "Süd GmbH" }, company_details: { "1": other } },
    upstream,
    { company_name: "Süd GmbH", ...other, ogrn: undefined },
  ],
  [
    "the same company under both names, completed",
    { company_names: { "1": "Nord GmbH" }, company_details: { "1": { director: "A. Muster" } } },
    upstream,
    { company_name: "Nord GmbH", inn: "DE1", ogrn: "HRB 1", address: "Hafen 1", director: "A. Muster" },
  ],
  [
    "the upstream's company, completed by the settings for the city",
    { company_details: { "1": { director: "A. Muster", address: "Hafen 7" } } },
    upstream,
    { company_name: "Nord GmbH", inn: "DE1", director: "A. Muster", address: "Hafen 7" },
  ],
  [
    "nothing of a default that is another company",
    { company_names: { default: "Süd GmbH" }, company_details: { default: other } },
    upstream,
    { company_name: "Nord GmbH", address: "Hafen 1", director: undefined, notes: undefined },
  ],
  [
    "what a default knows of the same company",
    { company_names: { default: "Nord GmbH" }, company_details: { default: other } },
    upstream,
    { company_name: "Nord GmbH", inn: "DE1", address: "Hafen 1", director: "B. Beispiel", notes: other.notes },
  ],
  [
    "the default where the upstream names nobody",
    { company_names: { default: "Süd GmbH" }, company_details: { default: other } },
    undefined,
    { company_name: "Süd GmbH", ...other },
  ],
  ["nothing of another city", { company_details: { "2": other } }, undefined, { company_name: "Nori", inn: undefined }],
  [
    "the default where the upstream's name is empty",
    { company_details: { default: { address: "Süd 2" } } },
    { company_name: "", inn: "7" },
    { company_name: "Nori", inn: "7", address: "Süd 2" },
  ],
])("a city's seller is %s", (_, over, legal, seller) => {
  const city = { ...cityOf("spb"), legal } as City;
  expect(sellerOf(readSettings(brands.nori, over), city)).toMatchObject(seller);
});
