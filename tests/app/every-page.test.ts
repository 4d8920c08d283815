import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load, type CheerioAPI } from "cheerio";
import type { Element } from "domhandler";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { languages } from "../../rules/languages";
import { sends } from "../../rules/sent-fields";
import { everyPage, type OpenedAddress, type SeenPage } from "../support/app/every-page";
import { NOON, startSandbox, type RunningSandbox } from "../support/sandbox/visitor";
import { cookiesAfter } from "../support/upstream/visitor";

// The sandbox's clock stands still, and this machine's does not.
vi.mock("../../server/upstream/clock", () => ({
  upstreamNow: () => NOON,
  readClock: () => undefined,
  clockJumps: () => 0,
}));

let sandbox: RunningSandbox;
let shop: (path: string, init?: RequestInit) => Promise<Response>;
let pages: SeenPage[];
let opened: OpenedAddress[];
let unseen: string[];
beforeAll(async () => {
  sandbox = await startSandbox();
  vi.stubEnv("UPSTREAM_URL", sandbox.url);
  vi.stubEnv("DATA_FOLDER", mkdtempSync(join(tmpdir(), "shop-")));
  vi.stubEnv("SESSION_SECRET", "a secret for tests that is long enough");
  shop = await (await import("../support/app/whole-shop")).wholeShop();
  ({ pages, opened, unseen } = await everyPage(sandbox));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await sandbox.close();
});

const parse = (html: string) => load(html, { scriptingEnabled: false });

/** Controls that a visitor fills in. People do not see the trap for programs. */
const FILLED = "input:not([type=hidden], [type=submit], [type=button], [readonly], [tabindex='-1']), select, textarea";

const controlsOf = ($: CheerioAPI, form: Element) => $<Element, string>(FILLED, form).toArray();
const nameOf = ({ attribs }: Element) => attribs.name ?? "";
const formsToFillIn = ($: CheerioAPI) =>
  $<Element, string>("form")
    .toArray()
    .filter((form) => controlsOf($, form).length > 0);
const fieldsOf = ($: CheerioAPI, form: Element) => [...new Set(controlsOf($, form).map(nameOf))].join(" ");

/** The fields that a browser would send, and those of them that are in controls. */
function valuesOf($: CheerioAPI, form: Element) {
  const sent = $(form)
    .serializeArray()
    .map(({ name, value }): [string, string] => [name, value]);
  const names = new Set(controlsOf($, form).map(nameOf));
  return { sent, filled: JSON.stringify(sent.filter(([name]) => names.has(name)).sort()) };
}

/** Gives every control another value. */
function fillIn($: CheerioAPI, form: Element) {
  const controls = controlsOf($, form);
  for (const control of controls) {
    const { type = "text", name, inputmode, maxlength = "50", checked } = control.attribs;
    if (control.tagName === "select") $(control).val($("option", control).last().attr("value") ?? "");
    else if (type === "radio") {
      const free = controls.filter((one) => nameOf(one) === name && one.attribs.disabled === undefined);
      for (const one of free) $(one).prop("checked", one === free.at(-1));
    } else if (type === "checkbox") $(control).prop("checked", checked === undefined);
    else $(control).val(type === "number" ? "2" : inputmode ? "7" : `${name} 7`.slice(0, Number(maxlength)));
  }
  return valuesOf($, form);
}

type Answer = { status: number; path: string; $: CheerioAPI; way: string[]; cookies: string[] };

/** Sends a form as a browser would, and follows redirects. */
async function send(form: Element, page: SeenPage, sent: [string, string][], site = "same-origin"): Promise<Answer> {
  const { method = "get", action = page.path } = form.attribs;
  const body = new URLSearchParams(sent);
  const answer: Omit<Answer, "$" | "status"> = { path: action, way: [], cookies: [] };
  if (method === "get") answer.path = `${action.replace(/[?#].*/, "")}?${body}`;
  for (let init: RequestInit = method === "get" ? {} : { method, body }; ; init = {}) {
    const cookie = cookiesAfter(page.cookie, answer.cookies);
    const response = await shop(answer.path, { ...init, headers: { cookie, "sec-fetch-site": site } });
    answer.cookies.push(...response.headers.getSetCookie());
    answer.way.push(answer.path);
    const to = response.headers.get("location");
    if (!to) return { ...answer, status: response.status, $: parse(await response.text()) };
    const { pathname, search } = new URL(to, `http://localhost${answer.path}`);
    answer.path = pathname + search;
  }
}

/** Cookies that a page sets by itself. */
const OF_THE_PAGE = /^(city_alias|seen_prices)=/;

const switchName = (value: string) => sends({ switch: value }).name;

