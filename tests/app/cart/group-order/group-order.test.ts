import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { GroupOrderView, JoinView } from "../../../../app/cart/group-order/group-order.view";
import { endWithOrder, noteShares, noteStoredOrder } from "../../../../app/cart/group-order/shares.server";
import type { CartPageView } from "../../../../app/cart/page/cart-page.server";
import type { CityFrameView } from "../../../../app/shared/web/context/city-frame";
import { setPieces } from "../../../../app/shared/basket/set-pieces.server";
import { UpstreamFailure } from "../../../../server/upstream/failure";
import { openVisit } from "../../../../server/visitor/visit";
import { visitArgs } from "../../../support/app/route";
import { groupRoutes, Person, whoHasWhat, type GroupRoutes } from "../../../support/app/group-people";
import { postToConsole, startSandbox, type RunningSandbox } from "../../../support/sandbox/visitor";

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
  vi.stubEnv("GROUP_ORDER_GUESTS", "3");
  routes = await groupRoutes();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await sandbox.close();
});
afterEach(() => vi.useRealTimers());

/** The lines of the host's cart at the upstream. */
function upstreamCounts(): Record<string, number> {
  const [session] = sandbox.world.store.sessions.withCart(1);
  return Object.fromEntries(session?.basket.lines.map(({ key, count }) => [key, count]) ?? []);
}

async function table(...names: string[]) {
  const host = new Person(routes);
  await host.add("set-philadelphia", 2);
  const link = await host.opens();
  const guests = [];
  for (const name of names) {
    const guest = new Person(routes);
    expect((await guest.join(link, name)).status).toBe(303);
    guests.push(guest);
  }
  return { host, link, guests };
}

describe("a guest whose name looks like another's", () => {
  it.each(["Аnna", "Anna, host", "BO\u200dRIS", "Boris\u2800"])("does not join: %j", async (name) => {
    const { link } = await table("Boris");
    expect((await new Person(routes).join(link, name)).status).toBe(409);
  });
});

