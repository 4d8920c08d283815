import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { action, loader } from "../../../../../app/fulfilment/place/nearest/nearest-shop.route";
import type { NearestShopPageView } from "../../../../../app/fulfilment/place/nearest/nearest-shop.view";
import { action as takeShop } from "../../../../../app/fulfilment/place/shops/page/shop.route";
import type { FormAnswer } from "../../../../../app/shared/web/modal/page";
import { forgetAnswers } from "../../../../../server/upstream/stale-while-revalidate";
import { UPSTREAM, visitArgs } from "../../../../support/app/route";
import { cityOf, placeCalls, schedule, shops } from "../../../../support/upstream/places";
import { outcomeOf } from "../../../../support/upstream/visitor";
import { noAnswer, on, upstream, useUpstream } from "../../../../support/upstream/upstream";

useUpstream(placeCalls);

const PAGE = "/spb/nearest-shop?point=59.9,30.9&where=Murino, Privokzalnaya, 1";
const open = async (path = PAGE, headers?: Record<string, string>) => {
  const { view, ...rest } = await outcomeOf(() => loader(visitArgs(path, { headers })));
  return { ...rest, view: view as NearestShopPageView };
};
const shopsAre = (hours: ReturnType<typeof schedule>[]) =>
  on("shops", { shops: shops.map((shop, index) => ({ ...shop, schedule: hours[index] })) });