type Switch = { value: string; stored: string; hasEffect: ($: CheerioAPI) => boolean };
const switches: Switch[] = [
  { value: "language:de", stored: "language=de;", hasEffect: ($) => $("html").attr("lang") === "de" },
  { value: "lite:on", stored: "lite=on;", hasEffect: ($) => $("html").is("[data-lite]") },
  { value: "notice", stored: "accept-cookies=1;", hasEffect: ($) => $("[data-notice]").length === 0 },
];

/** Fills in the form, presses the switch, and says what is wrong afterwards. */
async function press({ value, stored, hasEffect }: Switch, page: SeenPage, at: number): Promise<string[]> {
  const $ = parse(page.html);
  const form = formsToFillIn($)[at] as Element;
  const { sent, filled } = fillIn($, form);
  const answer = await send(form, page, [...sent, [switchName(value), ""]]);
  const after = formsToFillIn(answer.$).map((one) => valuesOf(answer.$, one).filled);
  const isPosted = form.attribs.method === "post";
  const others = answer.cookies.filter((cookie) => !cookie.startsWith(stored) && !OF_THE_PAGE.test(cookie));
  const wrong = {
    [`answers ${answer.status}`]: answer.status !== 200,
    [`${filled} became ${after.join(" | ")}`]: !after.includes(filled),
    "has no effect": !hasEffect(answer.$),
    "is not stored": !answer.cookies.some((cookie) => cookie.startsWith(stored)),
    [`sets ${others.join("; ")}`]: others.length > 0,
    "is an error": isPosted && answer.$("main [role=alert]").length > 0,
    [`leads to ${answer.way.join(", ")}`]: answer.way.length !== (isPosted ? 1 : 2),
    "stays in the address": answer.path.includes("switch"),
  };
  return Object.keys(wrong).filter((what) => wrong[what]);
}

it("sees every page of the site map but those of a bank", () => {
  expect(unseen.filter((path) => !path.startsWith("/:city/order/payment/:order_cache_key/"))).toEqual([]);
});

describe("an address that is opened", () => {
  it("changes nothing at the upstream", () => {
    expect(opened.filter(({ writes }) => writes.length > 0)).toEqual([]);
    expect(opened.length).toBeGreaterThan(100);
  });

  it("sets only the cookies that opening a page may change", () => {
    const set = new Set(opened.flatMap(({ sets }) => sets));
    // The city of the visit, and what a link brought. The visitors of this test have no payment and no order that has ended.
    expect([...set].sort()).toEqual(["city_alias", "promocode", "utm_source"]);
  });
});

