import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { JoinView } from "../../../../app/cart/group-order/group-order.view";
import { nameIn } from "../../../../app/cart/group-order/open-group.server";
import { loggable } from "../../../../rules/loggable";
import { visitAddress } from "../../../../rules/visit-address";
import { groupRoutes, Person, type GroupRoutes } from "../../../support/app/group-people";
import { places } from "../../../support/sandbox/seed";
import { startSandbox, type RunningSandbox } from "../../../support/sandbox/visitor";

const clock = vi.hoisted(() => ({ now: (): number => 0 }));
vi.mock("../../../../server/upstream/clock", () => ({
  upstreamNow: () => clock.now(),
  readClock: () => undefined,
  clockJumps: () => 0,
}));

const data = mkdtempSync(join(tmpdir(), "data-"));
const folder = join(data, "group-orders");
let sandbox: RunningSandbox;
let routes: GroupRoutes;
beforeAll(async () => {
  sandbox = await startSandbox();
  clock.now = sandbox.clock.now;
  vi.stubEnv("UPSTREAM_URL", sandbox.url);
  vi.stubEnv("DATA_FOLDER", data);
  routes = await groupRoutes();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await sandbox.close();
});

async function hostWithLink(): Promise<{ host: Person; link: string }> {
  const host = new Person(routes);
  await host.add("set-philadelphia", 2);
  return { host, link: await host.opens() };
}

const stranger = () => new Person(routes);

describe("a link", () => {
  it("of another secret, or in another city, leads nowhere", async () => {
    const { link } = await hostWithLink();
    const forged = link.slice(0, 8) + [...link.slice(8)].reverse().join("");
    expect((await stranger().follow(forged)).status).toBe(404);
    expect((await stranger().join(forged, "Eva")).status).toBe(404);
    expect((await new Person(routes, "", "kazan").follow(link)).status).toBe(404);
    expect((await new Person(routes, "", "kazan").join(link, "Eva")).status).toBe(404);
  });

  it("that a chat opens to show what is behind it makes nobody a guest", async () => {
    const { host, link } = await hostWithLink();
    for (let n = 0; n < 3; n += 1) expect((await stranger().follow(link)).cookies.join()).not.toContain("group_order");
    expect((await host.page()).people).toHaveLength(1);
  });

  it("is in no log and no report of analytics", () => {
    expect(loggable("/spb/together/2z0yW_75wkkagTKDQWMCtvb")).toBe("/spb/together/…");
    expect(visitAddress("https://nori.example/spb/together/2z0yW_75wkkagTKDQWMCtvb")).not.toContain("2z0yW");
  });

  it("that is dead locks no office out of the living one, and of no other", async () => {
    const { host, link } = await hostWithLink();
    const guest = stranger();
    await guest.join(link, "Boris");
    await host.takeOut(await host.idOf("Boris"));
    const office = () => stranger().from("203.0.113.8");
    for (let n = 0; n < 25; n += 1) expect((await office().follow(link)).status).toBe(404);
    const living = await host.link();
    expect((await office().follow(living)).status).toBe(200);
    expect((await office().join(living, "Vera")).status).toBe(303);
  });

  it("that was invented is looked up 300 times an hour, then 429 says until when; a right one always opens", async () => {
    const { link } = await hostWithLink();
    const person = () => stranger().from("203.0.113.9");
    const invented = (n: number) => `${"x".repeat(20)}${String(n).padStart(3, "0")}`;
    for (let n = 0; n < 300; n += 1) expect((await person().follow(invented(n))).status).toBe(404);
    const { status, retryAfter, view } = await person().follow(invented(300));
    expect([status, (view as JoinView).state]).toEqual([429, "limited"]);
    expect((view as JoinView).about).toMatch(/^\d\d:\d\d$/);
    expect(Number(retryAfter)).toBeGreaterThan(3_000);
    const refused = await person().join(invented(301), "Eva");
    expect([refused.status, Number(refused.retryAfter) > 3_000]).toEqual([429, true]);
    expect((await person().follow(link)).status).toBe(200);
  });
});

describe("a name", () => {
  it.each([
    ["  Anna   Maria ", "Anna Maria"],
    ["Anna\u202e\u2066\u200b", "Anna"],
    ["An\nna\t", "An na"],
    ["\u0000\u200b ", ""],
    ["<b>Anna</b>", "<b>Anna</b>"],
    ["x".repeat(200), "x".repeat(30)],
    ["👩‍👩‍👧", "👩‍👩‍👧"],
  ])("%j becomes %j", (typed, name) => expect(nameIn(typed)).toBe(name));

  it.each(["", "  ", "\u200b"])("%j is none: the form comes back", async (name) => {
    const { link } = await hostWithLink();
    const outcome = await stranger().join(link, name);
    expect([outcome.status, outcome.cookies.join()]).toEqual([422, expect.not.stringContaining("group_order")]);
  });

  it("that somebody has already is refused, whatever its case", async () => {
    const { link } = await hostWithLink();
    expect((await stranger().join(link, "ANNA")).status).toBe(409);
  });
});

