import { HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loader as balance } from "../../../../app/account/bonus/balance.route";
import { loader } from "../../../../app/account/bonus/bonus.route";
import type { BonusView } from "../../../../app/account/bonus/bonus.view";
import { settings } from "../../../../server/operate/settings";
import { visitArgs } from "../../../support/app/route";
import { forgetAnswers } from "../../../../server/upstream/stale-while-revalidate";
import { cartOf, cityOf, placeCalls } from "../../../support/upstream/places";
import { on, useUpstream } from "../../../support/upstream/upstream";
import { outcomeOf, sessionOf } from "../../../support/upstream/visitor";

useUpstream(placeCalls);

const { bonus, customers } = settings();
const before = { flag_cookie: undefined, ...bonus };
let asked = 0;

function hasProgramme(has_loyalty_system: boolean) {
  on("city", ({ params }) => ({ city: { ...cityOf(String(params.alias)), has_loyalty_system } }));
}
function balanceIs(answer: () => Response) {
  on("balance", () => {
    asked++;
    return answer();
  });
}

beforeEach(() => {
  asked = 0;
  hasProgramme(true);
  balanceIs(() => HttpResponse.json({ balance: 1312 }));
  Object.assign(bonus, { enabled: true, flag_cookie: undefined, accrual_suspended: true, spend_until: "2099-05-21" });
});
afterEach(() => {
  Object.assign(bonus, before);
  customers.is_auth_enabled = true;
});

const anna = () => sessionOf({ key: "abc", signed_in: { name: "Anna" } });
async function look(cookies = "") {
  const outcome = await outcomeOf(() => loader(visitArgs("/spb/bonus", { cookies })));
  return { ...outcome, view: outcome.view as BonusView };
}

describe("how bonuses work", () => {
  test("is told to anybody, with the way to one's own", async () => {
    const { status, view } = await look();
    expect(status).toBe(200);
    expect(view).toMatchObject({
      heading: "Pay with points",
      state: "suspended",
      until: "21 May 2099",
      signs_in: true,
    });
    expect([view.balance, asked]).toEqual([undefined, 0]);
    expect(view.example.total).toBe("1\u00a0760\u00a0₽");
  });

  test.each([
    ["KZT", "₸", "9\u00a0810\u00a0₸"],
    ["EUR", "€", "37\u00a0€"],
    ["GBP", "£", "37\u00a0£"],
  ])("has an example that somebody may pay in %s", async (currency_code, currency, total) => {
    forgetAnswers();
    const city = { ...cityOf("spb"), has_loyalty_system: true, prices: { currency, currency_code } };
    on("city", { city });
    expect((await look()).view.example.total).toBe(total);
  });

  test("names a customer's bonuses", async () => {
    const { view } = await look(await anna());
    expect(view).toMatchObject({ heading: "1,312 points", signs_in: false, balance: { upTo: "1\u00a0312\u00a0₽" } });
  });

  test("asks for a customer's bonuses in this city, which the cart tells the upstream", async () => {
    const calls: string[] = [];
    on("cart", async () => {
      await Promise.resolve();
      calls.push("cart");
      return { cart: cartOf(500) };
    });
    balanceIs(() => {
      calls.push("balance");
      return HttpResponse.json({ balance: 300 });
    });
    await look(await anna());
    expect(calls).toEqual(["cart", "balance"]);
  });

  test("says when they can no longer be spent, to a customer and to a stranger", async () => {
    bonus.spend_until = "2025-05-21";
    expect((await look(await anna())).view).toMatchObject({
      state: "over",
      until: "21 May 2025",
      heading: "1,312 points",
    });
    expect((await look()).view).toMatchObject({ state: "over", heading: "Points" });
  });

  test("offers no sign-in where there is none", async () => {
    customers.is_auth_enabled = false;
    expect((await look()).view.signs_in).toBe(false);
  });

  test.each([
    ["an error", () => HttpResponse.json({}, { status: 500 })],
    ["nothing", () => HttpResponse.error()],
    ["nonsense", () => HttpResponse.json({ balance: "many" })],
  ])("stands without a balance when that meets %s, and says so", async (_, answer) => {
    balanceIs(answer);
    const { status, view } = await look(await anna());
    expect(status).toBe(200);
    expect(view).toMatchObject({ down: true, heading: "Pay with points" });
  });

  test("is no page of a brand without them, and leads to the menu in a city without them", async () => {
    hasProgramme(false);
    expect(await look()).toMatchObject({ status: 303, location: "/spb/" });
    bonus.enabled = false;
    expect((await look()).status).toBe(404);
  });
});

describe("the balance in the header", () => {
  const read = async (cookies: string) => {
    const answer = await balance(visitArgs("/spb/bonus/balance", { cookies }));
    return (await answer.json()) as unknown;
  };

  test("is told to a customer only", async () => {
    expect(await read(await anna())).toEqual({ number: "1,312", words: "1,312 points" });
    expect(asked).toBe(1);
    expect([await read(""), await read(await sessionOf({ key: "abc" }))]).toEqual([{}, {}]);
    expect(asked).toBe(1);
  });

  test("is not asked for where there is no programme", async () => {
    hasProgramme(false);
    expect(await read(await anna())).toEqual({});
    expect(asked).toBe(0);
  });

  test("is left out on an outage", async () => {
    balanceIs(() => HttpResponse.json({}, { status: 500 }));
    expect(await read(await anna())).toEqual({});
  });
});

describe("the flag of the programme, a cookie that the setting names", () => {
  test.each([
    ["chain_bonus=1", true],
    ["chain_bonus=yes; language=en", true],
    ["", false],
    ["chain_bonus=0", false],
    ["chain_bonus=false", false],
    ["chain_bonus=", false],
    ["another=1", false],
  ])("%j: %s", async (cookies, isOn) => {
    expect((await look(cookies)).status).toBe(200);
    bonus.flag_cookie = "chain_bonus";
    expect(await look(cookies)).toMatchObject(isOn ? { status: 200 } : { status: 303, location: "/spb/" });
    const signedIn = [await anna(), cookies].filter(Boolean).join("; ");
    const answer = await outcomeOf(() => balance(visitArgs("/spb/bonus/balance", { cookies: signedIn })));
    expect(asked > 0).toBe(isOn);
    expect(answer.status).toBe(200);
  });
});