describe("a page with something to fill in", () => {
  it("has the switches and the notice as buttons of its forms, and nowhere else", () => {
    const wrong = pages.flatMap(({ who, path, html }) => {
      const $ = parse(html);
      const forms = formsToFillIn($);
      if (forms.length === 0) return $("[name^='?switch=']").length > 0 ? [`${path} (${who}): nothing to fill in`] : [];
      const count = (selector: string) => $(selector).length;
      const loose = $(FILLED).toArray();
      const faults = {
        "controls outside of a form": loose.some((control) => $(control).closest("form").length === 0),
        "switches outside": count("[action='/language'], [action='/lite'], [action='/noted']") > 0,
        "no way to them": count("a[href='#switches']") < 1 || count("form #switches") !== 1,
        // In one of several forms it would be pressed beside the words in another.
        "the notice": count("[name='?switch=notice']") !== (count("form:has([name^='?switch='])") > 1 ? 0 : 1),
        "a form without": forms.some(
          (form) => $("[name^='?switch=']:not([name='?switch=notice'])", form).length !== languages.length,
        ),
        "Enter presses one": forms.some((form) => $("button", form).first().is("[name^='?switch=']")),
      };
      return Object.entries(faults).flatMap(([what, is]) => (is ? [`${path} (${who}): ${what}`] : []));
    });
    expect(wrong).toEqual([]);
  });

  it("has everything again after a switch, which takes effect and does nothing else", async () => {
    const wrong: string[] = [];
    const tried = new Set<string>();
    for (const page of pages) {
      const $ = parse(page.html);
      for (const [at, form] of formsToFillIn($).entries()) {
        const { action = page.path } = form.attribs;
        const key = `${action.replace(/[?#].*|[\w-]{15,}/g, "")} ${fieldsOf($, form)}`;
        if (tried.has(key)) continue;
        tried.add(key);
        for (const one of switches.filter(({ value }) => $(`[name='${switchName(value)}']`, form).length > 0)) {
          const faults = await press(one, page, at);
          wrong.push(...faults.map((fault) => `${page.path} (${page.who}), ${one.value}: ${fault}`));
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(tried.size).toBeGreaterThan(20);
  });

  it("takes no unknown switch, and none of another site", async () => {
    for (const path of ["/spb/feedback", "/spb/delivery"]) {
      const page = pages.find((one) => one.path === path) as SeenPage;
      const [form] = formsToFillIn(parse(page.html)).slice(-1) as [Element];
      for (const value of ["language:xx", "lite:1", "anything", ""])
        expect((await send(form, page, [[switchName(value), ""]])).status, `${path} ${value}`).toBe(422);
      const { cookies } = await send(form, page, [[switchName("lite:on"), ""]], "cross-site");
      expect(cookies.filter((cookie) => !OF_THE_PAGE.test(cookie))).toEqual([]);
    }
  });
});

/** Empties every control but counts, and choices of which one is always taken. */
function empty($: CheerioAPI, form: Element) {
  for (const control of controlsOf($, form)) {
    const { type = "text" } = control.attribs;
    if (type === "checkbox") $(control).prop("checked", false);
    else if (!["radio", "number"].includes(type) && control.tagName !== "select") $(control).val("");
  }
  return valuesOf($, form);
}

/** Forms of which nothing has to be filled in, or whose first button goes on with what there is. */
const NEEDS_NOTHING = [
  "/spb/product/set-choice",
  "/spb/together",
  "/spb/checkout",
  "/spb/intervals",
  "/spb/address/map",
  "/spb/logout",
];

describe("a form that is not filled in", () => {
  it("is refused by a summary whose links lead to the fields, keeps what it had, and is so a second time", async () => {
    const wrong: string[] = [];
    const refused = new Set<string>();
    for (const page of pages) {
      const forms = formsToFillIn(parse(page.html));
      for (const [at, { attribs }] of forms.entries()) {
        const $ = parse(page.html);
        const form = formsToFillIn($)[at] as Element;
        const path = (attribs.action ?? page.path).replace(/[?#].*|[\w-]{15,}/g, "");
        const key = `${path} ${fieldsOf($, form)}`;
        if (attribs.method !== "post" || refused.has(key) || NEEDS_NOTHING.includes(path)) continue;
        refused.add(key);
        const first = $<Element, string>("button:not([name^='?switch='])", form).attr("name");
        const { sent, filled } = empty($, form);
        const press = () => send(form, page, first ? [...sent, [first, ""]] : sent);
        const [answer, again] = [await press(), await press()];
        const links = answer.$("main [role=alert] a[href^='#']").toArray();
        const after = formsToFillIn(answer.$).map((one) => valuesOf(answer.$, one).filled);
        const faults = {
          [`answers ${answer.status}, then ${again.status}`]: answer.status !== 422 || again.status !== 422,
          "has no summary": answer.$("main [role=alert]").length !== 1 || links.length === 0,
          "has a link that leads nowhere": links.some(({ attribs: { href = "" } }) => answer.$(href).length !== 1),
          "marks no field": answer.$("[aria-invalid=true]").length === 0,
          [`${filled} became ${after.join(" | ")}`]: !after.includes(filled),
          [`sets ${answer.cookies.join("; ")}`]: answer.cookies.some((cookie) => !OF_THE_PAGE.test(cookie)),
        };
        wrong.push(
          ...Object.entries(faults).flatMap(([what, is]) => (is ? [`${page.path} (${page.who}): ${what}`] : [])),
        );
      }
    }
    expect(wrong).toEqual([]);
    expect(refused.size).toBeGreaterThan(15);
  });
});

describe("autofocus, which moves the focus where no script runs", () => {
  it("is on one visible element of a page at most, where Enter changes nothing", () => {
    const focused = pages.flatMap(({ path, html }) => {
      const $ = parse(html);
      return $<Element, string>("[autofocus]")
        .toArray()
        .map((element, at) => ({ path, element, at, $ }));
    });
    const wrong = focused.flatMap(({ path, element, at, $ }) => {
      const one = $(element);
      const isControl = one.is("a, button, input, select, summary, textarea");
      const form = one.closest("form");
      const faults = {
        "a second one": at > 0,
        hidden: one.closest("[hidden], [aria-hidden=true], [inert], .visually-hidden, details:not([open])").length > 0,
        "left out by Tab": isControl && Number(one.attr("tabindex") ?? 0) < 0,
        "not focusable": !isControl && one.attr("tabindex") === undefined,
        "a button that changes something":
          one.is("button:not([type=button], [type=reset])") && form.length > 0 && form.attr("method") === "post",
      };
      return Object.entries(faults).flatMap(([what, is]) => (is ? [`${path}: ${what}`] : []));
    });
    expect(wrong).toEqual([]);
    expect(focused.map(({ path }) => path)).toEqual(expect.arrayContaining(["/spb/?view=cart&utm_source=letter"]));
  });
});
