import { describe, expect, it } from "vitest";
import { keepShown, shownBanners } from "../../../server/visitor/shown-banners";
import { openVisit } from "../../../server/visitor/visit";
import { visitArgs } from "../../support/app/route";
import { useUpstream } from "../../support/upstream/upstream";
import { cookiesAfter } from "../../support/upstream/visitor";

useUpstream();

const open = (cookies = "") => openVisit(visitArgs("/spb/", { cookies }));
type Change = Parameters<typeof keepShown> extends [unknown, ...infer Rest] ? Rest : never;

/** The cookies of a browser after banners were shown or closed in it, one request each. */
async function after(cookies: string, ...changes: Change[]) {
  for (const change of changes) {
    const visit = await open(cookies);
    await keepShown(visit, ...change);
    cookies = cookiesAfter(cookies, (await visit.headers()).getSetCookie());
  }
  return cookies;
}
const shownIn = async (cookies: string) => shownBanners(await open(cookies));

describe("banners that a browser has shown", () => {
  it("are none at first", async () => {
    expect(await shownIn("")).toEqual(new Map());
  });

  it("are kept with when they were shown and closed, each once", async () => {
    const cookies = await after("", [7, { shown: 1_000 }], [8, { shown: 2_000 }], [7, { shown: 3_000, closed: 3_600 }]);
    expect(cookies).toContain("banners=7.2bc.2s0-8.1jk.");
    expect(await shownIn(cookies)).toEqual(
      new Map([
        [7, { shown: 3_000, closed: 3_600 }],
        [8, { shown: 2_000, closed: undefined }],
      ]),
    );
  });

  it("are known together with those that were hidden in pages without scripts, which stay hidden", async () => {
    const hidden = { shown: 2_000, closed: 2_000, is_hidden: true } as const;
    const cookies = await after("", [7, { shown: 1_000 }], [8, hidden], [9, { shown: 3_000 }], [8, { shown: 4_000 }]);
    expect(cookies).toBe("banners=8.334.!-9.2bc.-7.rs.");
    expect([...(await shownIn(cookies)).entries()].filter(([, { is_hidden }]) => is_hidden)).toEqual([
      [8, { shown: 4_000, closed: undefined, is_hidden: true }],
    ]);
  });

  it("are forgotten past the twelve that were shown last", async () => {
    const changes = Array.from({ length: 14 }, (_, at): Change => [at + 1, { shown: at }]);
    expect([...(await shownIn(await after("", ...changes))).keys()]).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });

  it.each([
    ["x", []],
    ["1.a.b.c", []],
    ["1.A.", []],
    [".1.", []],
    ["1.1.-x-2.2.", [1, 2]],
    ["1.1.!!-2.2.1!-!", [2]],
    [`${"9".repeat(16)}.1.-3.1.`, [3]],
    [`4.${"1".repeat(9)}.-5.1.${"1".repeat(9)}-6.1.1`, [6]],
    [Array.from({ length: 40 }, (_, id) => `${id}.1.`).join("-"), Array.from({ length: 12 }, (_, id) => id)],
    [`${"-".repeat(600)}1.1.`, []],
  ])("of a cookie that somebody made, %s, are those that can be read", async (value, ids) => {
    expect([...(await shownIn(`banners=${value}`)).keys()]).toEqual(ids);
  });
});
