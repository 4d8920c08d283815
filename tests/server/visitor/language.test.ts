import { visitArgs } from "../../support/app/route";
import { describe, expect, it } from "vitest";
import { PAGE_LANGUAGE } from "../../../rules/page-language";
import { openVisit } from "../../../server/visitor/visit";
import { placeCalls } from "../../support/upstream/places";
import { noAnswer, on, useUpstream } from "../../support/upstream/upstream";

useUpstream(placeCalls);

type Asking = { header?: string; cookies?: string; city?: string; page?: string };

async function languageFor({ header, cookies, city = "spb", page }: Asking) {
  const args = visitArgs(`/${city}/`, { params: { city }, cookies });
  if (page !== undefined) args.request.headers.set(PAGE_LANGUAGE, page);
  if (header === undefined) args.request.headers.delete("accept-language");
  else args.request.headers.set("accept-language", header);
  return (await openVisit(args)).language;
}

/** Königsberg of these tests is in Germany, whose language is German; nothing is said of Russia's, so the default, Russian, counts. */
const GERMAN_CITY = "koenigsberg";

describe("the language of a first visit", () => {
  it.each([
    ["de", "de"],
    ["de-AT", "de"],
    ["DE-at", "de"],
    ["de-AT,en;q=0.9", "de"],
    ["uk-UA,uk;q=0.9,ru;q=0.8,en;q=0.7", "uk"],
    ["fr-FR,fr;q=0.9,tr;q=0.5", "tr"],
    ["en;q=0.1,uz;q=0.9", "uz"],
    ["uz-Latn-UZ", "uz"],
    ["fr", "en"],
    ["zh-CN,zh;q=0.9", "en"],
    ["ru;q=0", "en"],
    ["ru;q=0,de", "de"],
    ["*", "ru"],
    ["fr,*;q=0.5", "ru"],
    ["fr,*;q=0", "en"],
    ["", "ru"],
    [",,;;q=", "en"],
    ["de;q=nonsense", "en"],
    ["../../etc/passwd", "en"],
    ["__proto__", "en"],
    ["<script>", "en"],
    ["xx,".repeat(400), "ru"],
  ])("with the header %j is %s", async (header, expected) => {
    expect(await languageFor({ header })).toBe(expected);
  });

  it("is the deployment's own without a header", async () => {
    expect(await languageFor({})).toBe("ru");
  });

  it.each([
    ["", "de"],
    ["*", "de"],
    ["fr,*;q=0.5", "de"],
    ["tr", "tr"],
    ["fr", "en"],
    [undefined, "de"],
  ])("in a city whose country has its language, with the header %j, is %s", async (header, expected) => {
    expect(await languageFor({ header, city: GERMAN_CITY })).toBe(expected);
  });

  it("is the deployment's own when the upstream does not tell the city's country", async () => {
    on("city", noAnswer);
    expect(await languageFor({ city: GERMAN_CITY })).toBe("ru");
  });

  it("is the deployment's own on a page of no city", async () => {
    const args = visitArgs("/", { params: { city: undefined as unknown as string } });
    args.request.headers.delete("accept-language");
    expect((await openVisit(args)).language).toBe("ru");
  });
});

describe("the language of a later visit", () => {
  it.each([
    ["language=uz", "uz"],
    ["language=fr", "tr"],
    ["language=UZ", "tr"],
    ["language=", "tr"],
    ["language=__proto__", "tr"],
    ["language=uz%00", "tr"],
  ])("with the cookie %s, a Turkish browser and a German city is %s", async (cookies, expected) => {
    expect(await languageFor({ header: "tr", cookies, city: GERMAN_CITY })).toBe(expected);
  });

  it("is the cookie's in a German city without a header", async () => {
    expect(await languageFor({ cookies: "language=uz", city: GERMAN_CITY })).toBe("uz");
  });

  it.each([
    ["de", "de"],
    ["fr", "uz"],
    ["", "uz"],
    ["__proto__", "uz"],
  ])(
    "is that of the page whose script asks, %j, though another window has chosen Uzbek since: %s",
    async (page, expected) => {
      expect(await languageFor({ header: "tr", cookies: "language=uz", page })).toBe(expected);
    },
  );
});
