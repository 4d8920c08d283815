import { request as ask, type IncomingMessage } from "node:http";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { environment } from "../../../server/operate/environment";
import { reloadSettings } from "../../../server/operate/settings";
import { MAX_SENT_BYTES } from "../../../server/visitor/browser-cookies";
import { cookies, type CookieName } from "../../../server/visitor/cookies";
import { openVisit } from "../../../server/visitor/visit";
import { serveTinyShop } from "../../support/app/tiny-server";
import { build } from "../../support/app/tiny-shop";

const MAX_ANSWER_BYTES = 3_000;
const names = Object.keys(cookies) as CookieName[];

/** `length` of a cookie's text; 0 removes it. */
type Change = { length: number; canBeShorter: boolean };
type Changes = Partial<Record<CookieName, Change>>;

/** The answer that the next request gets. */
const answer = { changes: {} as Changes, to: undefined as string | undefined };

async function respond(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  for (const [name, { length, canBeShorter }] of Object.entries(answer.changes))
    visit.change(
      {
        name: name as CookieName,
        parse: (text) => text,
        serialise: (text: string, _, max = text.length) => (canBeShorter ? text.slice(0, Math.max(max, 40)) : text),
      },
      length > 0 ? "x".repeat(length) : undefined,
    );
  return answer.to === undefined ? visit.answer("A page") : visit.redirect(answer.to);
}

const { page } = build.routes as Record<string, { module: object }>;
const filling = {
  ...build,
  routes: { ...build.routes, page: { ...page, module: { ...page?.module, loader: respond, action: respond } } },
} as unknown as ServerBuild;

const everything = {
  maps: { map_type: "google" },
  captcha: { client_key: "a-key" },
  payment_origins: ["https://acquirer.bank.example", "https://3ds.bank.example"],
};

/** The bytes of the headers as they are sent, and the cookies that the browser has after it. */
async function get(address: string, method: "GET" | "POST", held: Map<string, string>, accept: string) {
  const headers = {
    Host: "shop.example",
    Accept: accept,
    Cookie: [...held].map(([name, text]) => `${name}=${text}`).join("; "),
    "Sec-Fetch-Site": "same-origin",
    "X-Forwarded-Proto": "https",
    "X-Request-Id": "r".repeat(64),
    "Accept-Encoding": "br",
  };
  const { statusCode, statusMessage, rawHeaders } = await new Promise<IncomingMessage>((resolve, reject) =>
    ask(address, { method, headers }, (message) => resolve(message.resume()))
      .on("error", reject)
      .end(),
  );
  const lines = rawHeaders.flatMap((text, at) => (at % 2 === 0 ? [`${text}: ${rawHeaders[at + 1] ?? ""}\r\n`] : []));
  const bytes = Buffer.byteLength(`HTTP/1.1 ${statusCode} ${statusMessage}\r\n${lines.join("")}\r\n`);
  const after = new Map(held);
  for (const line of lines) {
    const [, name = "", text = ""] = /^Set-Cookie: ([^=]*)=([^;]*)/i.exec(line) ?? [];
    if (text) after.set(name, text);
    else after.delete(name);
  }
  return { bytes, after, statusCode };
}

const sentBytes = (held: Map<string, string>) =>
  [...held].reduce((sum, [name, text]) => sum + `${name}=${text}; `.length, 0);

const lengths = (name: CookieName) =>
  fc.constantFrom(0, 1, Math.floor(cookies[name].maxBytes / 2), cookies[name].maxBytes);
const anyChanges = fc.record(
  Object.fromEntries(
    names.map((name) => [name, fc.record({ length: lengths(name), canBeShorter: fc.boolean() })]),
  ) as Record<CookieName, fc.Arbitrary<Change>>,
  { requiredKeys: [] },
);
const anyHeld = fc.record(
  Object.fromEntries(names.map((name) => [name, lengths(name)])) as Record<CookieName, fc.Arbitrary<number>>,
  {
    requiredKeys: [],
  },
);
const anyAnswer = fc.record({
  method: fc.constantFrom("GET" as const, "POST" as const),
  asked: fc.constantFrom(
    { path: "/spb", accept: "text/html" },
    { path: "/spb", accept: "*/*" },
    { path: "/spb.data", accept: "*/*" },
  ),
  to: fc.option(
    fc.nat(512).map((length) => `/${"p".repeat(length)}`),
    { nil: undefined },
  ),
});

describe.each([
  ["as it comes", {}, {}],
  [
    "with maps, analytics, a captcha, banks and reports",
    everything,
    {
      MAPS_KEY: "a-key",
      GOOGLE_TAG_MANAGER_ID: "GTM-ABCDEFG",
      YANDEX_METRICA_ID: "12345678",
      METRICS_PORT: 9_999,
      SENTRY_DSN: "https://key@sentry.example/1",
      HSTS: "max-age=31536000; includeSubDomains; preload",
    },
  ],
] as const)("the answers of a shop %s", (_, settings, env) => {
  let origin = "";
  beforeAll(async () => {
    const file = join(tmpdir(), `settings-${process.pid}.json`);
    writeFileSync(file, JSON.stringify(settings));
    environment().SETTINGS_FILE = file;
    reloadSettings();
    origin = await serveTinyShop({ build: filling, env: { ...env, TRUSTED_PROXIES: 1 } }, afterAll);
  });

  it("have headers of less than 3,000 bytes, whatever they set, and requests have less than a proxy takes", async () => {
    await fc.assert(
      fc.asyncProperty(
        anyChanges,
        anyHeld,
        anyAnswer,
        async (changes, held, { method, asked: { path, accept }, to }) => {
          Object.assign(answer, { changes, to });
          const before = new Map<string, string>();
          for (const [name, length] of Object.entries(held))
            if (length > 0 && sentBytes(before) + length < MAX_SENT_BYTES - 30)
              before.set(`__Host-${name}`, "y".repeat(length));
          const { bytes, after } = await get(origin + path, method, before, accept);
          expect(bytes).toBeLessThan(MAX_ANSWER_BYTES);
          // Browsers ask for documents as such.
          if (path !== "/spb" || accept === "text/html") expect(sentBytes(after)).toBeLessThanOrEqual(MAX_SENT_BYTES);
        },
      ),
      { numRuns: 300 },
    );
  });
});
