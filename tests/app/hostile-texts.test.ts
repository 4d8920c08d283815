import { Script } from "node:vm";
import { load, type CheerioAPI } from "cheerio";
import type { Element } from "domhandler";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { hostileTexts } from "../../sandbox/seed/hostile";
import { PlainVisitor } from "../support/journeys/plain-visitor";
import { NOON, startSandbox, type RunningSandbox } from "../support/sandbox/visitor";
import { AlteredUpstream } from "../support/upstream/altered-upstream";

// The sandbox's clock stands still, and this machine's does not.
vi.mock("../../server/upstream/clock", () => ({
  upstreamNow: () => NOON,
  readClock: () => undefined,
  clockJumps: () => 0,
}));

const attacks = [
  ...hostileTexts.filter((text) => text.length < 200),
  "<!--page--><!--grid--><!--/page-->",
  "\ud83d lone \udc00",
  "$t(common:home) $t(menu:add) __proto__ constructor",
  "\u2067\u202e%s%n\u0085\u009b",
];

/** All attacks, each field beginning with another one, as long texts are cut; some have 10,000 characters more. */
function hostile(text: string, field: string): string {
  const place = [...text, ...field].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10_007, 7);
  const from = place % attacks.length;
  const all = [...attacks.slice(from), ...attacks.slice(0, from)].join(" ");
  return place % 101 === 0 ? all + "Ш".repeat(10_000) : all;
}

const markup = `window.injected=1`;

let sandbox: RunningSandbox;
let upstream: AlteredUpstream;
/** Every page of an order, before an upstream that is well and before one that is not. */
const pages: Record<"usual" | "hostile", Record<string, { html: string; status: number }>> = { usual: {}, hostile: {} };

beforeAll(async () => {
  sandbox = await startSandbox();
  upstream = await AlteredUpstream.before(sandbox.url);
  vi.stubEnv("UPSTREAM_URL", upstream.url);
  vi.stubEnv("SESSION_SECRET", "a secret for tests that is long enough");
  const { forgetAnswers } = await import("../../server/upstream/stale-while-revalidate");
  const shop = await (await import("../support/app/whole-shop")).wholeShop();
  const ways = { usual: (text: string) => `${text} and more`, hostile };
  for (const name of ["usual", "hostile"] as const) {
    upstream.change = ways[name];
    forgetAnswers();
    await visitAll(pages[name], shop, name === "usual" ? "79311234567" : "79311234568");
  }
});
afterAll(async () => {
  vi.unstubAllEnvs();
  upstream.close();
  await sandbox.close();
});

const nevsky28 = {
  intent: "typed",
  address: "Невский проспект, 28",
  picked: "Невский проспект, 28",
  latitude: "59.9358",
  longitude: "30.3259",
  room: "12",
};

async function visitAll(
  kept: Record<string, { html: string; status: number }>,
  shop: (path: string, init?: RequestInit) => Promise<Response>,
  phone: string,
) {
  let raw = "";
  const answer = async (url: URL, init: RequestInit) => {
    const response = await shop(url.href, init);
    raw = await response.clone().text();
    return response;
  };
  // The texts are full of what no page of ours should say.
  const visitor = new PlainVisitor("http://localhost", "en", answer, () => []);
  const keep = (name: string) => (kept[name] = { html: raw, status: visitor.status });
  const open = async (name: string, path: string) => {
    await visitor.open(path);
    keep(name);
  };
  await open("chooser", "/");
  await open("about", "/spb/about");
  await open("how to pay", "/spb/payment-info");
  await open("main menu", "/spb/info");
  await open("terms of use", "/user-agreement?city=spb");
  await open("menu", "/spb/");
  await open("search", "/spb/?search=ro");
  await open("dish", "/spb/product/set-choice");
  await visitor.post("/spb/cart/add", { product_key: "philadelphia" });
  keep("menu with an addition");
  await visitor.post("/spb/cart/add", { product_key: "set-philadelphia" });
  await open("cart", "/spb/cart");
  await open("clear", "/spb/cart/clear");
  await open("shops", "/spb/shops");
  await open("shop", "/spb/shops/102");
  await open("cities", "/spb/cities");
  await open("takeaway", "/spb/order-type?order_type=takeaway");
  await open("delivery", "/spb/order-type?order_type=delivery");
  await open("address", "/spb/address");
  await visitor.post("/spb/address", { intent: "typed", address: "Nowhere at all", room: "12" });
  keep("address not found");
  await visitor.post("/spb/address", { intent: "typed", address: "Невский проспект", room: "12" });
  keep("several addresses");
  await visitor.post("/spb/address", nevsky28);
  keep("address set");
  await open("sign-in", "/spb/login");
  await visitor.send("phone", { phone: `+${phone}`, privacy_policy: "1" });
  keep("code");
  await visitor.send("code", { code: "0000" });
  keep("wrong code");
  const outbox = (await (await fetch(`${sandbox.url}/console/outbox.json`)).json()) as {
    phone: string;
    code: string;
  }[];
  await visitor.send("code", { code: outbox.find((sent) => sent.phone === phone)?.code ?? "" });
  keep("signed in");
  await open("order form", "/spb/checkout");
  await visitor.send("intent", { username: "", "delivery_address.room": "" }, "order");
  keep("wrong order form");
  // What it said of the door is longer than the order form takes.
  const { change } = upstream;
  upstream.change = (text) => text;
  await visitor.post("/spb/address", nevsky28);
  upstream.change = change;
  await visitor.open("/spb/checkout");
  await visitor.send("intent", { username: "Anna", cash: "5000" }, "order");
  keep("ordered");
  const [, order = ""] = /order\/(\d+)/.exec(visitor.path) ?? [];
  await open("tracking", `/spb/order/${order}/tracking`);
  await open("finish", `/spb/order/${order}/finish`);
  await open("cancel", `/spb/order/${order}/cancel`);
  await open("sign-out", "/spb/logout");
  await open("no such page", "/spb/no-such-page");
  await open("no such dish", "/spb/product/no-such-dish");
  await open("no such city", "/no-such-city/");
}

