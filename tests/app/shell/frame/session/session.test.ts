import { HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { loader } from "../../../../../app/shell/frame/session/session.route";
import { sessionCookie } from "../../../../../server/visitor/session";
import { visitArgs } from "../../../../support/app/route";
import { placeCalls } from "../../../../support/upstream/places";
import { on, useUpstream } from "../../../../support/upstream/upstream";
import { sessionOf } from "../../../../support/upstream/visitor";

let asked = 0;
useUpstream(placeCalls, () => {
  asked = 0;
  return [];
});

const says = (answer: () => Response) =>
  on("checkSession", () => {
    asked++;
    return answer();
  });

const anna = { key: "abc", signed_in: { name: "Anna" } };
async function ask(cookies: string) {
  const answer = await loader(visitArgs("/spb/session", { cookies }));
  return { view: await answer.json(), cookies: answer.headers.getSetCookie() };
}
const sessionIn = async (cookies: string[]) => {
  const [, value = ""] = /^session=([^;]*)/.exec(cookies.find((line) => line.startsWith("session=")) ?? "") ?? [];
  return sessionCookie.parse(decodeURIComponent(value));
};

describe("a window that comes back asks whether its customer is still signed in", () => {
  test("and goes on if so", async () => {
    says(() => HttpResponse.json({ is_authenticated: true }));
    const { view, cookies } = await ask(await sessionOf(anna));
    expect([view, cookies]).toEqual([{ signed_in: true }, []]);
  });

  test("and learns in words that they are not; the session keeps its cart", async () => {
    says(() => HttpResponse.json({ is_authenticated: false }));
    const { view, cookies } = await ask(await sessionOf(anna));
    expect(view).toMatchObject({ signed_in: false, words: { ended: "You’ve been signed out." } });
    expect(await sessionIn(cookies)).toEqual({ key: "abc" });
  });

  test("and forgets a session that the upstream does not know", async () => {
    says(() => HttpResponse.json({}, { status: 401 }));
    const { view, cookies } = await ask(await sessionOf(anna));
    expect(view).toMatchObject({ signed_in: false });
    expect(cookies.find((line) => line.startsWith("session="))).toContain("Max-Age=0");
  });

  test.each([
    ["500", () => HttpResponse.json({}, { status: 500 })],
    ["429", () => HttpResponse.json({}, { status: 429 })],
    ["no connection", () => HttpResponse.error()],
    ["nonsense", () => HttpResponse.json({ is_authenticated: "perhaps" })],
  ])("and stays signed in on %s", async (_, answer) => {
    says(answer);
    const { view, cookies } = await ask(await sessionOf(anna));
    expect([view, cookies]).toEqual([{ signed_in: true }, []]);
  });

  test("without a customer the upstream is not asked", async () => {
    says(() => HttpResponse.json({ is_authenticated: true }));
    for (const cookies of ["", await sessionOf({ key: "abc" })])
      expect((await ask(cookies)).view).toMatchObject({ signed_in: false });
    expect(asked).toBe(0);
  });
});
