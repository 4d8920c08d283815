import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { recordPurchase } from "../../../../../app/orders/tracking/purchases/record-purchase.server";
import { action as answerNotice } from "../../../../../app/shell/frame/noted.route";
import { action, loader } from "../../../../../app/orders/checkout/finish.route";
import { loader as track } from "../../../../../app/orders/tracking/page/tracking.route";
import type { TrackingView } from "../../../../../app/orders/tracking/tracking.view";
import { environment } from "../../../../../server/operate/environment";
import { openVisit } from "../../../../../server/visitor/visit";
import { orderCalls, orderOf } from "../../../../support/upstream/orders";
import { placeCalls } from "../../../../support/upstream/places";
import { outcomeOf, readyToOrder } from "../../../../support/upstream/visitor";
import { handler, useUpstream } from "../../../../support/upstream/upstream";
import { visitArgs } from "../../../../support/app/route";

useUpstream(placeCalls, orderCalls, () => [
  handler("order", { order: orderOf(48_213, "accepted", { comment: "Ring at Anna's" }) }),
]);

beforeEach(() => void (environment().GOOGLE_TAG_MANAGER_ID = "GTM-TEST1"));
afterEach(() => void (environment().GOOGLE_TAG_MANAGER_ID = undefined));

/** The visitor's cookies, as a browser keeps them. */
class Browser {
  private readonly jar = new Map<string, string>();
  constructor(cookies: string) {
    this.keep(cookies.split("; "));
  }

  get cookies() {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  get holdsPurchases() {
    return this.jar.has("purchases");
  }

  keep(set: string[]) {
    for (const cookie of set) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value && !/Max-Age=0/.test(cookie)) this.jar.set(name, value);
      else this.jar.delete(name);
    }
  }

  private args(page: string, form?: Record<string, string>) {
    const params = { order_id: "48213" };
    return visitArgs(`/spb/order/48213/${page}`, { params, cookies: this.cookies, form });
  }

  /** Its order is placed, or seen as paid. */
  async orders() {
    const visit = await openVisit(this.args("tracking"));
    await recordPurchase(visit, 48_213, { is_paid: false, payment_type: "cash" });
    this.keep((await visit.headers()).getSetCookie());
  }

  /** What the order's page says is to be counted. */
  async looks() {
    const { view } = await outcomeOf(() => track(this.args("tracking")));
    return (view as TrackingView).purchase;
  }

  /** The cookie notice's question. */
  async answers(analytics: string) {
    const cookies = this.cookies;
    const answer = await answerNotice(visitArgs("/noted", { cookies, form: { analytics } }));
    this.keep(answer.headers.getSetCookie());
  }

  async counts() {
    const response = await action(this.args("finish", {}));
    this.keep(response.headers.getSetCookie());
    return response;
  }
}

const browserWith = async (consent: string) => new Browser(`${await readyToOrder()}; accept-cookies=${consent}`);

describe("the purchase record (cookie of 2 days)", () => {
  test("is made once per placed or paid order: not again after a reload, the way back, or when its end is seen again", async () => {
    const browser = await browserWith("all");
    expect(await browser.looks()).toBeUndefined();
    await browser.orders();
    expect(await browser.looks()).toBe("/spb/order/48213/finish");
    expect((await browser.counts()).status).toBe(200);

    expect(await browser.looks()).toBeUndefined();
    expect((await browser.counts()).status).toBe(204);
    await browser.orders();
    expect(await browser.looks()).toBeUndefined();
    expect((await browser.counts()).status).toBe(204);
  });

  test("tells the order's number, sum, currency and lines, and nothing of the person", async () => {
    const browser = await browserWith("all");
    await browser.orders();
    const text = await (await browser.counts()).text();
    expect(JSON.parse(text)).toMatchObject({
      google: { event: "purchase", ecommerce: { transaction_id: "48213", currency: "RUB", value: 1_000 } },
      yandex: { ecommerce: { purchase: { actionField: { id: "48213", revenue: 1_000 } } } },
    });
    expect(text).not.toMatch(/Anna|Nevsky|Невский|7\d{10}|room|comment|address/);
  });

  test("lives 2 days, and is sealed", async () => {
    const visit = await openVisit(visitArgs("/spb/checkout", { cookies: "accept-cookies=all" }));
    await recordPurchase(visit, 48_213, { is_paid: true, payment_type: "cardOnline" });
    const cookies = (await visit.headers()).getSetCookie();
    expect(cookies).toEqual([expect.stringMatching(/^purchases=[\w-]{40,}.*; Max-Age=172800; .*HttpOnly/)]);
  });

  test("is none after the visitor's no", async () => {
    const browser = await browserWith("necessary");
    await browser.orders();
    expect(browser.holdsPurchases).toBe(false);
    expect(await browser.looks()).toBeUndefined();
    expect((await browser.counts()).status).toBe(204);
  });

  test.each([["1"], ["maybe"]])("is told to nobody without the visitor's consent: %s", async (consent) => {
    const browser = await browserWith(consent);
    await browser.orders();
    expect((await browser.counts()).status).toBe(204);
  });

  test("is none where nothing is counted", async () => {
    environment().GOOGLE_TAG_MANAGER_ID = undefined;
    const browser = await browserWith("all");
    await browser.orders();
    expect(browser.holdsPurchases).toBe(false);
  });

  test("waits for a yes that comes after the purchase, is told then, once, and a no forgets it", async () => {
    const browser = new Browser(await readyToOrder());
    await browser.orders();
    expect(await browser.looks()).toBe("/spb/order/48213/finish");
    expect((await browser.counts()).status, "nothing is told before the yes").toBe(204);
    await browser.answers("all");
    expect((await browser.counts()).status).toBe(200);
    expect([await browser.looks(), (await browser.counts()).status]).toEqual([undefined, 204]);

    const other = new Browser(await readyToOrder());
    await other.orders();
    await other.answers("necessary");
    expect([other.holdsPurchases, await other.looks()]).toEqual([false, undefined]);
    await other.answers("all");
    expect((await other.counts()).status).toBe(204);
  });

  test("is given to who placed the order, and only by POST", async () => {
    const stranger = new Browser("accept-cookies=all");
    expect((await stranger.counts()).status).toBe(204);
    const asked = visitArgs("/spb/order/48213/finish", { params: { order_id: "48213" } });
    expect(await outcomeOf(() => loader(asked))).toMatchObject({ status: 303, location: "/spb/order/48213/tracking" });
  });
});