const names = () => Object.keys(pages.usual);
const known = new Map<string, CheerioAPI>();

/** A page, parsed once. */
function parsed(html: string): CheerioAPI {
  let page = known.get(html);
  if (!page) known.set(html, (page = load(html)));
  return page;
}

/** What a page has that no usual one has. */
function more(found: (html: string) => string[]): string[] {
  const usual = new Set(Object.values(pages.usual).flatMap(({ html }) => found(html)));
  return Object.entries(pages.hostile).flatMap(([name, { html }]) =>
    [...new Set(found(html))].filter((one) => !usual.has(one)).map((one) => `${name}: ${one}`),
  );
}

describe("an upstream whose every text is hostile", () => {
  it("changes what no page answers", () => {
    const statuses = (kind: "usual" | "hostile") =>
      Object.fromEntries(Object.entries(pages[kind]).map(([name, { status }]) => [name, status]));
    expect(statuses("hostile")).toEqual(statuses("usual"));
  });

  it("reaches every page of the shop", () => {
    const without = names().filter(
      (name) =>
        !parsed(pages.hostile[name]?.html ?? "")
          .text()
          .includes(markup),
    );
    expect(without).toEqual(["no such city"]);
  });

  it("brings no element and no attribute", () => {
    const kinds = (html: string) =>
      parsed(html)<Element, string>("*")
        .toArray()
        .map(({ name, attribs }) => [name, ...Object.keys(attribs).sort()].join(" "));
    expect(more(kinds)).toEqual([]);
  });

  it("brings no link to elsewhere", () => {
    const addresses = (html: string) =>
      parsed(html)("[href],[src],[action],[formaction]")
        .toArray()
        .flatMap(({ attribs: { href, src, action, formaction } }) => [href, src, action, formaction])
        .filter((address) => address && !/^(\/(?!\/)|#|\?|(tel|mailto):)/.test(address.trim())) as string[];
    expect(more(addresses)).toEqual([]);
  });

  it("stays in the data of the page", () => {
    for (const [name, { html }] of Object.entries(pages.hostile)) {
      const page = parsed(html);
      const own = page("script").toArray();
      expect(own.length, name).toBe(parsed(pages.usual[name]?.html ?? "")("script").length);
      for (const element of own) {
        const code = page(element).text();
        expect(code, name).not.toMatch(/<\/script|<script|<!--/i);
        if (/^application\/(ld\+)?json$/.test(element.attribs.type ?? ""))
          expect(() => void JSON.parse(code), name).not.toThrow();
        else if (element.attribs.type !== "module") expect(() => new Script(code), name).not.toThrow();
      }
    }
  });

  it("stays in the title, of which there is one", () => {
    const titles = Object.entries(pages.hostile).map(([name, { html }]) => [name, parsed(html)("head > title").length]);
    expect(titles.filter(([, count]) => count !== 1)).toEqual([]);
    expect(parsed(pages.hostile.menu?.html ?? "")("head > title").text()).toContain(markup);
  });

  it("can't turn the text after it around, nor send characters that HTML has not", () => {
    const found = Object.entries(pages.hostile).flatMap(([name, { html }]) =>
      [...html.matchAll(/.{0,60}[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g)]
        .slice(0, 1)
        .map(([text]) => `${name}: ${JSON.stringify(text)}`),
    );
    expect(found).toEqual([]);
  });
});
