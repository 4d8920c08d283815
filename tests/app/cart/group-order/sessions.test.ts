import type { ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { CityFrameView } from "../../../../app/shared/web/context/city-frame";
import { freePort, hasRedis, startRedis, stopRedis } from "../../../support/redis";
import { groupRoutes, Person, whoHasWhat, type GroupRoutes } from "../../../support/app/group-people";
import { NOON, startSandbox, toSpb, type RunningSandbox } from "../../../support/sandbox/visitor";
import { SessionUpstream, sessionMakers } from "../../../support/upstream/session-makers";
import { sessionOf } from "../../../support/upstream/visitor";

const clock = vi.hoisted(() => ({ now: (): number => 0 }));
vi.mock("../../../../server/upstream/clock", () => ({
  upstreamNow: () => clock.now(),
  readClock: () => undefined,
  clockJumps: () => 0,
}));

let sandbox: RunningSandbox;
let upstream: SessionUpstream;
beforeAll(async () => {
  sandbox = await startSandbox();
  upstream = await SessionUpstream.before(sandbox);
  clock.now = sandbox.clock.now;
  vi.stubEnv("UPSTREAM_URL", upstream.url);
  vi.stubEnv("DATA_FOLDER", mkdtempSync(join(tmpdir(), "group-orders-")));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  upstream.close();
  await sandbox.close();
});
beforeEach(() => sandbox.world.store.clear());

/** The carts at the upstream that hold anything. */
const carts = () =>
  sandbox.world.store.sessions
    .withCart(10)
    .map(({ basket }) => Object.fromEntries(basket.lines.map(({ key, count }) => [key, count])));

describe.each(["a folder", "Redis"])("a host without a session, whose group order is kept in %s,", (store) => {
  let redis: ChildProcess | undefined;
  let routes: GroupRoutes;
  let close: () => void;
  const skips = store === "Redis" && !hasRedis;
  beforeAll(async () => {
    if (skips) return;
    vi.resetModules();
    if (store === "Redis") {
      const port = await freePort();
      redis = await startRedis(port);
      vi.stubEnv("REDIS_URL", `redis://127.0.0.1:${port}`);
    }
    routes = await groupRoutes();
    close = (await import("../../../../server/operate/redis")).closeRedis;
  });
  afterAll(async () => {
    if (skips) return;
    close();
    if (redis) await stopRedis(redis);
  });

  const opened = async () => {
    const host = new Person(routes);
    const { status, location } = await host.press("open", { name: "Anna" });
    expect([status, location]).toEqual([303, "/spb/together"]);
    const guest = new Person(routes);
    expect((await guest.join(await host.link(), "Boris")).status).toBe(303);
    return { host, guest };
  };

  describe.skipIf(skips).each(sessionMakers.filter((maker) => maker !== "only the sign-in"))(
    "at an upstream where %s makes one",
    (maker) => {
      beforeEach(() => void (upstream.maker = maker));

      it.each(["guest", "host"] as const)(
        "has one basket with the guests, when the %s chooses first",
        async (first) => {
          const { host, guest } = await opened();
          const presses = [() => guest.add("tom-yum", 1), () => host.add("set-philadelphia", 2)];
          if (first === "host") presses.reverse();
          for (const press of presses) expect((await press()).status).toBe(200);
          expect(carts()).toEqual([{ "tom-yum": 1, "set-philadelphia": 2 }]);
          const all = { Anna: { "set-philadelphia": 2 }, Boris: { "tom-yum": 1 } };
          for (const person of [host, guest]) expect(whoHasWhat((await person.page()).people)).toEqual(all);
          expect((await host.send("cart", "cart")).view).toMatchObject({ cart: { count: 3 } });
        },
      );

      it("has one basket with guests who press at once", async () => {
        const { host, guest } = await opened();
        const other = new Person(routes);
        await other.join(await host.link(), "Vera");
        const presses = [guest.add("tom-yum", 1), other.add("tom-yum", 2), host.add("set-philadelphia", 1)];
        expect((await Promise.all(presses)).map(({ status }) => status)).toEqual([200, 200, 200]);
        expect(carts()).toEqual([{ "tom-yum": 3, "set-philadelphia": 1 }]);
      });

      it("loses guests who leave before there is a basket", async () => {
        const { host, guest } = await opened();
        expect((await guest.leave()).location).toBe("/spb/");
        expect((await host.page()).people).toHaveLength(1);
        expect((await guest.add("tom-yum", 1)).status).toBe(200);
      });
    },
  );

  it.skipIf(skips)("has to sign in where only that makes one, and guests are told so until then", async () => {
    upstream.maker = "only the sign-in";
    const { host, guest } = await opened();
    expect(await guest.add("tom-yum", 1)).toMatchObject({
      status: 422,
      error: expect.stringContaining("sign in or to add the first dish") as string,
    });
    const { key } = sandbox.world.store.sessions.open(NOON, toSpb);
    host.cookies += `; ${await sessionOf({ key, signed_in: { name: "Anna" } })}`;
    expect(((await host.send("frame", "")).view as CityFrameView).is_guest).toBeFalsy();
    expect((await guest.add("tom-yum", 1)).status).toBe(200);
    const lines = sandbox.world.store.sessions.find(key)?.basket.lines;
    expect(lines?.map((line) => [line.key, line.count])).toEqual([["tom-yum", 1]]);
  });
});
