import { beforeEach, describe, expect, it } from "vitest";
import { runningShop } from "../../../support/app/running-shop";
import { wordsOf } from "../../../support/app/words";
import { PlainVisitor } from "../../../support/journeys/plain-visitor";
import { dishName } from "../../../support/sandbox/seed";

const t = wordsOf("en");
const running = runningShop();
const soup = dishName("nori", "tom-yum", "en");
const oneMore = t("menu:more", { name: soup });
let host: PlainVisitor;
let guest: PlainVisitor;
let link: string;

const browser = () => new PlainVisitor("http://localhost", "en", (url, init) => running.shop(url.href, init));

/** By the header's link, which says how many dishes there are. */
const followCart = (visitor: PlainVisitor, count: number) =>
  visitor.follow(new RegExp(`^${t("cart:title")}: .*, ${count} ${t("cart:dishes", { count })}$`));

/** Anna has opened her cart to others, and Boris has joined by her link and chosen a soup. */
beforeEach(async () => {
  [host, guest] = [browser(), browser()];
  await host.open("/spb/");
  await host.send("product_key", {}, "set-philadelphia");
  await host.open("/spb/cart");
  await host.follow(t("cart:together.open"));
  await host.send("intent", { name: "Anna" }, "open");
  link = /href="([^"]*\/spb\/together\/[\w-]{23})"/.exec(host.html)?.[1] ?? "";
  await guest.open(link);
  await guest.send("name", { name: "Boris" });
  expect(guest.html).toContain(t("group:joined"));
  await guest.send("product_key", {}, "tom-yum");
});

it("a removed guest reads that they are none any more, and the link is worth nothing", async () => {
  await host.open("/spb/together");
  expect(host.html).toContain(`alt="${t("group:link.qr")}"`);
  await host.follow(t("group:people.removeOne", { name: "Boris" }));
  expect(host.heading).toBe(t("group:out.remove.title", { name: "Boris" }));
  await host.press(t("group:out.remove.submit"));
  expect(host.path).toBe("/spb/together");
  expect(host.text).not.toContain("Boris");
  await guest.send("product_key", {}, "philadelphia");
  expect(guest.html).toContain(t("group:removed"));
  await guest.open(link);
  expect([guest.status, guest.heading]).toEqual([404, t("group:join.overTitle")]);
});

it("a press on the guest's page changes their sum, and the host's page and header have the dishes of all", async () => {
  const sumOf = (name: string) =>
    new RegExp(`${name}, ${t("group:people.you")} (\\d[\\d ,]*\\d)`).exec(guest.text)?.[1];
  await guest.open("/spb/together");
  const before = sumOf("Boris");
  expect(before).toBeDefined();
  await guest.press(oneMore);
  expect(guest.path).toMatch(/^\/spb\/together/);
  expect(sumOf("Boris")).not.toBe(before);
  await host.open("/spb/together");
  expect(host.text).toContain(soup);
  await followCart(host, 3);
});

describe("while the host is ordering", () => {
  /** Buttons that can be reached and submit nothing. */
  const off = () =>
    (guest.html.match(/<button[^>]*>.*?<\/button>/gs) ?? []).filter(
      (button) =>
        button.includes(t("group:locked")) && /^<button(?=[^>]* type="button")[^>]* aria-disabled="true"/.test(button),
    );

  it.each(["/spb/", "/spb/cart"])(
    "a guest's counters are off and say why, and afterwards they work: %s",
    async (path) => {
      await host.open("/spb/together");
      await host.press(t("group:go.lock"));
      await guest.open(path);
      expect(off().length).toBeGreaterThanOrEqual(2);
      await expect(guest.press(oneMore)).rejects.toThrow("no button");
      await host.press(t("group:go.unlock"));
      await guest.open(path);
      expect(off()).toEqual([]);
      await guest.press(oneMore);
      await guest.open("/spb/cart");
      expect(guest.html).toMatch(/>2<\/span>/);
    },
  );
});

it("a dish of a guest that is sold out says so at the host's, in place of its sum", async () => {
  const rowOf = () => new RegExp(`${soup}[^<]*</b>.*?</li>`, "s").exec(host.html)?.[0] ?? "";
  for (const path of ["/spb/cart", "/spb/together"]) {
    await host.open(path);
    expect(rowOf()).not.toContain(t("basket:line.notInTotal"));
    expect(rowOf()).toMatch(/\d&nbsp;₽/);
  }
  await fetch(`${running.sandbox.url}/console/products/tom-yum`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ type: "stop" }),
  });
  for (const path of ["/spb/cart", "/spb/together"]) {
    await host.open(path);
    expect(rowOf(), path).toContain(t("basket:line.notInTotal"));
    expect(rowOf()).not.toMatch(/\d&nbsp;₽/);
  }
});