describe("a group order", () => {
  it("is one basket in which each has dishes of their own", async () => {
    const { host, guests } = await table("Boris", "Vera");
    const [boris, vera] = guests as [Person, Person];
    const together = { words: "3 people", to: "/spb/together" };
    expect((await boris.add("set-philadelphia", 1)).cart).toMatchObject({ count: 1, block: "guest", group: together });
    expect((await host.add("set-philadelphia", 2)).cart).toMatchObject({ count: 3, group: together });
    await vera.add("tom-yum", 2);
    expect(upstreamCounts()).toEqual({ "set-philadelphia": 3, "tom-yum": 2 });
    const page = await host.page();
    expect(whoHasWhat(page.people)).toEqual({
      Anna: { "set-philadelphia": 2 },
      Boris: { "set-philadelphia": 1 },
      Vera: { "tom-yum": 2 },
    });
    expect((await vera.page()).people.map(({ name, is_you }) => [name, is_you])).toEqual([
      ["Vera", true],
      ["Anna", false],
      ["Boris", false],
    ]);
  });

  it("changes only what is one's own, with absolute counts, by both ways", async () => {
    const { host, guests } = await table("Boris");
    const [boris] = guests as [Person];
    await boris.add("set-philadelphia", 1);
    await boris.add("set-philadelphia", 1);
    expect(upstreamCounts()).toEqual({ "set-philadelphia": 3 });
    await boris.set("set-philadelphia", 2);
    await host.set("set-philadelphia", 1);
    expect(upstreamCounts()).toEqual({ "set-philadelphia": 3 });
    await boris.set("set-philadelphia", 0);
    expect(upstreamCounts()).toEqual({ "set-philadelphia": 1 });
    await boris.add("tom-yum", 1);
    await boris.add("set-philadelphia", 1);
    expect((await boris.send("clear", "cart/clear", {})).status).toBe(303);
    expect(upstreamCounts()).toEqual({ "set-philadelphia": 1 });
  });

  it("loses and doubles nothing when all press at once", async () => {
    const { host, guests } = await table("Boris", "Vera");
    const all = [host, ...guests];
    const press = fc.record({
      who: fc.nat({ max: 2 }),
      dish: fc.constantFrom("set-philadelphia", "tom-yum"),
      count: fc.integer({ min: 1, max: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(press, { minLength: 2, maxLength: 6 }), async (presses) => {
        // Each person's presses are sent in turn, as a browser does.
        await Promise.all(
          all.map(async (person, at) => {
            for (const { who, dish, count } of presses) if (who === at) await person.add(dish, count);
          }),
        );
        const { people } = await host.page();
        const last = new Map<string, number>();
        for (const { who, dish, count } of presses) last.set(`${who} ${dish}`, count);
        const own = whoHasWhat(people);
        for (const [key, count] of last) {
          const [who, dish] = key.split(" ");
          expect(own[["Anna", "Boris", "Vera"][Number(who)] ?? ""]?.[dish ?? ""]).toBe(count);
        }
        const sums: Record<string, number> = {};
        for (const lines of Object.values(own))
          for (const [dish, count] of Object.entries(lines)) sums[dish] = (sums[dish] ?? 0) + count;
        expect(upstreamCounts()).toEqual(sums);
      }),
      { numRuns: 15, seed: 3 },
    );
  });

  it("has a limit of dishes for each guest, and none for the host", async () => {
    const { host, guests } = await table("Boris");
    const [boris] = guests as [Person];
    expect(await boris.add("set-philadelphia", 21)).toMatchObject({
      status: 422,
      error: expect.stringContaining("20"),
    });
    expect((await boris.add("set-philadelphia", 20)).status).toBe(200);
    expect((await boris.add("tom-yum", 1)).status).toBe(422);
    expect((await boris.add("set-philadelphia", 1)).status).toBe(200);
    expect((await host.add("tom-yum", 9)).status).toBe(200);
  });

  it("tells a guest what the host took out, and gives the next press its own count", async () => {
    const { host, guests } = await table("Boris");
    const [boris] = guests as [Person];
    await boris.add("set-philadelphia", 2);
    await host.send("clear", "cart/clear", {});
    const [own] = (await boris.page()).people;
    expect(own).toMatchObject({ lines: [], taken_out: expect.stringContaining("2") });
    expect((await boris.add("set-philadelphia", 1)).status).toBe(200);
    expect(upstreamCounts()).toEqual({ "set-philadelphia": 1 });
    expect((await boris.page()).people[0]?.taken_out).toBeUndefined();
  });

  it("is read only while it is locked, and open again when unlocked", async () => {
    const { host, link, guests } = await table("Boris");
    const [boris] = guests as [Person];
    await host.press("lock");
    expect(await boris.add("tom-yum", 1)).toMatchObject({
      status: 422,
      error: expect.stringContaining("being placed"),
    });
    expect((await new Person(routes).join(link, "Vera")).status).toBe(409);
    expect((await new Person(routes).follow(link)).view).toMatchObject({
      state: "locked",
      title: expect.stringMatching(/^Anna is ordering for everyone/) as string,
    });
    expect((await host.add("tom-yum", 1)).status).toBe(200);
    await host.press("unlock");
    expect((await boris.add("tom-yum", 1)).status).toBe(200);
    expect(upstreamCounts()).toMatchObject({ "tom-yum": 2 });
  });

  it("takes a removed guest's dishes out, and their link and page are worth nothing", async () => {
    const { host, link, guests } = await table("Boris", "Vera");
    const [boris, vera] = guests as [Person, Person];
    await boris.add("set-philadelphia", 1);
    await boris.add("tom-yum", 1);
    const id = await host.idOf("Boris");
    expect((await host.asksToTakeOut(id)).view).toMatchObject({ kind: "remove", name: "Boris" });
    await host.takeOut(id);
    expect((await host.takeOut(id)).location).toBe("/spb/together");
    expect(upstreamCounts()).toEqual({ "set-philadelphia": 2 });
    expect(await boris.add("tom-yum", 4)).toMatchObject({ status: 422, error: expect.stringContaining("removed") });
    expect(upstreamCounts()).toEqual({ "set-philadelphia": 2 });
    expect((await boris.page()).state).toBe("none");
    expect((await new Person(routes).follow(link)).status).toBe(404);
    expect((await new Person(routes).join(link, "Boris")).status).toBe(404);
    expect((await vera.add("tom-yum", 1)).status).toBe(200);
    expect(await host.link()).not.toBe(link);
  });

  it("lets a guest leave with their dishes", async () => {
    const { host, guests } = await table("Boris");
    const [boris] = guests as [Person];
    await boris.add("tom-yum", 1);
    expect((await boris.leave()).location).toBe("/spb/");
    expect(upstreamCounts()).toEqual({ "set-philadelphia": 2 });
    expect((await host.page()).people).toHaveLength(1);
  });

  it.each([
    ["closed", (host: Person) => host.takeOut("host")],
    ["of a host who signed out", (host: Person) => host.send("logout", "logout", {})],
    ["of a host who signed out in another city", (host: Person) => host.in("kazan").send("logout", "logout", {})],
  ])("%s is over for all", async (_, end) => {
    const { host, link, guests } = await table("Boris");
    const [boris] = guests as [Person];
    await boris.add("tom-yum", 1);
    await end(host);
    await vi.waitFor(async () => expect((await new Person(routes).follow(link)).status).toBe(404));
    const before = upstreamCounts();
    await boris.add("set-philadelphia", 4);
    expect(upstreamCounts()["set-philadelphia"]).not.toBe((before["set-philadelphia"] ?? 0) + 4);
    expect((await boris.page()).state).toBe("none");
  });

  it("ends after four hours", async () => {
    const { host, link, guests } = await table("Boris");
    const [boris] = guests as [Person];
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 4 * 60 * 60_000 + 1 });
    expect((await new Person(routes).follow(link)).status).toBe(404);
    expect((await boris.page()).state).toBe("none");
    expect((await host.page()).state).toBe("none");
  });

  it("says so while its basket cannot be loaded, and loses nothing", async () => {
    const { host, guests } = await table("Boris");
    const [boris] = guests as [Person];
    await boris.add("tom-yum", 1);
    await postToConsole(sandbox, "faults", { cart: { status: 503 } });
    for (const person of [host, boris]) {
      const { status, view } = await person.send("together", "together");
      expect([status, (view as GroupOrderView).state]).toEqual([503, "unknown"]);
    }
    expect((await boris.add("tom-yum", 3)).status).toBeGreaterThanOrEqual(500);
    await postToConsole(sandbox, "faults/clear");
    expect(whoHasWhat((await host.page()).people).Boris).toEqual({ "tom-yum": 1 });
  });

  it("counts a press whose answer was lost, once", async () => {
    const { host, guests } = await table("Boris");
    const [boris] = guests as [Person];
    await postToConsole(sandbox, "faults", { cartAdd: { body: "half", times: 1 } });
    expect((await boris.add("set-philadelphia", 2)).status).toBeGreaterThanOrEqual(500);
    expect(whoHasWhat((await boris.page()).people)).toEqual({
      Anna: { "set-philadelphia": 2 },
      Boris: { "set-philadelphia": 2 },
    });
    expect((await boris.add("set-philadelphia", 2)).status).toBe(200);
    expect(upstreamCounts()).toEqual({ "set-philadelphia": 4 });
    expect(whoHasWhat((await host.page()).people).Anna).toEqual({ "set-philadelphia": 2 });
  });

  it("refreshes itself without scripts only where nothing is typed", async () => {
    const { host, link } = await table("Boris");
    expect(await host.page()).toMatchObject({ refresh: true, refresh_after: 30 });
    expect((await host.send("together", "together?refresh=off")).view).toMatchObject({ refresh: false });
    for (const view of [
      (await new Person(routes).page()) as object,
      (await new Person(routes).follow(link)).view as object,
    ])
      expect(view).not.toHaveProperty("refresh_after");
  });

  it("gives dishes to who adds them, though a guest had some before the host emptied the cart", async () => {
    const { host, guests } = await table("Boris", "Vera");
    const [boris, vera] = guests as [Person, Person];
    await boris.add("set-philadelphia", 2);
    await boris.add("tom-yum", 1);
    await host.send("clear", "cart/clear", {});
    for (let again = 0; again < 3; again += 1) {
      await host.add("set-philadelphia", 1);
      await vera.add("tom-yum", 1);
    }
    expect(upstreamCounts()).toEqual({ "set-philadelphia": 1, "tom-yum": 1 });
    const { people } = await host.page();
    expect(whoHasWhat(people)).toEqual({ Anna: { "set-philadelphia": 1 }, Boris: {}, Vera: { "tom-yum": 1 } });
    expect(people.find(({ name }) => name === "Boris")?.taken_out).toContain("3");
  });

  it("gives a line that somebody else made shorter to who adds to it afterwards", async () => {
    const { host, guests } = await table("Boris", "Vera");
    const [boris, vera] = guests as [Person, Person];
    await boris.add("set-philadelphia", 2);
    // As another window of the host's, or the chain, would: no page of the shop knows of it.
    const [session] = sandbox.world.store.sessions.withCart(1);
    if (!session) throw new Error("no cart");
    session.basket.lines = session.basket.lines.map((line) => ({ ...line, count: 1 }));
    sandbox.world.store.sessions.save(session);
    await vera.add("set-philadelphia", 1);
    expect(whoHasWhat((await host.page()).people)).toEqual({
      Anna: {},
      Boris: { "set-philadelphia": 1 },
      Vera: { "set-philadelphia": 1 },
    });
  });

  it("is over for good when its host closes it during a guest's change", async () => {
    const { host, link, guests } = await table("Boris");
    const [boris] = guests as [Person];
    await postToConsole(sandbox, "faults", { cartAdd: { delay: 400, times: 1 } });
    const adding = boris.add("tom-yum", 1);
    await vi.waitFor(() => expect(sandbox.world.faults.list()).toEqual({}));
    await host.takeOut("host");
    await adding;
    expect((await new Person(routes).follow(link)).status).toBe(404);
    expect((await boris.page()).state).toBe("none");
  });

  it("keeps the dishes of a guest who leaves while the host is ordering", async () => {
    const { host, guests } = await table("Boris");
    const [boris] = guests as [Person];
    await boris.add("tom-yum", 1);
    await host.press("lock");
    const id = await host.idOf("Boris");
    expect((await boris.asksToTakeOut(id)).view).toMatchObject({ kind: "leaveLocked" });
    expect((await boris.takeOut(id)).location).toBe("/spb/");
    expect((await boris.page()).state).toBe("none");
    expect(upstreamCounts()).toMatchObject({ "tom-yum": 1 });
    expect((await host.page()).people.map(({ name }) => name)).toEqual(["Anna", "Boris"]);
  });

  it("lets a guest leave after the host's session has ended, without a change to its basket", async () => {
    const { guests } = await table("Boris");
    const [boris] = guests as [Person];
    await boris.add("tom-yum", 1);
    const id = await boris.idOf("Boris");
    await postToConsole(sandbox, "faults", { cart: { status: 401 } });
    expect((await boris.takeOut(id)).location).toBe("/spb/");
    await postToConsole(sandbox, "faults/clear");
    expect((await boris.page()).state).toBe("none");
    expect(upstreamCounts()).toMatchObject({ "tom-yum": 1 });
  });

  it.each([
    ["a guest leaves", 1],
    ["the host closes it", 0],
  ])("says the same to both presses with which %s", async (_, who) => {
    const { host, guests } = await table("Boris");
    const person = [host, ...guests][who] as Person;
    const id = who === 0 ? "host" : await person.idOf("Boris");
    const again = new Person(routes, person.cookies);
    const first = await person.takeOut(id);
    expect(await again.takeOut(id)).toMatchObject({ location: first.location, flash: first.flash });
    expect((await again.page()).state).toBe("none");
  });

  it("takes a name over that a guest has corrected, if nobody else has it", async () => {
    const { host, link } = await table("Vera");
    const { key } = (await new Person(routes).follow(link)).view as JoinView;
    const [lost, boris] = [new Person(routes), new Person(routes)];
    await lost.join(link, "Brois", key);
    await boris.join(link, "Borsi", key);
    const names = async () => (await host.page()).people.map(({ name }) => name);
    expect(await names()).toEqual(["Anna", "Vera", "Borsi"]);
    // By the browser's Back, after the first answer.
    expect((await boris.join(link, "Vera", key)).status).toBe(409);
    expect((await boris.join(link, "Boris", key)).location).toBe("/spb/together");
    expect(await names()).toEqual(["Anna", "Vera", "Boris"]);
  });

  it("makes one guest of a form that is sent twice, even if the first answer never arrived", async () => {
    const { host, link } = await table();
    const { key } = (await new Person(routes).follow(link)).view as JoinView;
    const [lost, boris, vera] = [new Person(routes), new Person(routes), new Person(routes)];
    await Promise.all([lost.join(link, "Boris", key), boris.join(link, "Boris", key)]);
    await host.press("lock");
    expect((await boris.join(link, "Boris", key)).location).toBe("/spb/together");
    await host.press("unlock");
    expect((await vera.join(link, "Boris")).status).toBe(409);
    expect((await host.page()).people.map(({ name }) => name)).toEqual(["Anna", "Boris"]);
    expect((await boris.add("tom-yum", 1)).status).toBe(200);
  });

  it("is one for each browser: a second is neither joined nor opened before the first is left", async () => {
    const { host, link, guests } = await table("Boris");
    const [boris] = guests as [Person];
    const other = await table();
    expect((await host.join(other.link, "Anna")).status).toBe(409);
    expect((await boris.join(other.link, "Boris")).status).toBe(409);
    expect((await new Person(routes, host.cookies, "kazan").press("open", { name: "Anna" })).status).toBe(303);
    expect([(await host.page()).is_host, await host.link()]).toEqual([true, link]);
    // The form of the own link makes the host no guest, and a form that is sent twice is no second guest.
    expect((await host.join(link, "Anna again")).location).toBe("/spb/together");
    expect((await boris.join(link, "Boris")).location).toBe("/spb/together");
    expect((await host.page()).people).toHaveLength(2);
  });

  it("says in each line of a guest why they change nothing while it is locked", async () => {
    const { host, guests } = await table("Boris");
    const [boris] = guests as [Person];
    await boris.add("tom-yum", 2);
    const cartPage = async (of: Person) => (await of.send("cart", "cart")).view as CartPageView;
    const reasons = async (of: Person) => (await cartPage(of)).cart.lines.map(({ locked }) => locked);
    const { t } = await openVisit(visitArgs("/spb/cart"));
    expect(await reasons(boris)).toEqual([undefined]);
    expect((await cartPage(boris)).related).not.toEqual([]);
    await host.press("lock");
    expect([await reasons(boris), await reasons(host)]).toEqual([[t("group:locked")], [undefined]]);
    expect((await cartPage(boris)).related).toEqual([]);
    await host.press("unlock");
    expect(await reasons(boris)).toEqual([undefined]);
  });

  it("tells guests in their cart what the host took out, and that it is locked", async () => {
    const { host, guests } = await table("Boris");
    const [boris] = guests as [Person];
    const messages = async () =>
      ((await boris.send("cart", "cart")).view as CartPageView).cart.messages.map(({ text }) => text);
    await boris.add("tom-yum", 2);
    expect(await messages()).toEqual([]);
    expect((await host.send("clear", "cart/clear")).view).toMatchObject({ has_guests: true });
    expect((await boris.send("clear", "cart/clear")).view).toMatchObject({ has_guests: false });
    await host.send("clear", "cart/clear", {});
    await host.press("lock");
    const { t } = await openVisit(visitArgs("/spb/cart"));
    expect(await messages()).toEqual([t("group:locked"), t("group:takenOut", { count: 2 })]);
    expect((await boris.send("frame", "")).view).toMatchObject({
      is_guest: true,
      active_order: { note: t("group:join.lockedTitle") },
    });
  });

  it("isolates a name that runs from right to left, which would swap places with the sum behind it", async () => {
    const { host } = await table("\u202eعمر", "Вера 🦄");
    expect((await host.page()).people.map(({ name }) => name)).toEqual(["Anna", "\u2068عمر\u2069", "Вера 🦄"]);
  });

  it("changes nothing while nobody knows what is whose", async () => {
    const { host, guests } = await table("Boris");
    const [boris] = guests as [Person];
    await boris.add("set-philadelphia", 1);
    const visit = await openVisit(visitArgs("/spb/cart", { cookies: host.cookies }));
    visit.setMembership({ role: "lost", person: "host", failure: new UpstreamFailure("failed", "group order") });
    await expect(setPieces(visit, { product_key: "set-philadelphia" }, 2)).rejects.toThrow(UpstreamFailure);
    expect(upstreamCounts()).toEqual({ "set-philadelphia": 3 });
  });

  const away = `${folder}-away`;
  it.each<[string, (record: string) => void, (record: string) => void]>([
    ["whose folder is away", () => renameSync(folder, away), () => renameSync(away, folder)],
    [
      "whose folder is a file (ENOTDIR)",
      () => (renameSync(folder, away), writeFileSync(folder, "")),
      () => (rmSync(folder), renameSync(away, folder)),
    ],
    [
      "whose record is a folder (EISDIR)",
      (record) => (renameSync(record, away), mkdirSync(record)),
      (record) => (rmSync(record, { recursive: true }), renameSync(away, record)),
    ],
    [
      "whose record leads nowhere (ELOOP)",
      (record) => (renameSync(record, away), symlinkSync(record, record)),
      (record) => (rmSync(record), renameSync(away, record)),
    ],
  ])("%s for a moment is lost, not over", async (_, lose, giveBack) => {
    const { host, link, guests } = await table("Boris");
    const [boris] = guests as [Person];
    await boris.add("tom-yum", 1);
    const record = join(folder, `${link.slice(0, 8)}.json`);
    lose(record);
    try {
      for (const person of [host, boris]) {
        const { status, view } = await person.send("together", "together");
        expect([status, (view as GroupOrderView).state]).toEqual([503, "unknown"]);
        expect((await person.add("tom-yum", 3)).status).toBeGreaterThanOrEqual(500);
      }
      expect((await new Person(routes).follow(link)).status).toBe(503);
      expect((await host.takeOut("host")).location).toBe("/spb/together");
    } finally {
      giveBack(record);
    }
    expect((await boris.add("tom-yum", 2)).status).toBe(200);
    expect(whoHasWhat((await host.page()).people)).toEqual({
      Anna: { "set-philadelphia": 2 },
      Boris: { "tom-yum": 2 },
    });
  });

  it("notes the shares of the newest cart, with a press whose answer was lost", async () => {
    const { host, guests } = await table("Boris", "Vera");
    const [boris, vera] = guests as [Person, Person];
    const visit = await openVisit(visitArgs("/spb/checkout", { cookies: host.cookies }));
    await visit.wholeCart();
    await vera.add("set-philadelphia", 1);
    await postToConsole(sandbox, "faults", { cartAdd: { body: "half", times: 1 } });
    await boris.add("tom-yum", 2);
    await noteShares(visit);
    await endWithOrder(visit, 77);
    const { shares } = await host.page();
    expect(shares?.rows.map(({ name }) => name)).toEqual(["Anna", "Boris", "Vera"]);
    expect(shares?.rows[2]?.parts[0]).toContain("1\u00a0690\u00a0₽");
  });

  it("has its host in every city, with the guests' dishes told apart and the order's shares noted", async () => {
    const { host, guests } = await table("Boris");
    const [boris] = guests as [Person];
    await boris.add("set-philadelphia", 1);
    await boris.add("tom-yum", 2);
    const away = host.in("kazan");
    const line = ((await away.send("frame", "")).view as CityFrameView).active_order;
    expect(line).toMatchObject({ to: "/spb/together", title: "Group order" });
    expect((await away.send("together", "together")).location).toBe("/spb/together");
    expect((await away.add("set-philadelphia", 3)).status).toBe(200);
    expect(upstreamCounts()).toEqual({ "set-philadelphia": 4, "tom-yum": 2 });
    const own = (await boris.page()).people[0];
    expect(own).toMatchObject({ name: "Boris" });
    expect(own?.taken_out).toBeUndefined();
    expect((await boris.add("tom-yum", 1)).status).toBe(200);
    const visit = await openVisit(visitArgs("/kazan/checkout", { cookies: away.cookies, params: { city: "kazan" } }));
    await noteShares(visit);
    await endWithOrder(visit, 77);
    expect((await boris.page()).shares?.rows.map(({ name }) => name)).toEqual(["Anna", "Boris"]);
    expect((await host.page()).state).toBe("ordered");
  });

  it("leads everyone to the shares until they need them no more, and the host to the order", async () => {
    const { host, guests } = await table("Boris");
    const [boris] = guests as [Person];
    await boris.add("tom-yum", 1);
    const visit = await openVisit(visitArgs("/spb/checkout", { cookies: host.cookies }));
    await noteShares(visit);
    await endWithOrder(visit, 77);
    const { shares, order } = await boris.page();
    expect(shares?.rows.map(({ is_you }) => is_you)).toEqual([false, true]);
    expect([order, (await host.page()).order]).toEqual([undefined, "/spb/order/77/tracking"]);
    const lineOf = async (person: Person) => ((await person.send("frame", "")).view as CityFrameView).active_order;
    expect((await lineOf(boris))?.note).toContain(shares?.rows[1]?.total);
    expect(await lineOf(host)).toMatchObject({ to: "/spb/together", note: visit.t("group:shares.title") });
    await boris.press("done");
    expect(await lineOf(boris)).toBeUndefined();
  });

  it("does not end with the payment of an order that was stored before", async () => {
    const { host, link } = await table("Boris");
    const visit = () => openVisit(visitArgs("/spb/checkout", { cookies: host.cookies }));
    await endWithOrder(await visit(), 76, "an earlier order");
    expect((await new Person(routes).follow(link)).status).toBe(200);
    await noteShares(await visit());
    await noteStoredOrder(await visit(), "this order");
    await host.press("unlock");
    await endWithOrder(await visit(), 77, "this order");
    expect((await host.page()).state).toBe("ordered");
    expect((await host.page()).shares?.rows).toHaveLength(1);
  });
});
