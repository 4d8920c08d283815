import { describe, expect, test, vi } from "vitest";
import { action as bankReturn } from "../../../../app/orders/payment/bank/bank-return.route";
import { loader as waitPage } from "../../../../app/orders/payment/bank/wait.route";
import { loader as completePage } from "../../../../app/orders/payment/bank/complete.route";
import { loader as done } from "../../../../app/orders/payment/done.route";
import { completionOf } from "../../../../app/orders/payment/complete-link.server";
import { paymentResult } from "../../../../app/orders/payment/payment-result.server";
import { log } from "../../../../server/operate/log";
import { openVisit } from "../../../../server/visitor/visit";
import { PAYMENT, payAnswers, payWith, readyToPay } from "../../../support/app/paying";
import { visitArgs } from "../../../support/app/route";
import { orderCalls } from "../../../support/upstream/orders";
import { BANK, CACHE_KEY, money, paymentCalls } from "../../../support/upstream/payments";
import { placeCalls } from "../../../support/upstream/places";
import { on, useUpstream } from "../../../support/upstream/upstream";
import { cookiesAfter, outcomeOf } from "../../../support/upstream/visitor";

useUpstream(placeCalls, orderCalls, paymentCalls);

const TRACKING = "/spb/order/48213/tracking";
const params = { order_cache_key: CACHE_KEY };
const open = (load: (args: ReturnType<typeof visitArgs>) => unknown, path: string, cookies: string) =>
  outcomeOf(async () => load(visitArgs(path, { params, cookies })));

/** Each returns where the visitor is sent whose order is paid, and their cookies before. */
const ways = {
  "after approved": async (complete_link?: string) => {
    payAnswers({ reason: "approved", complete_link });
    const { location, after } = await payWith(await readyToPay());
    money.status = "accepted";
    return { path: location ?? "", cookies: after };
  },
  "after pre-auth": async (complete_link?: string) => {
    payAnswers({ reason: "pre-auth", complete_link });
    const { location, after } = await payWith(await readyToPay());
    money.status = "accepted";
    return { path: location ?? "", cookies: after };
  },
  "after polling": async (complete_link?: string) => {
    payAnswers({ qr_code: "https://qr.example/1", complete_link });
    const cookies = await readyToPay("sbp");
    const wait = () => open(waitPage, `${PAYMENT}/wait`, cookies);
    expect((await wait()).status).toBe(200);
    money.status = "accepted";
    return { path: (await wait()).location ?? "", cookies };
  },
  "after post3ds": async (complete_link?: string) => {
    payAnswers({ reason: "3ds", AcsUrl: `${BANK}/acs`, cReq: "c" });
    const { after } = await payWith(await readyToPay());
    on("orderPost3ds", { success: true, complete_link });
    money.status = "accepted";
    const args = visitArgs(`${PAYMENT}/3ds`, {
      params,
      form: { cres: "c" },
      headers: { "sec-fetch-site": "cross-site" },
    });
    const { location, cookies } = await outcomeOf(async () => bankReturn(args));
    expect(cookies).toEqual([]);
    return { path: location ?? "", cookies: after };
  },
};

describe.each(Object.entries(ways))("%s, complete_link", (_, pay) => {
  test("is followed on this site", async () => {
    const { path, cookies } = await pay("http://localhost/spb/?state=payment-success&complete=1");
    expect((await open(done, path, cookies)).location).toBe("/spb/?state=payment-success&complete=1");
  });

  test("is followed to a listed origin by a page of ours, once, and Back leads to the order", async () => {
    const { path, cookies } = await pay(`${BANK}/thanks?order=48213`);
    const paid = await open(done, path, cookies);
    expect(paid.location).toBe(`${PAYMENT}/complete`);
    const after = cookiesAfter(cookies, paid.cookies);
    const leaving = await open(completePage, `${PAYMENT}/complete`, after);
    expect(leaving.view).toMatchObject({ refresh_to: `${BANK}/thanks?order=48213`, tracking: TRACKING });
    const left = cookiesAfter(after, leaving.cookies);
    expect((await open(completePage, `${PAYMENT}/complete`, left)).location).toBe(TRACKING);
    expect((await open(done, path, left)).location).toBe(TRACKING);
  });

  test.each([
    ["of another origin", "https://evil.example/", 1],
    ["of 9 kB", `${BANK}/${"x".repeat(9_000)}`, 1],
    ["that is missing", undefined, 0],
  ])("%s is the order's own page, logged once if there was a link", async (_name, link, times) => {
    const warn = vi.spyOn(log, "warn").mockClear();
    const { path, cookies } = await pay(link);
    expect((await open(done, path, cookies)).location).toBe(TRACKING);
    expect(warn).toHaveBeenCalledTimes(times);
  });
});

test.each([
  "",
  "//evil.example/",
  "http://localhost//evil.example/",
  "http://localhost/%0d%0aSet-Cookie:x",
  "http://localhost@evil.example/",
  `javascript:location="${BANK}"`,
  `blob:${BANK}/1`,
  "data:text/html,x",
  "/spb/",
  "thanks",
  "http://localhost:3000/spb/",
])("%s leads nowhere", async (link) => {
  expect(completionOf(await openVisit(visitArgs("/spb/")), link)).toBeUndefined();
});

test("a complete_link that is our own address for paid orders does not go round in circles", async () => {
  const { path, cookies } = await ways["after approved"](`http://localhost${PAYMENT}/done?x=1`);
  expect((await open(done, path, cookies)).location).toBe(TRACKING);
});

test("a complete_link that somebody put into the address of our own page is checked too", async () => {
  const { path, cookies } = await ways["after approved"]();
  const forged = `${path}?complete_link=${encodeURIComponent("https://evil.example/")}`;
  expect((await open(done, forged, cookies)).location).toBe(TRACKING);
});

test("before the visitor leaves, the order is remembered and the form forgotten", async () => {
  const { path, cookies } = await ways["after approved"](`${BANK}/thanks`);
  expect(cookies).toContain("order_draft=");
  const after = cookiesAfter(cookies, (await open(done, path, cookies)).cookies);
  expect(after).toContain("placed_orders=");
  expect(after).not.toContain("order_draft=");
});

test.each(["payment-success", "payment-failure"])("?state=%s knows the order just paid", async (state) => {
  const { path, cookies } = await ways["after approved"]("http://localhost/spb/?state=payment-success");
  const after = cookiesAfter(cookies, (await open(done, path, cookies)).cookies);
  const home = await paymentResult(await openVisit(visitArgs(`/spb/?state=${state}`, { cookies: after })));
  expect(home?.headers.get("location")).toBe(`${PAYMENT}/done`);
  expect((await open(done, `${PAYMENT}/done`, after)).location).toBe(TRACKING);
});
