import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { log } from "../../../../server/operate/log";
import { loggableError } from "../../../../server/operate/loggable-error";
import { PlainVisitor } from "../../../support/journeys/plain-visitor";
import { startSandbox, type RunningSandbox } from "../../../support/sandbox/visitor";
import { AlteredUpstream } from "../../../support/upstream/altered-upstream";

const NAME = "Аннабелла-Виктория";
const EMAIL = "annabella.secret@example.org";
const PHONE = "79215550143";
const ADDRESS = "Невский проспект, 28";

let sandbox: RunningSandbox;
let upstream: AlteredUpstream;
const lines: string[] = [];

beforeAll(async () => {
  sandbox = await startSandbox();
  upstream = await AlteredUpstream.before(sandbox.url);
  vi.stubEnv("UPSTREAM_URL", upstream.url);
  vi.stubEnv("SESSION_SECRET", "a secret for tests that is long enough");
  for (const level of ["debug", "info", "warn", "error"] as const)
    vi.spyOn(log, level).mockImplementation((...args: unknown[]) => {
      const [fields] = args as [Record<string, unknown>];
      lines.push(JSON.stringify([{ ...fields, err: fields.err && loggableError(fields.err) }, ...args.slice(1)]));
    });
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  upstream.close();
  await sandbox.close();
});

it("nothing personal of a customer gets into the log, also when answers are broken", async () => {
  const shop = await (await import("../../../support/app/whole-shop")).wholeShop();
  const visitor = new PlainVisitor("http://localhost", "en", (url, init) => shop(url.href, init));
  await visitor.open("/spb/");
  await visitor.send("product_key", {}, "set-philadelphia");
  await visitor.open("/spb/order-type?order_type=delivery");
  await visitor.send("address", { address: ADDRESS, room: "12" });
  await visitor.open("/spb/login");
  await visitor.send("phone", { phone: `+${PHONE}`, privacy_policy: "1" });
  const outbox = (await (await fetch(`${sandbox.url}/console/outbox.json`)).json()) as {
    phone: string;
    code: string;
  }[];
  await visitor.send("code", { code: outbox.find(({ phone }) => phone === PHONE)?.code ?? "" });
  await visitor.open("/spb/profile");
  await visitor.send("name", { name: NAME, email: EMAIL });
  await visitor.open("/spb/checkout");
  await visitor.send("intent", { username: NAME }, "order");
  const [, order = ""] = /order\/(\d+)/.exec(visitor.path) ?? [];
  expect(order).not.toBe("");

  const pages = [
    "profile",
    "profile?tab=orders",
    "profile?tab=addresses",
    "profile/delete",
    `order/${order}/tracking`,
    `order/${order}/receipt`,
    "order-status",
    "bonus",
    "session",
    "checkout",
  ];
  const secrets = [NAME, EMAIL, PHONE, PHONE.slice(1), ADDRESS, "невский", "annabella"];
  // A few digits also stand in ids of requests and in times by chance.
  const theOrder = new RegExp(`(?<![\\da-f.-])${order}(?![\\da-f.])`);
  const broken = [
    (text: string) => text,
    // Statuses, times and numbers are no contract's any more; the texts are still personal.
    (text: string, field: string) => (["birthday", "at"].includes(field) ? `${text} ${NAME}` : `${text} `.repeat(400)),
  ];
  for (const change of broken) {
    upstream.change = change;
    for (const page of pages) await visitor.open(`/spb/${page}`);
    await visitor.post("/spb/order-status", { phone: `+${PHONE}`, order_id: "1" });
    await visitor.post("/spb/profile", { intent: "person", name: NAME, sex: "male", email: EMAIL, birthday_day: "1" });
  }
  const faults = { method: "POST", headers: { "Content-Type": "application/json" } };
  await fetch(`${sandbox.url}/console/faults`, { ...faults, body: JSON.stringify({ all: { status: 500 } }) });
  for (const page of pages) await visitor.open(`/spb/${page}`);
  expect(lines.length).toBeGreaterThan(0);
  const found = lines.filter(
    (line) => theOrder.test(line) || secrets.some((secret) => line.toLowerCase().includes(secret.toLowerCase())),
  );
  expect(found).toEqual([]);
});
