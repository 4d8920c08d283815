import { describe, expect, it } from "vitest";
import { lookedUpCookie, lookedUpPhone, openLookedUp, phoneOfOrder } from "../../../server/visitor/looked-up";
import { openVisit } from "../../../server/visitor/visit";
import { visitArgs } from "../../support/app/route";
import { useUpstream } from "../../support/upstream/upstream";
import { cookiesAfter } from "../../support/upstream/visitor";

useUpstream();

const open = (cookies = "") => openVisit(visitArgs("/spb/", { cookies }));

/** The cookies of a browser after these look-ups, one request each. */
async function after(...found: [phone: string, order_id: number][]) {
  let cookies = "";
  for (const [phone, order_id] of found) {
    const visit = await open(cookies);
    await openLookedUp(visit, phone, order_id);
    cookies = cookiesAfter(cookies, (await visit.headers()).getSetCookie());
  }
  return open(cookies);
}

const listOf = async (visit: Awaited<ReturnType<typeof after>>) => lookedUpCookie.parse(visit.cookies.looked_up ?? "");

describe("orders that were looked up", () => {
  it("are open in this browser, with the phone, and no others are", async () => {
    const visit = await after(["79210000001", 48_213], ["79210000001", 48_214]);
    expect(await phoneOfOrder(visit, 48_213)).toBe("79210000001");
    expect(await phoneOfOrder(visit, 48_214)).toBe("79210000001");
    expect(await phoneOfOrder(visit, 48_215)).toBeUndefined();
    expect(await phoneOfOrder(visit, undefined)).toBeUndefined();
    expect(await phoneOfOrder(await open(), 48_213)).toBeUndefined();
  });

  it("of one phone give way to those of another", async () => {
    const visit = await after(["79210000001", 48_213], ["79210000002", 48_214]);
    expect(await lookedUpPhone(visit)).toBe("79210000002");
    expect(await phoneOfOrder(visit, 48_213)).toBeUndefined();
  });

  it("are ten at most, each once, the last ones", async () => {
    const numbers = Array.from({ length: 14 }, (_, count) => count + 1);
    const visit = await after(...[...numbers, 14, 13].map((number): [string, number] => ["79210000001", number]));
    expect((await listOf(visit))?.orders).toEqual([13, 14, 12, 11, 10, 9, 8, 7, 6, 5]);
  });

  it("fit into a cookie with the longest phone and numbers", async () => {
    const numbers = Array.from({ length: 10 }, (_, count) => Number.MAX_SAFE_INTEGER - count);
    const visit = await after(...numbers.map((number): [string, number] => ["7".repeat(15), number]));
    expect((await listOf(visit))?.orders).toHaveLength(10);
    expect(visit.cookies.looked_up?.length).toBeLessThan(1_000);
  });

  it.each(["", "forged", "Fe26.2**x**y"])("are none in a cookie that somebody made: %j", async (value) => {
    expect(await phoneOfOrder(await open(`looked_up=${value}`), 48_213)).toBeUndefined();
  });

  it("are forgotten with the person", async () => {
    const visit = await after(["79210000001", 48_213]);
    visit.forgetPerson();
    expect((await visit.headers()).getSetCookie()).toContainEqual(expect.stringMatching(/^looked_up=;.*Max-Age=0/));
  });
});