describe("the nearest shop, for an address that is not delivered to", () => {
  test("has its distance and hours, one button that chooses it, and the way to the others", async () => {
    const { view } = await open();
    expect(view).toMatchObject({
      address: "Murino, Privokzalnaya, 1",
      shop: { id: 11, street: "Nevsky prospekt,\u00a088", distance: "30 km", hours: "Open 24 hours" },
      take: "/spb/shops/11?return_to=%2Fspb%2F",
      all_shops: "/spb/shops",
      notify: { phone: { value: "+7 " }, asked: false },
    });
    const { status, location, place, order_type } = await outcomeOf(() =>
      takeShop(visitArgs(view.take ?? "", { form: { x: "" }, params: { shop_id: "11" } })),
    );
    expect([status, location, place?.shop?.id, order_type]).toEqual([303, "/spb/", 11, "takeaway"]);
  });

  test("is an open one: a nearer one that is closed comes only where all are", async () => {
    shopsAre([schedule(0, 1440), schedule(0, 1440), schedule(0, 0)]);
    expect((await open()).view.shop?.id).toBe(11);
    shopsAre([schedule(0, 0), schedule(0, 1440), schedule(0, 0)]);
    forgetAnswers();
    expect((await open()).view.shop?.id).toBe(13);
  });

  test("without coordinates of any shop is the first open one, without a distance; the map has the address", async () => {
    const nowhere = shops.map((shop) => ({ ...shop, latitude: null, longitude: null }));
    on("shops", { shops: nowhere });
    const { view } = await open();
    expect(view.shop).toMatchObject({ id: 11, hours: "Open 24 hours" });
    expect([view.shop?.distance, view.map?.pins.map(({ kind }) => kind)]).toEqual([undefined, ["home"]]);
  });

  test("is asked for on the way to the menu: the address form does not come back", async () => {
    const back = encodeURIComponent("/spb/order-type?order_type=delivery&return_to=/spb/checkout");
    const { view } = await open(`${PAGE}&return_to=${back}`);
    const { location } = await outcomeOf(() =>
      takeShop(visitArgs(view.take ?? "", { form: { x: "" }, params: { shop_id: "11" } })),
    );
    expect(location).toBe("/spb/checkout");
  });

  test.each(["", "point=", "point=91,0", "point=x,y", "point=1e2,30", "point=59.9", "where=Murino"])(
    "without a point (%s) is a choice among all shops, and no call is made for it",
    async (query) => {
      const { status, location } = await open(`/spb/nearest-shop?${query}`);
      expect([status, location]).toEqual([302, "/spb/order-type?order_type=takeaway&return_to=%2Fspb%2F"]);
    },
  );

  test("while shops are unknown, or where nothing is collected, leaves the form to be told", async () => {
    on("shops", noAnswer);
    expect((await open()).view).toMatchObject({ notify: { asked: true } });
    on("city", { city: { ...cityOf("spb"), order_types: { delivery: true, takeaway: false } } });
    expect((await open()).view.shop).toBeUndefined();
  });

  test("says only what an address may hold: an invented text brings no markup and no links", async () => {
    const where = encodeURIComponent('<a href="https://evil.example">Call +7</a>');
    expect((await open(`/spb/nearest-shop?point=59.9,30.9&where=${where}`)).view.address).not.toMatch(/[<>":+=]/);
  });
});

describe("hearing when the zone grows", () => {
  test("stands before the shop for whoever pressed its button, else after it", async () => {
    expect((await open()).view.notify).toMatchObject({ asked: false, first: false });
    expect((await open(`${PAGE}&notify=1`)).view.notify).toMatchObject({ asked: true, first: true });
  });

  const submit = (phone: string, more: Record<string, string> = {}, path = PAGE) =>
    outcomeOf(() => action(visitArgs(path, { form: { phone, privacy_policy: "1", ...more } })));

  test("sends the digits, the point and the city, and leads back to the shop with a word", async () => {
    let sent: unknown;
    on("feedbackUnavailableAddress", ({ body }) => {
      sent = body;
      return { notification: "Thank you" };
    });
    const { status, location, flash, cookies } = await submit("8 (912) 000-45-67", {}, `${PAGE}&notify=1`);
    expect([status, flash]).toEqual([
      303,
      { tone: "good", text: "Noted. We’ll tell you when we start delivering to this address. Thank you" },
    ]);
    expect(new URL(location ?? "", "http://x").searchParams.has("notify")).toBe(false);
    expect(location).toContain("/spb/nearest-shop?point=59.9%2C30.9");
    expect(sent).toEqual({ coordinates: { latitude: 59.9, longitude: 30.9 }, city_id: 1, phone: "79120004567" });
    expect(cookies.some((cookie) => cookie.startsWith("phone=79120004567"))).toBe(true);
  });

  test("takes five wishes of one phone in an hour, as the other forms do", async () => {
    const wish = (number: number) =>
      submit("8 (912) 000-45-99", {}, `/spb/nearest-shop?${new URLSearchParams({ point: `59.9,30.${number}` })}`);
    for (let wishes = 1; wishes <= 5; wishes++) expect((await wish(wishes)).status).toBe(303);
    const { status, retryAfter } = await wish(6);
    expect([status, Number(retryAfter) > 0]).toEqual([429, true]);
  });

  test("two presses send one wish, and both are answered", async () => {
    let sent = 0;
    on("feedbackUnavailableAddress", () => {
      sent++;
      return {};
    });
    const both = await Promise.all([submit("8 (912) 000-45-31"), submit("8 (912) 000-45-31")]);
    expect([...both.map(({ status }) => status), sent]).toEqual([303, 303, 1]);
  });

  test("asks for the consent before it sends, and leads to the text that it is about", async () => {
    on("feedbackUnavailableAddress", () => {
      throw new Error("nothing is sent");
    });
    const { status, view } = await submit("8 (912) 000-45-32", { privacy_policy: "" });
    expect([status, Object.keys((view as FormAnswer).errors ?? {})]).toEqual([422, ["privacy_policy"]]);
    expect((view as FormAnswer).typed?.phone).toBe("8 (912) 000-45-32");
    expect((await open()).view.notify.policy).toBe("/privacy-policy?city=spb");
  });

  test("what only a program fills in comes back, and the second press sends", async () => {
    let sent = 0;
    on("feedbackUnavailableAddress", () => {
      sent++;
      return {};
    });
    const { status, view } = await submit("8 (912) 000-45-33", { contact_time: "http://spam.example" });
    expect([status, sent, (view as FormAnswer).typed?.contact_time]).toEqual([422, 0, undefined]);
    expect((await submit("8 (912) 000-45-33")).status).toBe(303);
    expect(sent).toBe(1);
  });

  test("says so in its place in the modal, beside the shop", async () => {
    const { view } = await submit("8 (912) 000-45-67", { answer: "data" });
    expect((view as { view: NearestShopPageView }).view).toMatchObject({
      shop: { id: 11 },
      notify: { noted: expect.stringContaining("Noted.") as string },
    });
  });

  test.each(["", "912", "abc", "+7 912 000-45-67-89-10", "+49 30 123456"])(
    "refuses the phone %s and keeps it",
    async (phone) => {
      const { status, view } = await submit(phone);
      expect([status, (view as FormAnswer).typed?.phone ?? ""]).toEqual([422, phone]);
      expect((view as FormAnswer).errors?.phone).toBeTruthy();
    },
  );

  test("reads the phone by the mask of the city's own country, not by the first of its masks", async () => {
    const german = { id: 2, name: "Germany", code: "49", mask: "+49 999 99999?99", country_code: "DE" };
    upstream.use(
      http.get(`${UPSTREAM}/api/cities/spb`, () => {
        const city = cityOf("spb");
        return HttpResponse.json({ city: { ...city, phone_masks: [german, ...city.phone_masks] } });
      }),
    );
    const wordsFor = async (phone: string) => ((await submit(phone)).view as FormAnswer).errors?.phone;
    expect(await wordsFor("912")).toBe("7 digits are missing");
    expect(await wordsFor("+1 555 0000")).toBe(
      "This number is from another country. We need one like +7 (000) 000-00-00",
    );
  });

  test("keeps the phone when the upstream is down", async () => {
    on("feedbackUnavailableAddress", noAnswer);
    const { status, view } = await submit("8 (912) 000-45-34");
    expect([status, (view as FormAnswer).typed?.phone]).toEqual([503, "8 (912) 000-45-34"]);
    expect((view as FormAnswer).errors?.form).toBeTruthy();
  });
});
