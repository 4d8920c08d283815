import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { raw, type RawAnswer } from "../../support/app/raw-http";
import { serveTinyShop } from "../../support/app/tiny-server";

type Headers = Record<string, string>;

const SHOP = "shop.example";
const INSIDE = "10.0.0.7:3000";

/** What arrives behind each proxy when a browser opened https://shop.example/: with the headers that it adds, and without. */
const proxies: Record<string, { adds: Headers; silent: Headers }> = {
  "nginx as installed": {
    adds: { host: INSIDE, "x-forwarded-for": "192.0.2.7", "x-forwarded-host": SHOP, "x-forwarded-proto": "https" },
    silent: { host: INSIDE, connection: "close" },
  },
  "nginx that keeps Host": {
    adds: { host: SHOP, "x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "https", "x-real-ip": "192.0.2.7" },
    silent: { host: SHOP },
  },
  "nginx with $host:$server_port": {
    adds: { host: `${SHOP}:443`, "x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "https" },
    silent: { host: `${SHOP}:443` },
  },
  Caddy: {
    adds: { host: SHOP, "x-forwarded-for": "192.0.2.7", "x-forwarded-host": SHOP, "x-forwarded-proto": "https" },
    silent: { host: SHOP, via: "1.1 Caddy" },
  },
  Traefik: {
    adds: {
      host: SHOP,
      "x-forwarded-for": "192.0.2.7",
      "x-forwarded-host": SHOP,
      "x-forwarded-port": "443",
      "x-forwarded-proto": "https",
      "x-forwarded-server": "traefik-1",
      "x-real-ip": "192.0.2.7",
    },
    silent: { host: SHOP },
  },
  Cloudflare: {
    adds: {
      host: SHOP,
      "cf-connecting-ip": "192.0.2.7",
      "cf-visitor": '{"scheme":"https"}',
      "x-forwarded-for": "192.0.2.7",
      "x-forwarded-proto": "https",
    },
    silent: { host: SHOP },
  },
  "Cloudflare before nginx": {
    adds: {
      host: INSIDE,
      "x-forwarded-for": "192.0.2.7, 198.51.100.1",
      "x-forwarded-host": `${SHOP}, ${SHOP}:443`,
      "x-forwarded-proto": "https, http",
    },
    silent: { host: INSIDE },
  },
  "no proxy": { adds: { host: SHOP }, silent: { host: SHOP } },
};

const browsers: Record<string, Headers> = {
  "a browser of today": { origin: `https://${SHOP}`, "sec-fetch-site": "same-origin" },
  "one that hides where it comes from": { origin: "null", "sec-fetch-site": "same-origin" },
  "an older one": { origin: `https://${SHOP}` },
  "a very old one": {},
};

const foreign: Record<string, Headers> = {
  "another site": { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  "a neighbour": { origin: "https://blog.shop.example", "sec-fetch-site": "same-site" },
  "another site in an older browser": { origin: "https://evil.example" },
  "a frame without an origin in an older browser": { origin: "null" },
  "no address at all": { origin: "https://" },
};

const post = (origin: string, headers: Headers, path = "/berlin") =>
  raw(origin, path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "accept-language": "de", ...headers },
    body: "a=1",
  });

const doneWith = ({ headers }: RawAnswer) =>
  Object.fromEntries(new URL(headers.location ?? "", "http://x").searchParams);

/** What even we cannot know: an older browser's Origin is all it says, and the proxy hides the name that it should equal. */
const isHopeless = (arrives: Headers, sent: Headers) =>
  arrives.host === INSIDE && !arrives["x-forwarded-host"] && !sent["sec-fetch-site"] && Boolean(sent.origin);

const cases = Object.entries(proxies).flatMap(([proxy, { adds, silent }]) => [
  { proxy, says: "which says who asks", arrives: adds },
  { proxy, says: "which says nothing", arrives: silent },
]);

describe.each([0, 1])("with TRUSTED_PROXIES=%i", (TRUSTED_PROXIES) => {
  let origin: string;
  let stop: () => void;
  beforeAll(async () => {
    origin = await serveTinyShop({ env: { TRUSTED_PROXIES } }, (end) => (stop = end));
  });
  afterAll(() => stop());

  describe.each(cases)("behind $proxy, $says", ({ arrives }) => {
    it.each(Object.entries(browsers))("%s posts a form", async (_, sent) => {
      const answer = await post(origin, { ...arrives, ...sent });
      if (isHopeless(arrives, sent)) {
        expect(answer.status).toBe(403);
        expect(answer.body.toString()).toContain("von einer anderen Website");
        return;
      }
      expect(answer.status).toBe(303);
      expect(doneWith(answer)).toMatchObject({ body: "a=1", cookies: "secure" });
      const data = await post(origin, { ...arrives, ...sent }, "/berlin.data");
      expect(data.status).toBe(202);
    });

    it.each(Object.entries(foreign))("%s is refused in words", async (_, sent) => {
      for (const path of ["/berlin", "/berlin.data", "/echo"]) {
        const answer = await post(origin, { ...arrives, ...sent }, path);
        expect(answer.status).toBe(403);
        expect(answer.body.toString()).toContain("von einer anderen Website");
      }
    });
  });
});

it.each([
  ["Host", { host: "Shop.Example:443" }, 0, "http://shop.example/berlin"],
  ["Host with a port of its own", { host: "shop.example:8443" }, 0, "http://shop.example:8443/berlin"],
  ["Host as IPv6", { host: "[2001:db8::1]" }, 0, "http://[2001:db8::1]/berlin"],
  [
    "a trusted proxy",
    { host: INSIDE, "x-forwarded-host": SHOP, "x-forwarded-proto": "https" },
    1,
    `https://${SHOP}/berlin`,
  ],
  [
    "Host, if no proxy is trusted",
    { host: SHOP, "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
    0,
    `http://${SHOP}/berlin`,
  ],
  ["Host, if a proxy forwards nonsense", { host: SHOP, "x-forwarded-host": "a b, ;" }, 1, `http://${SHOP}/berlin`],
])("the address that pages see is told by %s", async (_, headers, TRUSTED_PROXIES, url) => {
  const origin = await serveTinyShop({ env: { TRUSTED_PROXIES } });
  expect(doneWith(await post(origin, headers as Headers)).url).toBe(url);
});

it.each([
  ["a browser on this machine", { host: "localhost:3000" }, 0, "plain"],
  ["the same by number", { host: "127.0.0.1:3000" }, 0, "plain"],
  ["a visitor who invents X-Forwarded-Host", { host: SHOP, "x-forwarded-host": "localhost" }, 0, "secure"],
  ["the same behind a proxy", { host: SHOP, "x-forwarded-host": "localhost" }, 1, "secure"],
  ["a proxy on this machine", { host: "localhost:3000", "x-forwarded-for": "192.0.2.7" }, 0, "secure"],
  ["a proxy on this machine that says nothing", { host: "localhost:3000" }, 1, "secure"],
  ["a public name", { host: SHOP }, 0, "secure"],
])("cookies without Secure: only for a browser on this machine: %s", async (_, headers, TRUSTED_PROXIES, cookies) => {
  const origin = await serveTinyShop({ env: { TRUSTED_PROXIES } });
  expect(doneWith(await post(origin, headers as Headers)).cookies).toBe(cookies);
});
