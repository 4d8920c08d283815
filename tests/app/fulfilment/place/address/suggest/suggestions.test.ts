import { HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { namedMatch } from "../../../../../../app/fulfilment/place/address/geocode.server";
import { loader } from "../../../../../../app/fulfilment/place/address/suggest/suggestions.route";
import { geocoderAnswer, nevsky20, placeCalls } from "../../../../../support/upstream/places";
import { on, useUpstream } from "../../../../../support/upstream/upstream";
import { visitArgs } from "../../../../../support/app/route";

useUpstream(placeCalls);

const geocoder = (answer: () => Response) => on("geocodeAddress", answer);

async function suggested(address: string): Promise<{ text: string }[]> {
  const response = await loader(visitArgs(`/spb/address/suggestions?${new URLSearchParams({ address })}`));
  expect(response.status).toBe(200);
  return ((await response.json()) as { suggestions: { text: string }[] }).suggestions;
}

describe("suggestions", () => {
  test("are limited for each client: more than people type is a 429", async () => {
    const from = async (address: string, text: string) => {
      const args = visitArgs(`/spb/address/suggestions?${new URLSearchParams({ address: text })}`);
      return loader({ ...args, context: { address } });
    };
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, house) => from("203.0.113.7", `Nevsky ${house}`)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(30);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await from("203.0.113.8", "Nevsky")).status).toBe(200);
  });

  test("ask for the city and the text", async () => {
    let sent: unknown;
    on("geocodeAddress", ({ body }) => {
      sent = body;
      return geocoderAnswer(nevsky20);
    });
    expect(await suggested("  Nevsky <20> ")).toEqual([
      { text: "Nevsky prospekt, 20", latitude: 59.936, longitude: 30.32 },
    ]);
    expect(sent).toEqual({ address: "Saint Petersburg, Nevsky 20" });
  });

  test.each(["", "N", " N ", "<>", "'"])("start at two characters: %s", async (text) => {
    geocoder(() => HttpResponse.json(geocoderAnswer(nevsky20)));
    expect(await suggested(text)).toEqual([]);
  });

  test("are seven at most, none twice", async () => {
    const many = Array.from({ length: 30 }, (_, house) => ({
      ...nevsky20,
      name: `Nevsky prospekt, ${Math.floor(house / 2)}`,
    }));
    geocoder(() => HttpResponse.json(geocoderAnswer(...many)));
    const found = await suggested("Nevsky");
    expect(new Set(found.map(({ text }) => text)).size).toBe(7);
    expect(found).toHaveLength(7);
  });

  test("are houses after streets, and nothing that is no address", async () => {
    const street = { ...nevsky20, name: "Nevsky prospekt", kind: "street" };
    const others = ["metro", "district", "locality"].map((kind) => ({ ...nevsky20, name: `Nevsky ${kind}`, kind }));
    geocoder(() => HttpResponse.json(geocoderAnswer({ ...nevsky20, kind: "house" }, ...others, street)));
    expect(await suggested("Nevsky")).toEqual([
      { text: "Nevsky prospekt", latitude: 59.936, longitude: 30.32, street: true },
      { text: "Nevsky prospekt, 20", latitude: 59.936, longitude: 30.32 },
    ]);
  });

  test("leave out other cities and points that are none", async () => {
    const elsewhere = [
      { name: "Tverskaya, 1", lon: 37.6, lat: 55.76 },
      { name: "Nowhere, 1", lon: Number.NaN, lat: 59.9 },
      { name: "Sky, 1", lon: 30, lat: 999 },
    ];
    geocoder(() => HttpResponse.json(geocoderAnswer(...elsewhere, nevsky20)));
    expect((await suggested("Nevsky")).map(({ text }) => text)).toEqual([nevsky20.name]);
  });

  test.each([
    ["down", () => HttpResponse.error()],
    ["failing", () => HttpResponse.json({}, { status: 500 })],
    ["limiting", () => HttpResponse.json({}, { status: 429 })],
    ["refusing", () => HttpResponse.json({ message: "no" }, { status: 404 })],
    ["HTML", () => HttpResponse.html("<p>hello")],
    ["half an answer", () => HttpResponse.json({ response: {} })],
  ])("are none when the geocoder is %s", async (_, answer) => {
    geocoder(answer);
    expect(await suggested("Nevsky")).toEqual([]);
  });

  test("are a 404 in an unknown city", async () => {
    const asked = loader(visitArgs("/atlantis/address/suggestions?address=Nevsky", { params: { city: "atlantis" } }));
    await expect(asked).rejects.toMatchObject({ status: 404 });
  });
});

describe("the match that a text names in full", () => {
  const matches = [
    "Невский проспект, 20",
    "Невский проспект, 200",
    "Невский проспект, 2",
    "Friedrichstraße 43",
    "улица Королёва, 5",
    "Королёва, 55",
    "Königsallee 5",
    "Moda Caddesi, Kadıköy 7",
    "Oʻzbekiston koʻchasi 12/3",
  ].map((text) => ({ text, latitude: 0, longitude: 0 }));
  test.each<[string, string | undefined]>([
    ["Невский проспект, 20", "Невский проспект, 20"],
    ["невский 20", "Невский проспект, 20"],
    ["проспект невский 2", "Невский проспект, 2"],
    ["friedrichstraße 43", "Friedrichstraße 43"],
    ["FRIEDRICHSTRASSE 43", "Friedrichstraße 43"],
    ["Королева 5", "улица Королёва, 5"],
    ["Konigsallee 5", "Königsallee 5"],
    ["koenigsallee 5", "Königsallee 5"],
    ["kadikoy moda caddesi 7", "Moda Caddesi, Kadıköy 7"],
    ["O'zbekiston ko'chasi 12/3", "Oʻzbekiston koʻchasi 12/3"],
    ["Oʻzbekiston koʻchasi 12", undefined],
    ["Невский", undefined],
    ["Невский 21", undefined],
    ["20", "Невский проспект, 20"],
    ["", undefined],
  ])("%s", (text, named) => expect(namedMatch(text, matches)?.text).toBe(named));
});
