import { afterEach, describe, expect, it } from "vitest";
import { environment } from "../../../server/operate/environment";
import { allowsAnalytics, consentOf, mayAllowAnalytics, setConsent } from "../../../server/visitor/consent";
import { isToBeCounted, keepPurchase, setCounted } from "../../../server/visitor/purchases";
import { openVisit, type Visit } from "../../../server/visitor/visit";
import { visitArgs } from "../../support/app/route";
import { useUpstream } from "../../support/upstream/upstream";
import { cookiesAfter } from "../../support/upstream/visitor";

useUpstream();
afterEach(() => void (environment().GOOGLE_TAG_MANAGER_ID = undefined));

const open = (cookies = "") => openVisit(visitArgs("/spb/", { cookies }));

/** The cookies of a browser after several requests. */
async function after(cookies: string, ...changes: ((visit: Visit) => unknown)[]) {
  for (const change of changes) {
    const visit = await open(cookies);
    await change(visit);
    cookies = cookiesAfter(cookies, (await visit.headers()).getSetCookie());
  }
  return cookies;
}
const kept = (order: number) => (visit: Visit) => keepPurchase(visit, order);
const counted = (order: number) => (visit: Visit) => setCounted(visit, order);
const waiting = async (cookies: string, orders: number[]) => {
  const visit = await open(cookies);
  const waits = await Promise.all(orders.map((order) => isToBeCounted(visit, order)));
  return orders.filter((_, at) => waits[at]);
};

describe("an order that the browser is to count", () => {
  it("waits from its end until it is counted, and no other order does", async () => {
    const cookies = await after("", kept(17), kept(18));
    expect(await waiting(cookies, [16, 17, 18])).toEqual([17, 18]);
    expect(await waiting(await after(cookies, counted(17)), [16, 17, 18])).toEqual([18]);
  });

  it("is counted once, however often its end is seen", async () => {
    expect(await waiting(await after("", kept(17), counted(17), kept(17)), [17])).toEqual([]);
    const again = await open(await after("", kept(17)));
    await keepPurchase(again, 17);
    expect((await again.headers()).getSetCookie().join()).not.toContain("purchases=");
  });

  it("is one of the last five", async () => {
    expect(await waiting(await after("", ...[1, 2, 3, 4, 5, 6].map(kept)), [1, 2, 3, 4, 5, 6])).toEqual([
      2, 3, 4, 5, 6,
    ]);
  });

  it("is told by no cookie that somebody made", async () => {
    expect(await waiting(`purchases=${encodeURIComponent('[{"order_id":17,"counted":false}]')}`, [17])).toEqual([]);
  });
});

describe("the answer to the cookie notice", () => {
  const states = async (cookies: string) => {
    const visit = await open(cookies);
    return [await consentOf(visit), await allowsAnalytics(visit), await mayAllowAnalytics(visit)];
  };

  it("says nothing where nobody counts", async () => {
    expect(await states(await after("", (visit) => setConsent(visit, true)))).toEqual(["1", false, false]);
    expect(await states("")).toEqual([undefined, false, false]);
  });

  it("allows to count after a yes only; until then an order may wait for it", async () => {
    environment().GOOGLE_TAG_MANAGER_ID = "GTM-TEST";
    expect(await states("")).toEqual([undefined, false, true]);
    expect(await states(await after("", (visit) => setConsent(visit, true)))).toEqual(["all", true, true]);
    expect(await states(await after("", (visit) => setConsent(visit, false)))).toEqual(["necessary", false, false]);
  });

  it("no makes the orders go that waited, and sets no cookie for them where there are none", async () => {
    environment().GOOGLE_TAG_MANAGER_ID = "GTM-TEST";
    const waits = await after("", kept(17));
    expect(await after(waits, (visit) => setConsent(visit, true))).toContain("purchases=");
    expect(await after(waits, (visit) => setConsent(visit, false))).not.toContain("purchases=");
    const visit = await open();
    setConsent(visit, false);
    expect((await visit.headers()).getSetCookie().join()).not.toContain("purchases");
  });
});
