import { delay, HttpResponse } from "msw";
import { afterEach, describe, expect, it } from "vitest";
import { action } from "../../../../../app/fulfilment/place/address/page/address.route";
import type { AddressAnswer } from "../../../../../app/fulfilment/place/place.view";
import { action as takeShop } from "../../../../../app/fulfilment/place/shops/page/shop.route";
import { calls, type CallName } from "../../../../../contract/calls";
import { visitArgs } from "../../../../support/app/route";
import { addressAnswer, cartOf, geocoderAnswer, placeCalls } from "../../../../support/upstream/places";
import { outcomeOf, sessionOf } from "../../../../support/upstream/visitor";
import { on, useUpstream } from "../../../../support/upstream/upstream";

useUpstream(placeCalls);

const limits = Object.fromEntries(Object.entries(calls).map(([name, { limit }]) => [name, limit]));
afterEach(() => {
  for (const [name, limit] of Object.entries(limits)) calls[name as CallName].limit = limit;
});

const tooSlow = (name: CallName) => {
  calls[name].limit = 15;
  return async () => {
    await delay("infinite");
    return HttpResponse.json({});
  };
};

/** What a call does wrong, the status of our answer, and its words in German. */
const faults: [string, (name: CallName) => () => Response | Promise<Response>, number, RegExp][] = [
  ["out of reach", () => () => HttpResponse.error(), 503, /Verbindung/],
  ["failing", () => () => HttpResponse.html("<h1>Bad gateway</h1>", { status: 500 }), 502, /Störung/],
  ["too slow", tooSlow, 504, /Antwort/],
  ["answering HTML", () => () => HttpResponse.html("<h1>Hello</h1>"), 502, /Antwort/],
  [
    "answering what is no address",
    () => () => HttpResponse.json({ delivery_address: { id: "five", address: 5 } }),
    502,
    /Antwort/,
  ],
  [
    "meeting a limit",
    () => () => HttpResponse.json({ message: "Langsam, bitte." }, { status: 429 }),
    429,
    /Langsam, bitte\./,
  ],
];
const broken = (name: CallName, fault: (typeof faults)[number][1]) => on(name, fault(name));

const typed = { address: "Nevsky prospekt, 20", room: "5", entrance: "2", description: "Second yard" };
const picked = { picked: typed.address, latitude: "59.936", longitude: "30.32" };

async function submit(form: Record<string, string>, cookies?: string) {
  const headers = { "accept-language": "de" };
  const { view, ...rest } = await outcomeOf(() => action(visitArgs("/spb/address", { form, cookies, headers })));
  return { ...rest, view: view as AddressAnswer };
}

describe.each([
  ["addressSetByAddress", typed],
  ["addressSetByCoordinates", { ...typed, ...picked }],
] as const)("%s", (name, form) => {
  it.each(faults)("%s: what was typed comes back, in the visitor's language, and nothing is set", async (...row) => {
    const [, fault, status, words] = row;
    broken(name, fault);
    const answer = await submit({ intent: "typed", ...form });
    expect([answer.status, answer.place, answer.order_type]).toEqual([status, undefined, undefined]);
    expect(answer.view.errors?.form).toMatch(words);
    expect(answer.view.typed).toMatchObject(form);
  });
});

describe("the geocoder", () => {
  const faultsOfGeocoder = [
    ...faults.map(([what, fault]) => [what, fault] as const),
    ["answering no collection", () => () => HttpResponse.json({ response: {} })] as const,
    [
      "answering places without coordinates",
      () => () =>
        HttpResponse.json({
          response: {
            GeoObjectCollection: { featureMember: [{ GeoObject: { name: "?", Point: { pos: "here there" } } }] },
          },
        }),
    ] as const,
    [
      "answering places at the other end of the world",
      () => () => HttpResponse.json(geocoderAnswer({ name: "Nevsky prospekt, 20", lon: -170, lat: -80 })),
    ] as const,
  ];

  it.each(faultsOfGeocoder)("%s: typed text is set as it was typed", async (_, fault) => {
    broken("geocodeAddress", fault);
    const { status, place } = await submit({ intent: "typed", ...typed });
    expect([status, place?.address?.id, place?.address?.room]).toEqual([303, 501, "5"]);
  });
});

describe("while nothing that finds an address works", () => {
  const all = ["geocodeAddress", "geocodeCoordinates", "addressSetByAddress", "addressSetByCoordinates"] as const;

  it.each(faults)("(%s) a saved address is chosen by its id", async (_, fault) => {
    for (const name of all) broken(name, fault);
    // With dishes in the cart the visitor would be asked first what the address changes.
    const empty = { ...cartOf(500, 0), products: {} };
    on("cart", { cart: empty });
    const cookies = await sessionOf({ key: "abc" });
    const { status, place, order_type } = await submit({ intent: "known", delivery_address_id: "501" }, cookies);
    expect([status, place?.address?.room, order_type]).toEqual([303, "12", "delivery"]);
  });

  it.each(faults)("(%s) a shop is chosen as ever", async (_, fault) => {
    for (const name of [...all, "addressSetById"] as const) broken(name, fault);
    const { status, place, order_type } = await outcomeOf(() =>
      takeShop(visitArgs("/spb/shops/11", { form: { x: "" }, params: { shop_id: "11" } })),
    );
    expect([status, place?.shop?.id, order_type]).toEqual([303, 11, "takeaway"]);
  });
});

it.each([
  ["no address at all", {}],
  ["an address that was not found, with a zone", addressAnswer({ found: false })],
])("an answer that contradicts itself is an address that is not found: %s", async (_, answer) => {
  on("addressSetByAddress", answer);
  const { status, view, place } = await submit({ intent: "typed", ...typed });
  expect([status, place, Boolean(view.errors?.address)]).toEqual([422, undefined, true]);
});
