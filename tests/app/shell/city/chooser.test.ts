import { HttpResponse } from "msw";
import { afterEach, describe, expect, test } from "vitest";
import { byLetter, inColumns, needsLetters, type CityRow } from "../../../../app/shell/city/cities";
import { action, loader as chooser, type ChooserView } from "../../../../app/shell/city/chooser.route";
import { loader as cities, type CitiesView } from "../../../../app/shell/city/cities.route";
import { environment } from "../../../../server/operate/environment";
import { briefs, placeCalls } from "../../../support/upstream/places";
import { cookiesAfter, outcomeOf } from "../../../support/upstream/visitor";
import { on, useUpstream } from "../../../support/upstream/upstream";
import { visitArgs } from "../../../support/app/route";

useUpstream(placeCalls);

const chosen = async (path: string, options = {}) => {
  const outcome = await outcomeOf(() => chooser(visitArgs(path, { params: {}, ...options })));
  return { ...outcome, view: outcome.view as ChooserView };
};

describe("the city chooser", () => {
  test("lists every city by name, with big ones marked and countries where there are several", async () => {
    const { view, status } = await chosen("/");
    expect(status).toBe(200);
    expect(view.cities?.map(({ name }) => name)).toEqual([
      "Kazan",
      "Königsberg",
      "Moscow",
      "Saint Petersburg",
      "Vyborg",
    ]);
    expect(view.cities?.filter(({ big }) => big).map(({ alias }) => alias)).toEqual(["moscow", "spb"]);
    expect(view.cities?.[1]).toMatchObject({ country: "Germany", letter: "K" });
  });

  test("names no country where there is only one", async () => {
    on("cities", { cities: briefs.slice(0, 4), big_cities: [] });
    expect((await chosen("/")).view.cities?.every(({ country }) => country === undefined)).toBe(true);
  });

  const answered = (body: object, status = 200) => on("cities", body, status);

  test.each([
    ["above the list", { cities: briefs, big_cities: [], message: "Omsk opens on Monday" }, 200, [200, 5]],
    ["where there are none", { cities: [], big_cities: [], message: "Omsk opens on Monday" }, 200, [503, undefined]],
    ["where it fails", { message: "Omsk opens on Monday" }, 500, [503, undefined]],
  ])("says the message of the call %s", async (_, body, status, [answer, count]) => {
    answered(body, status);
    const all = await chosen("/");
    expect([all.status, all.view.cities?.length, all.view.message]).toEqual([answer, count, "Omsk opens on Monday"]);
  });

  test("says it in CitiesModal too", async () => {
    answered({ cities: briefs, big_cities: [], message: "Omsk opens on Monday" });
    const modal = (await outcomeOf(() => cities(visitArgs("/spb/cities")))).view as CitiesView;
    expect([modal.cities?.length, modal.message]).toEqual([5, "Omsk opens on Monday"]);
  });

  test("speaks the visitor's language", async () => {
    expect((await chosen("/", { headers: { "accept-language": "de" } })).view.title).toContain("Stadt wählen");
  });

  test("offers a returning visitor their city and never redirects", async () => {
    const { view, status, location } = await chosen("/", { cookies: "city_alias=kazan" });
    expect([status, location]).toEqual([200, null]);
    expect(view.offered).toEqual({ alias: "kazan", name: "Kazan" });
  });

  test.each([
    ["cart", "city_alias=kazan", "/kazan/cart"],
    ["orders", "city_alias=kazan", "/kazan/profile?tab=orders"],
    ["//evil.example", "city_alias=kazan", null],
    ["cart", "", null],
  ])("leads from the shortcut %j of the installed app, with %j, to %s", async (open, cookies, to) => {
    expect((await chosen(`/?open=${open}`, { cookies })).location).toBe(to);
  });

  test.each(["atlantis", "<script>", "..%2f"])("offers nothing for a city that is not there: %s", async (alias) => {
    expect((await chosen("/", { cookies: `city_alias=${alias}` })).view.offered).toBeUndefined();
  });

  const sent = (form: Record<string, string>, cookies = "") =>
    outcomeOf(() => action(visitArgs("/?index", { params: {}, form, cookies })));
  const inKazan = { latitude: "55.8", longitude: "49.1" };

  test("suggests the city near the position that the visitor gave, before that of the last visit", async () => {
    const given = await sent(inKazan);
    expect([given.status, given.location]).toEqual([303, "/"]);
    const near = cookiesAfter("city_alias=moscow", given.cookies);
    expect((await chosen("/", { cookies: near })).view).toMatchObject({ offered: { alias: "kazan", name: "Kazan" } });
  });

  test("says that no city is near, and then suggests that of the last visit only", async () => {
    const { cookies } = await sent({ latitude: "0", longitude: "0" });
    const view = async (before: string) => (await chosen("/", { cookies: cookiesAfter(before, cookies) })).view;
    expect(await view("")).toMatchObject({ offered: undefined, is_far: true });
    expect((await view("city_alias=moscow")).offered?.alias).toBe("moscow");
  });

  test.each([{}, { latitude: "91", longitude: "0" }, { latitude: "x", longitude: "1" }])(
    "keeps no position that is none: %j",
    async (form) => {
      const { status, cookies } = await sent(form as Record<string, string>);
      expect([status, cookies]).toEqual([422, []]);
    },
  );

  describe("behind a proxy that knows the visitor's city", () => {
    afterEach(() => {
      environment().CITY_HEADER = undefined;
    });
    const hinted = async (hint: string, { name = "x-city", cookies = "" } = {}) => {
      environment().CITY_HEADER = "X-City";
      const { view, status, cookies: set } = await chosen("/", { cookies, headers: { [name]: hint } });
      expect([status, set]).toEqual([200, []]);
      return view.offered?.alias;
    };

    test.each([
      ["Kazan", "kazan"],
      ["Moskau, RU", "moscow"],
      ["55.75, 37.62", "moscow"],
      [Buffer.from("Königsberg").toString("latin1"), "koenigsberg"],
      ["K\u00f6nigsberg, DE", "koenigsberg"],
      ["Paris, FR", undefined],
      ["0,0", undefined],
      ["spb".padEnd(200, " x"), undefined],
    ])("suggests by %s: %s", async (hint, alias) => {
      expect(await hinted(hint)).toBe(alias);
    });

    test("prefers the city of the last visit", async () => {
      expect(await hinted("Kazan", { cookies: "city_alias=moscow" })).toBe("moscow");
    });

    test("reads no other header, and none unless the operator names one", async () => {
      expect(await hinted("Kazan", { name: "cf-ipcity" })).toBeUndefined();
      environment().CITY_HEADER = undefined;
      expect((await chosen("/", { headers: { "x-city": "Kazan" } })).view.offered).toBeUndefined();
    });
  });

  test("sets no cookie: looking around makes no session", async () => {
    expect((await chosen("/")).cookies).toEqual([]);
  });

  test("keeps what was searched for, within limits", async () => {
    expect((await chosen("/?search=%20kaz%20")).view.search).toBe("kaz");
    expect((await chosen(`/?search=${"x".repeat(5_000)}`)).view.search).toHaveLength(60);
  });

  test("knows the cities by their other names, which the search goes by", async () => {
    const { view } = await chosen("/?search=Moskau");
    expect(view.cities?.find(({ alias }) => alias === "moscow")?.also).toContain("Moskau");
    expect(view.cities?.find(({ alias }) => alias === "moscow")?.also).not.toContain("Moscow");
  });

  test.each([
    ["down", () => HttpResponse.error()],
    ["failing", () => HttpResponse.json({}, { status: 500 })],
    ["HTML", () => HttpResponse.html("<h1>hello</h1>")],
    ["half an answer", () => HttpResponse.json({ cities: [{ id: 1 }] })],
    ["limiting", () => HttpResponse.json({}, { status: 429 })],
  ])("says so with 503 when the upstream is %s", async (_, answer) => {
    on("cities", answer);
    const { status, view } = await chosen("/?search=kaz");
    expect([status, view.cities, view.search]).toEqual([503, undefined, "kaz"]);
  });
});