describe("a guest", () => {
  it("reaches the host's session by four calls of the cart only", async () => {
    const { host, link } = await hostWithLink();
    await host.send("cart", "cart", { without_bag: "1" });
    const guest = stranger();
    await guest.join(link, "Boris");
    const [session] = sandbox.world.store.sessions.withCart(1);
    const before = JSON.stringify({ ...session, basket: undefined });
    const forms: Record<string, string>[] = [
      { promocode: "TASTY10" },
      { bonuses: "1" },
      { without_bag: "0" },
      { gift_id: "1", gift_count: "1" },
    ];
    for (const form of forms)
      expect((await guest.send("data", "cart/data", { ...form, answer: "data" })).status).toBe(403);
    expect((await guest.send("cart", "cart", { without_bag: "0" })).status).toBe(403);
    await guest.add("tom-yum", 1);
    const [after] = sandbox.world.store.sessions.withCart(1);
    expect(JSON.stringify({ ...after, basket: undefined })).toBe(before);
    expect(after?.basket).toMatchObject({ without_bag: true });
  });

  it("cannot do what the host's buttons do", async () => {
    const { host, link } = await hostWithLink();
    const [boris, vera] = [stranger(), stranger()];
    await boris.join(link, "Boris");
    await vera.join(link, "Vera");
    for (const intent of ["lock", "done", "open"]) await boris.press(intent);
    for (const person of ["host", await host.idOf("Vera")]) {
      expect((await boris.asksToTakeOut(person)).location).toBe("/spb/together");
      expect((await boris.takeOut(person)).location).toBe("/spb/together");
    }
    const page = await host.page();
    expect([page.state, page.people.length, await host.link()]).toEqual(["open", 3, link]);
  });

  it.each(["checkout", "Checkout", "%63heckout", "usual", "USUAL", "address/map"])(
    "is led away from the host's page %s",
    async (path) => {
      const { link } = await hostWithLink();
      const guest = stranger();
      await guest.join(link, "Boris");
      expect((await guest.send("frame", path)).location).toBe("/spb/together");
    },
  );

  it("keeps their own address, which does not count meanwhile, and chooses no shop", async () => {
    const { link } = await hostWithLink();
    const guest = stranger();
    await guest.send("address", "address", { intent: "typed", address: places.spb.address, room: "12" });
    await guest.join(link, "Boris");
    expect((await guest.send("shop", `shops/${places.spb.shop}`, {})).location).toBe("/spb/together");
    expect(JSON.stringify((await guest.send("frame", "")).view)).not.toContain(places.spb.address);
    await guest.leave();
    expect(JSON.stringify((await guest.send("frame", "")).view)).toContain(places.spb.address);
  });

  it("never reads the host's address, phone or link", async () => {
    const host = new Person(routes);
    await host.add("set-philadelphia", 1);
    await host.send("address", "address", { intent: "typed", address: places.spb.address, room: "12" });
    const link = await host.opens();
    const guest = stranger();
    await guest.join(link, "Boris");
    await guest.add("tom-yum", 1);
    for (const [route, path] of [
      ["together", "together"],
      ["cart", "cart"],
      ["frame", ""],
    ] as const) {
      const { view } = await guest.send(route, path);
      const text = JSON.stringify(view);
      expect(text).not.toContain(places.spb.address.split(",")[0]);
      expect(text).not.toContain(link.slice(8));
    }
  });

  it("without a place in it cannot invent one", async () => {
    const { link } = await hostWithLink();
    const guest = stranger();
    await guest.join(link, "Boris");
    const forged = new Person(routes, guest.cookies.replace(/(group_order=[^;]{60})[^;]/, "$1!"));
    expect((await forged.page()).state).toBe("none");
  });
});

it("the next person in a host's browser is no host, and gets no guests", async () => {
  const { host, link } = await hostWithLink();
  const guest = stranger();
  await guest.join(link, "Boris");
  await guest.add("tom-yum", 1);
  const elsewhere = host.in("kazan");
  await elsewhere.send("logout", "logout", {});
  const next = elsewhere.in("spb");
  await next.add("set-philadelphia", 1);
  await next.send("frame", "");
  expect((await next.page()).is_host).toBe(false);
  expect((await guest.add("tom-yum", 3)).status).toBeGreaterThanOrEqual(400);
});

it("the store has no session key in readable form", async () => {
  await hostWithLink();
  const keys = sandbox.world.store.sessions.withCart(5).map(({ key }) => key);
  const texts = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join();
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(texts).not.toContain(key);
});
