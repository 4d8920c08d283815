import { describe, expect, it } from "vitest";
import { forgetPosition, rememberPosition, positionCookie, visitorsPosition } from "../../../server/visitor/position";
import { openVisit } from "../../../server/visitor/visit";
import { visitArgs } from "../../support/app/route";
import { useUpstream } from "../../support/upstream/upstream";
import { cookiesAfter } from "../../support/upstream/visitor";

useUpstream();

const open = (cookies = "") => openVisit(visitArgs("/spb/", { cookies }));

async function cookiesOfSomebodyAt(latitude: number, longitude: number) {
  const visit = await open();
  rememberPosition(visit, { latitude, longitude });
  return cookiesAfter("", (await visit.headers()).getSetCookie());
}

describe("the position that the visitor's browser told", () => {
  it.each([
    [59.93428, 30.33509, { latitude: 59.934, longitude: 30.335 }],
    [59.9346, 30.3356, { latitude: 59.935, longitude: 30.336 }],
    [-33.86749, -151.20699, { latitude: -33.867, longitude: -151.207 }],
  ])("%f, %f is kept to about a hundred metres, no finer", async (latitude, longitude, kept) => {
    expect(await visitorsPosition(await open(await cookiesOfSomebodyAt(latitude, longitude)))).toEqual(kept);
  });

  it("is readable by nobody who holds the cookie, and is forgotten when asked", async () => {
    const cookies = await cookiesOfSomebodyAt(59.93428, 30.33509);
    expect(cookies).toMatch(/near=/);
    expect(decodeURIComponent(cookies)).not.toContain("59.9");
    const visit = await open(cookies);
    forgetPosition(visit);
    const after = cookiesAfter(cookies, (await visit.headers()).getSetCookie());
    expect(await visitorsPosition(await open(after))).toBeUndefined();
  });

  it.each([
    ["a latitude off the earth", { latitude: 90.5, longitude: 30 }],
    ["a longitude off the earth", { latitude: 59, longitude: 180.5 }],
  ])("is not taken from a cookie with %s", async (_, position) => {
    const sealed = await positionCookie.serialise(position);
    expect(await visitorsPosition(await open(`near=${encodeURIComponent(sealed)}`))).toBeUndefined();
  });

  it("is nowhere for a visitor who told none, or who made the cookie", async () => {
    expect(await visitorsPosition(await open())).toBeUndefined();
    const made = encodeURIComponent(JSON.stringify({ latitude: 59, longitude: 30 }));
    expect(await visitorsPosition(await open(`near=${made}`))).toBeUndefined();
  });
});