describe("CitiesModal", () => {
  test("marks the current city and knows the way back", async () => {
    const { view, status } = await outcomeOf(() => cities(visitArgs("/spb/cities?return_to=%2Fspb%2Fcart")));
    expect(status).toBe(200);
    expect(view as CitiesView).toMatchObject({ current: "spb", return_to: "/spb/cart", page: "/spb/cities" });
  });

  test.each(["//evil.example", "https://evil.example", "/\\evil", "javascript:alert(1)"])(
    "drops the way back %s",
    async (path) => {
      const { view } = await outcomeOf(() => cities(visitArgs(`/spb/cities?return_to=${encodeURIComponent(path)}`)));
      expect((view as CitiesView).return_to).toBe("/spb/");
    },
  );

  test("is a 404 in an unknown city", async () => {
    expect(
      (await outcomeOf(() => cities(visitArgs("/atlantis/cities", { params: { city: "atlantis" } })))).status,
    ).toBe(404);
  });
});

describe("the search", () => {
  const row = (name: string, more: Partial<CityRow> = {}): CityRow => ({
    alias: "x",
    name,
    letter: name[0] ?? "",
    big: false,
    ...more,
  });
  test("few cities have no letters over them, many do", () => {
    const rows = (count: number) => Array.from({ length: count }, (_, index) => row(`${index}`));
    expect([0, 4, 24, 25, 200].map((count) => needsLetters(rows(count)))).toEqual([false, false, false, true, true]);
  });

  test("three columns are even and read downwards", () => {
    const groups = byLetter(["А1", "А2", "Б", "В", "Г", "Д1", "Д2"].map((name) => row(name)));
    expect(inColumns(groups).map((column) => column.map(({ letter }) => letter).join(""))).toEqual(["А", "БВ", "ГД"]);
    expect(inColumns(byLetter(["А", "Б", "В", "Г"].map((name) => row(name))))).toHaveLength(3);
    expect(inColumns(byLetter([row("А")]))).toHaveLength(1);
    expect(inColumns([])).toEqual([]);
  });
});
