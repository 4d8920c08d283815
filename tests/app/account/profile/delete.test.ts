import { HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { loader as deletedLoader } from "../../../../app/account/profile/delete/deleted.route";
import { action, loader } from "../../../../app/account/profile/delete/delete.route";
import type { DeleteView } from "../../../../app/account/profile/profile.view";
import { personalCookies } from "../../../../server/visitor/cookies";
import { visitArgs } from "../../../support/app/route";
import { wordsOf } from "../../../support/app/words";
import { customerCalls } from "../../../support/upstream/customers";
import { orderCalls, orderOf } from "../../../support/upstream/orders";
import { placeCalls } from "../../../support/upstream/places";
import { on, useUpstream } from "../../../support/upstream/upstream";
import { cookiesAfter, outcomeOf, placeCookieOf, sessionOf } from "../../../support/upstream/visitor";

useUpstream(placeCalls, orderCalls, customerCalls);

const signedIn = () => sessionOf({ key: "abc", signed_in: { name: "Anna" } });

async function ask() {
  const cookies = await signedIn();
  const outcome = await outcomeOf(() => loader(visitArgs("/spb/profile/delete", { cookies })));
  return { ...outcome, view: outcome.view as DeleteView };
}

async function send(
  confirm: string | undefined,
  { cookies, language = "en" }: { cookies?: string; language?: string } = {},
) {
  const args = visitArgs("/spb/profile/delete", {
    form: confirm === undefined ? {} : { confirm },
    cookies: cookies ?? (await signedIn()),
    headers: { "accept-language": language },
  });
  const outcome = await outcomeOf(() => action(args));
  return { ...outcome, answer: outcome.view as { errors?: Record<string, string>; typed?: Record<string, string> } };
}

function removal(answer: () => Response = () => HttpResponse.json({})) {
  const asked = { count: 0 };
  on("userRemove", () => {
    asked.count++;
    return answer();
  });
  return asked;
}

describe("deleting the account", () => {
  test.each(["en", "ru", "de", "tr", "uz", "uk"] as const)("wants its word in %s, in any case", async (language) => {
    const word = wordsOf(language)("profile:delete.word");
    const asked = removal();
    for (const typed of [word, ` ${word.toLocaleUpperCase(language)} `])
      expect((await send(typed, { language })).location).toBe("/spb/profile/deleted");
    expect(asked.count).toBe(2);
  });

  test.each([undefined, "", "yes", "deletes", "x".repeat(101)])("is refused for %j", async (typed) => {
    const asked = removal();
    const { status, answer } = await send(typed);
    expect([status, Object.keys(answer.errors ?? {}), asked.count]).toEqual([422, ["confirm"], 0]);
  });

  test("forgets everything personal in this browser, favourites and saved carts", async () => {
    const place = await placeCookieOf({ city: "spb", address: { id: 501, address: "Nevsky prospekt, 20" } });
    const others = personalCookies.filter((name) => !["session", "place", "flash"].includes(name));
    const kept = [...others, "favourites", "baskets"].map((name) => `${name}=79210000001`);
    const cookies = [await signedIn(), place, ...kept].join("; ");
    const { location, cookies: set } = await send("delete", { cookies });
    expect(location).toBe("/spb/profile/deleted");
    const left = cookiesAfter(cookies, set).split("; ").filter(Boolean);
    expect(left).toEqual([]);
  });

  test("is refused while an order is under way, with the way to it", async () => {
    on("orders", { orders: [orderOf(48_214, "done"), orderOf(48_213, "cooking")] });
    expect((await ask()).view.waits).toEqual({ number: "48213", tracking: "/spb/order/48213/tracking" });
  });

  test("says what the upstream says when it refuses, and keeps the customer", async () => {
    removal(() => HttpResponse.json({ message: "An order is under way" }, { status: 422 }));
    const { status, answer, cookies } = await send("delete");
    expect([status, answer.errors]).toEqual([422, { form: "An order is under way" }]);
    expect(answer.typed).toEqual({ confirm: "delete" });
    expect(cookies).toEqual([]);
  });

  test.each([
    [500, 502],
    [429, 429],
  ])("keeps the customer when the upstream answers with %i", async (upstreams, ours) => {
    removal(() => HttpResponse.json({}, { status: upstreams }));
    const { status, answer, cookies } = await send("delete");
    expect([status, cookies]).toEqual([ours, []]);
    expect(answer.errors?.form).toMatch(/\w/);
  });

  test.each([401, 403])("comes back with the way to the sign-in when the session has ended (%i)", async (upstreams) => {
    removal(() => HttpResponse.json({}, { status: upstreams }));
    const { status, answer, cookies } = await send("delete");
    expect([status, answer]).toEqual([
      401,
      { errors: { form: "You’ve been signed out." }, typed: { confirm: "delete" }, signed_out: true },
    ]);
    expect(cookiesAfter(await signedIn(), cookies)).not.toContain("session=");
  });

  test("is for the signed-in only, and calls nobody for others", async () => {
    const asked = removal();
    expect((await send("delete", { cookies: await sessionOf({ key: "abc" }) })).location).toContain("/spb/login");
    expect(asked.count).toBe(0);
  });
});

describe("the page after it", () => {
  test("is there for whoever has no profile", async () => {
    const { status } = await outcomeOf(() => deletedLoader(visitArgs("/spb/profile/deleted")));
    expect(status).toBe(200);
  });

  test("shows a profile that is still there", async () => {
    const cookies = await signedIn();
    const { location } = await outcomeOf(() => deletedLoader(visitArgs("/spb/profile/deleted", { cookies })));
    expect(location).toBe("/spb/profile");
  });
});
