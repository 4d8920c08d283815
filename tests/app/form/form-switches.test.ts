import { load, type CheerioAPI } from "cheerio";
import type { Element } from "domhandler";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { wordsOf } from "../../support/app/words";
import { wholeShop } from "../../support/app/whole-shop";
import { cartCalls, heldCart } from "../../support/upstream/carts";
import { orderCalls } from "../../support/upstream/orders";
import { placeCalls } from "../../support/upstream/places";
import { upstream, useUpstream } from "../../support/upstream/upstream";
import { readyToOrder, sessionOf } from "../../support/upstream/visitor";

useUpstream(placeCalls, cartCalls, orderCalls);

let shop: Awaited<ReturnType<typeof wholeShop>>;
beforeAll(async () => {
  shop = await wholeShop();
}, 60_000);
beforeEach(() => heldCart.fill({ soup: 1 }));

const sentCode = { phone: "79215551234", notify_channel: "sms" as const, sent_at: Date.now(), timer: 60 };
const atCode = () => sessionOf({ key: "abc", verification: sentCode });
const anonymous = async () => "";

/** Every page with a form that is filled in, and who can see it. */
const pages: [path: string, cookies: () => Promise<string>][] = [
  ...["feedback", "call-me-back", "partners", "rent", "return-request"].map(
    (page) => [`/spb/${page}`, anonymous] as [string, typeof anonymous],
  ),
  ["/spb/login?return_to=%2Fspb%2Fcart", anonymous],
  ["/spb/login", atCode],
  ["/spb/order-status", anonymous],
  ["/spb/address?return_to=%2Fspb%2Fcart", anonymous],
  ["/spb/together", anonymous],
  ["/spb/cart/keep", readyToOrder],
  ["/spb/checkout", readyToOrder],
  ["/spb/profile", readyToOrder],
  ["/spb/profile/delete", readyToOrder],
];

const TEXT = "main input:not([type]), main :is([type=text], [type=tel], [type=email], [type=search]), main textarea";

type Page = { status: number; $: CheerioAPI; cookies: string[] };

async function ask(path: string, cookie: string, init: RequestInit = {}): Promise<Page> {
  const headers = { cookie, "sec-fetch-site": "same-origin" };
  const response = await shop(path, { ...init, headers });
  const $ = load(await response.text(), { scriptingEnabled: false });
  return { status: response.status, $, cookies: response.headers.getSetCookie() };
}

/** Types something into every text field, and returns what a browser would send. */
function typeInto({ $ }: Page): { form: [string, string][]; typed: Record<string, string> } {
  const typed: Record<string, string> = {};
  for (const field of $<Element, string>(TEXT)
    .toArray()
    .filter((one) => one.attribs.readonly === undefined)) {
    const name = field.attribs.name ?? "";
    if (name === "contact_time") continue;
    typed[name] = name === "code" ? "12" : `${name} 7`.slice(0, Number(field.attribs.maxlength ?? 50));
    $(field).val(typed[name]);
  }
  const form = $("#switches").closest("form").serializeArray();
  return { form: form.map(({ name, value }) => [name, value]), typed };
}

const valuesIn = ({ $ }: Page, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, $(`main [name="${name}"]`).first().val()]));

describe("a switch that is pressed without scripts in a form that is filled in", () => {
  it.each(pages)("%s: the form has all text fields of the page, and ends with the switches", async (path, cookies) => {
    const page = await ask(path, await cookies());
    expect(page.status).toBe(200);
    const { typed, form } = typeInto(page);
    expect(Object.keys(typed).length).toBeGreaterThan(0);
    expect(form.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(typed)));
    const form$ = page.$("#switches").closest("form");
    // Enter in a field presses the first button.
    expect(form$.find("button").first().attr("name")).not.toBe("switch");
    // Outside of the form nothing would lose what was typed.
    expect(page.$("[action='/language'], [action='/lite'], [action='/noted']").length).toBe(0);
    expect(page.$("form [name=switch][value=notice]").length).toBe(1);
  });

  it.each(pages)("%s: it takes effect, and every word is still there", async (path, cookies) => {
    const cookie = await cookies();
    const sent: [string, string, (page: Page) => unknown, unknown][] = [
      ["language:de", "language=de", ({ $ }) => $("html").attr("lang"), "de"],
      ["lite:on", "lite=on", ({ $ }) => $("html").attr("data-lite"), ""],
      ["notice", "accept-cookies=1", ({ $ }) => $("[data-notice]").length, 0],
    ];
    for (const [value, stored, effect, expected] of sent) {
      const before = await ask(path, cookie);
      const { form, typed } = typeInto(before);
      const action = before.$("#switches").closest("form").attr("action") ?? path;
      const heard = upstream.heard.length;
      const body = new URLSearchParams([...form, ["switch", value]]);
      const after = await ask(action, cookie, { method: "POST", body });
      expect(after.status, value).toBe(200);
      expect(valuesIn(after, Object.keys(typed)), value).toEqual(typed);
      expect(after.cookies.join(), value).toContain(stored);
      expect(effect(after), value).toBe(expected);
      expect(after.$("main [role=alert]").length, value).toBe(0);
      expect(after.$("title").text(), value).not.toContain(wordsOf("en")("common:errorTitle", { title: "" }).trim());
      const urls = upstream.heard.slice(heard).map(({ url }) => url);
      expect(urls.filter((url) => /feedback|login|verification|order\/|user\/(update|remove)/.test(url))).toEqual([]);
    }
  });

  it("is refused with an unknown value", async () => {
    for (const value of ["language:xx", "lite:1", "anything", ""]) {
      const body = new URLSearchParams({ name: "Anna", switch: value });
      expect((await ask("/spb/feedback", "", { method: "POST", body })).status).toBe(422);
    }
  });
});
