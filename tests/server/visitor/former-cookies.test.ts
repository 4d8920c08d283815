import { describe, expect, it, vi } from "vitest";
import { anonymousRequest } from "../../../server/http/anonymous-request";
import { sealFor } from "../../../server/operate/seal";
import { isImpersonal } from "../../../server/visitor/impersonal";
import { keepContact, keepPayment, lastContact, lastPayment } from "../../../server/visitor/last-order";
import { placeCookie } from "../../../server/visitor/place";
import { keepShown, shownBanners } from "../../../server/visitor/shown-banners";
import { openVisit, type Visit } from "../../../server/visitor/visit";
import { visitArgs } from "../../support/app/route";
import { useUpstream } from "../../support/upstream/upstream";
import { cookiesAfter } from "../../support/upstream/visitor";

useUpstream();

const PHONE = "79210000001";
const DAY_MS = 24 * 60 * 60_000;
const sealedContact = (contact: object, expires_at = Date.now() + DAY_MS) =>
  `contact=${sealFor("contact", JSON.stringify(contact), { expires_at, compress: true })}`;

const anna = { username: "Anna", email: "anna@example.com" };
const person = { phone: PHONE, ...anna };
const contact = sealedContact(person);
const boris = { username: "Boris", email: undefined };

const open = (cookies = "") => openVisit(visitArgs("/spb/", { cookies }));
const namesIn = (cookies: string) =>
  cookies
    .split("; ")
    .map((pair) => pair.split("=")[0])
    .sort();
async function after(cookies: string, change: (visit: Visit) => unknown) {
  const visit = await open(cookies);
  await change(visit);
  return cookiesAfter(cookies, (await visit.headers()).getSetCookie());
}

describe("a browser that comes with former cookies", () => {
  it.each([
    ["nothing", "", undefined, undefined],
    ["a name and an e-mail", contact, anna, undefined],
    ["a way to pay", "paid_by=sbp", undefined, { alias: "sbp" }],
    [
      "cash and its change",
      "paid_by=cash.2000.RUB",
      undefined,
      { alias: "cash", cash: { sum: 2_000, currency_code: "RUB" } },
    ],
    ["both", `${contact}; paid_by=card`, anna, { alias: "card" }],
    ["a forged name", `${contact.slice(0, -8)}x; paid_by=card`, undefined, { alias: "card" }],
    ["a name of another cookie", contact.replace("contact", "last_order"), undefined, undefined],
    ["an expired name", `${sealedContact(person, Date.now() - 1)}; paid_by=card`, undefined, { alias: "card" }],
    ["forged cash", `${contact}; paid_by=cash.2e3.RUB`, anna, undefined],
    ["no sum", "paid_by=cash.0.RUB", undefined, undefined],
    ["a hostile way", "paid_by=%22%3E%3Cscript%3E", undefined, undefined],
  ])("%s", async (_, cookies, name, payment) => {
    const visit = await open(cookies);
    expect(await lastContact(visit, PHONE)).toEqual(name);
    expect(await lastContact(visit, "79219999999"), "another phone").toBeUndefined();
    expect(await lastPayment(visit)).toEqual(payment);
  });

  it.each([
    ["banners=7.rs.", [7], []],
    ["hidden_banners=8.1jk.1jk", [8], [8]],
    ["banners=7.rs.-8.1.; hidden_banners=8.1jk.1jk-9.1.1", [7, 8, 9], [8, 9]],
    ["hidden_banners=x--!-8.1jk.1jk", [8], [8]],
  ])("%s", async (cookies, ids, hidden) => {
    const shown = await shownBanners(await open(cookies));
    expect([...shown.keys()]).toEqual(ids);
    expect([...shown].filter(([, { is_hidden }]) => is_hidden).map(([id]) => id)).toEqual(hidden);
  });

  it("keeps them until the one that has their values is set", async () => {
    const cookies = `${contact}; paid_by=sbp; hidden_banners=8.1jk.1jk`;
    expect(await after(cookies, () => undefined)).toBe(cookies);
    const ordered = await after(cookies, (visit) => keepContact(visit, { phone: PHONE, ...boris, email: null }));
    expect(namesIn(ordered)).toEqual(["hidden_banners", "last_order"]);
    expect(await lastContact(await open(ordered), PHONE)).toEqual(boris);
    expect(await lastPayment(await open(ordered))).toEqual({ alias: "sbp" });
    const shown = await after(ordered, (visit) => keepShown(visit, 7, { shown: 1_000 }));
    expect(shown).toContain("banners=7.rs.-8.1jk.1jk!");
    expect(namesIn(shown)).toEqual(["banners", "last_order"]);
  });

  it("keeps them when a page renews the other one", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 33 * DAY_MS });
    const place = await placeCookie.serialise({ city: "spb" });
    vi.useRealTimers();
    const cookies = `place=${place}; banners=7.rs.; hidden_banners=8.1jk.1jk`;
    const visit = await openVisit(visitArgs("/spb/", { cookies, headers: { accept: "text/html" } }));
    const set = (await visit.headers()).getSetCookie();
    expect(set).toContainEqual(expect.stringMatching(/^banners=7\.rs\.;/));
    expect(set.join()).not.toContain("hidden_banners");
  });

  it("loses them once in an answer", async () => {
    const visit = await open("paid_by=sbp");
    await keepPayment(visit, { alias: "card" });
    expect((await visit.headers()).getSetCookie()).toHaveLength(2);
    await keepPayment(visit, { alias: "cash" });
    expect((await visit.headers()).getSetCookie()).toEqual([expect.stringMatching(/^last_order=/)]);
  });

  it("has none of a person after a sign-out, and the next order brings none back", async () => {
    const cookies = `${contact}; paid_by=sbp; hidden_banners=8.1jk.1jk`;
    expect(await after(cookies, (visit) => visit.forgetPerson())).toBe("hidden_banners=8.1jk.1jk");
    const next = await after(cookies, async (visit) => {
      visit.forgetPerson();
      await keepPayment(visit, { alias: "card" });
    });
    expect(await lastContact(await open(next), PHONE)).toBeUndefined();
  });

  it("keeps a former cookie that the answer has no room to replace", async () => {
    const visit = await open("paid_by=sbp");
    const text = (length: number) => "x".repeat(length);
    const shape = { parse: text, serialise: () => text(1_300) } as never as { parse: () => string };
    visit.change({ ...shape, name: "order_draft", serialise: () => text(1_250) }, "");
    visit.change({ ...shape, name: "time", serialise: () => text(690) }, "");
    visit.change({ ...shape, name: "phone", serialise: () => "7921" }, "");
    visit.change({ ...shape, name: "baskets", serialise: () => text(120) }, "");
    await keepContact(visit, { ...person, username: "Константин".repeat(10) });
    const { headers } = await visit.redirect("/spb/checkout");
    expect(headers.getSetCookie().join()).not.toMatch(/last_order|paid_by/);
  });

  it("gets pages that are theirs", () => {
    const ask = (cookie: string) =>
      anonymousRequest({ method: "GET", url: "/spb/", headers: { host: "localhost:3000", cookie } });
    expect(ask("hidden_banners=8.1jk.1jk")).toBeUndefined();
    expect(ask(`${contact}; paid_by=sbp`)?.key).toBe(ask("")?.key);
    expect(isImpersonal({ contact: "x" }, new Headers())).toBe(false);
    expect(isImpersonal({ paid_by: "x" }, new Headers())).toBe(false);
    expect(isImpersonal({ hidden_banners: "x" }, new Headers())).toBe(true);
  });
});
