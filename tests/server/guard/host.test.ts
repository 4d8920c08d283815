import { describe, expect, it } from "vitest";
import { browserHost, forwardedHosts, isHost, isThisMachine } from "../../../server/guard/host";

describe("a host that an address can be made of", () => {
  it.each([
    "shop.example",
    "SHOP.example:8443",
    "a_b.internal",
    "xn--80ak6aa92e.example",
    "127.0.0.1:3000",
    "[::1]",
    "[2001:db8::7]:443",
    "localhost:1",
  ])("%s is one", (host) => expect(isHost(host)).toBe(true));

  it.each([
    "",
    " shop.example",
    "shop.example ",
    "shop.example/cart",
    "shop.example:",
    "shop.example:123456",
    "shop.example:99999",
    "shop.example:80:80",
    "user@shop.example",
    "shop.example?x",
    "магазин.example",
    "[::1",
    "[g::1]",
    "[]",
    "256.256.256.256",
    "x[::1]",
  ])("%j is none", (host) => expect(isHost(host)).toBe(false));
});

it.each([
  [" Shop.Example ", "shop.example"],
  ["shop.example:443", "shop.example"],
  ["shop.example:80", "shop.example"],
  ["shop.example:8080", "shop.example:8080"],
  ["shop.example:4430", "shop.example:4430"],
  ["[::80]:80", "[::80]"],
])("a host as a browser writes it: %j is %j", (host, expected) => expect(browserHost(host)).toBe(expected));

it.each<[string | null | undefined, string[]]>([
  ["Shop.example:443, inner.example:8080", ["shop.example", "inner.example:8080"]],
  ["shop.example,<script>", ["shop.example"]],
  ["", []],
  [null, []],
  [undefined, []],
])("the hosts that proxies name in %j are %j", (header, expected) => expect(forwardedHosts(header)).toEqual(expected));

describe("a browser on this machine", () => {
  const isHere = (headers: Record<string, string>) => isThisMachine((name) => headers[name]);

  it.each(["localhost", "localhost:3000", "127.0.0.1", "127.0.0.1:65535", "[::1]", "[::1]:3000"])(
    "names it %s",
    (host) => expect(isHere({ host })).toBe(true),
  );

  it.each([
    "shop.example",
    "localhost.shop.example",
    "shop.localhost",
    "localhost:",
    "localhost:x",
    "localhost:3000x",
    "127.0.0.10",
    "127x0y0z1",
    "1127.0.0.1",
    "[::1]x",
    "",
  ])("does not name it %j", (host) => expect(isHere({ host })).toBe(false));

  it("says where it wants to go", () => expect(isHere({})).toBe(false));

  it.each(["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"])(
    "does not send %s: a proxy does",
    (name) => expect(isHere({ host: "localhost", [name]: "x" })).toBe(false),
  );
});
