import { delay, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { action, loader } from "../../../../app/cart/page/cart-data.route";
import type { CartView } from "../../../../app/shared/basket/cart.view";
import type { CartAnswer } from "../../../../app/cart/store/cart-requests";
import { calls } from "../../../../contract/calls";
import { sandboxCalls, sandboxCart } from "../../../support/upstream/sandbox-cart";
import { sessionOf } from "../../../support/upstream/visitor";
import { cartRequests, cartWrites, noAnswer, on, useUpstream } from "../../../support/upstream/upstream";
import { visitArgs } from "../../../support/app/route";

useUpstream(sandboxCalls);

const ROLL = "philadelphia~rice-classic:1";
type Fields = Record<string, string> | [string, string][];

/** What a script gets back. */
async function ask(fields: Fields, { anonymous = false, headers = {} as Record<string, string> } = {}) {
  const form: [string, string][] = [["answer", "data"], ...(Array.isArray(fields) ? fields : Object.entries(fields))];
  const cookies = anonymous ? undefined : await sessionOf({ key: sandboxCart.key });
  const response = await action(visitArgs("/spb/cart/data", { form, cookies, headers })).catch(
    (thrown: unknown) => thrown,
  );
  if (!(response instanceof Response)) throw response;
  const answer: CartAnswer<CartView> = response.headers.get("content-type")?.includes("json")
    ? ((await response.json()) as CartAnswer<CartView>)
    : {};
  return { status: response.status, answer, headers: response.headers };
}

const shown = ({ cart }: CartAnswer) =>
  Object.fromEntries((cart?.lines ?? []).map(({ line_key, count }) => [line_key, count]));

describe("counts sent by a script", () => {
  beforeEach(() => sandboxCart.fill({ [ROLL]: 2, "tom-yum": 3 }));

  it("are set for several lines in one request, and answered with the cart", async () => {
    const { status, answer, headers } = await ask({ [`count.${ROLL}`]: "1", "count.tom-yum": "0" });
    expect(status).toBe(200);
    expect(shown(answer)).toEqual({ [ROLL]: 1 });
    expect(answer).not.toHaveProperty("error");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(cartWrites().map(({ call }) => call)).toEqual(["/remove", "/forget"]);
  });

  it("are answered with counts, lines and sums, and with the rest only where the page shows it", async () => {
    const { answer } = await ask({ "count.tom-yum": "2" });
    const whole = (await ask({ "count.tom-yum": "2", whole: "1" })).answer;
    for (const part of ["receipt", "packages", "gifts"]) expect(answer.cart).not.toHaveProperty(part);
    expect(whole.cart).toMatchObject({ ...answer.cart, receipt: expect.anything(), packages: expect.anything() });
  });

  it("do nothing more when they come again", async () => {
    await ask({ "count.tom-yum": "5" });
    const before = cartWrites().length;
    expect((await ask({ "count.tom-yum": "5" })).answer.cart?.version).toBe(3);
    expect(cartWrites()).toHaveLength(before);
  });

  it.each(["-1", "101", "1e9", "NaN", "", "1.5", "null"])(
    "of %j are refused, and none of the batch is done",
    async (count) => {
      const { status, answer } = await ask([
        ["count.tom-yum", "1"],
        [`count.${ROLL}`, count],
      ]);
      expect(status).toBe(422);
      expect(answer.error).toMatch(/whole number/);
      expect(shown(answer)).toEqual({ [ROLL]: 2, "tom-yum": 3 });
      expect(cartWrites()).toEqual([]);
    },
  );

  it("are refused when a line is named twice, not at all, or too many are", async () => {
    const many: [string, string][] = Array.from({ length: 51 }, (_, place) => [`count.${place}`, "1"]);
    for (const fields of [
      [
        ["count.tom-yum", "1"],
        ["count.tom-yum", "2"],
      ],
      [["count.", "1"]],
      many,
    ] as [string, string][][]) {
      expect((await ask(fields)).status).toBe(422);
    }
    expect(cartWrites()).toEqual([]);
  });

  it("stop at the first that fails; the answer tells what was done", async () => {
    on("cartForget", {}, 500);
    const { status, answer } = await ask({ [`count.${ROLL}`]: "1", "count.tom-yum": "0" });
    expect(status).toBe(502);
    expect(answer.error).toMatch(/\w{4}/);
    expect(shown(answer)).toEqual({ [ROLL]: 1, "tom-yum": 3 });
  });

  it.each<[string, number, () => Response]>([
    ["HTML instead of JSON", 502, () => HttpResponse.html("<h1>Hello</h1>")],
    [
      "half an answer",
      502,
      () => new HttpResponse('{"cart":{"cou', { headers: { "Content-Type": "application/json" } }),
    ],
  ])("are answered in words after %s", async (_, status, answer) => {
    on("cartAdd", answer);
    const outcome = await ask({ "count.tom-yum": "4" });
    expect(outcome.status).toBe(status);
    expect(outcome.answer.error).toMatch(/\w{4}/);
    expect(shown(outcome.answer)).toEqual({ [ROLL]: 2, "tom-yum": 3 });
  });

  it("look again at a cart whose answer did not come in time: it may have been done", async () => {
    const { limit } = calls.cartAdd;
    calls.cartAdd.limit = 80;
    on("cartAdd", async () => {
      sandboxCart.fill({ "tom-yum": 4 });
      await delay(500);
      return {};
    });
    const { status, answer } = await ask({ "count.tom-yum": "4" });
    calls.cartAdd.limit = limit;
    expect(status).toBe(504);
    expect(answer.error).toMatch(/\w{4}/);
    expect(shown(answer)).toEqual({ [ROLL]: 2, "tom-yum": 4 });
  });

  it("leave the cart out when it cannot be read either", async () => {
    on("cart", noAnswer);
    const { status, answer } = await ask({ "count.tom-yum": "4" });
    expect(status).toBe(503);
    expect(answer.cart).toBeUndefined();
    expect(answer.error).toMatch(/\w{4}/);
  });

  it("say that a line is gone, with the cart as it is", async () => {
    const { status, answer } = await ask({ "count.tea": "2" });
    expect(status).toBe(409);
    expect(answer.error).toMatch(/no longer/);
    expect(shown(answer)).toEqual({ [ROLL]: 2, "tom-yum": 3 });
  });

  it("do nothing for another site", async () => {
    const { status } = await ask({ "count.tom-yum": "1" }, { headers: { "sec-fetch-site": "cross-site" } });
    expect(status).toBe(403);
    expect(cartRequests()).toEqual([]);
  });
});

describe("adding by a script", () => {
  it("is one call for a product that the page's cart lacks, and sets its line's count", async () => {
    sandboxCart.fill({ "set-maki": 1 });
    const { answer } = await ask({ product_key: "tom-yum", new_line: "1" });
    expect(shown(answer)).toEqual({ "set-maki": 1, "tom-yum": 1 });
    expect(cartRequests().map(({ call }) => call)).toEqual(["/add"]);
  });

  it("leaves a line as it is where the page does not know the cart", async () => {
    sandboxCart.fill({ "tom-yum": 3 });
    expect(shown((await ask({ product_key: "tom-yum" })).answer)).toEqual({ "tom-yum": 3 });
  });

  it("makes a session with the first product, and names its line", async () => {
    const { status, answer, headers } = await ask({ product_key: "philadelphia" }, { anonymous: true });
    expect(status).toBe(200);
    expect(answer.line_key).toBe(ROLL);
    expect(shown(answer)).toEqual({ [ROLL]: 1 });
    expect(headers.getSetCookie().join()).toMatch(/^session=/);
  });

  it("goes on as anonymous when the session is gone", async () => {
    const gone = ({ request }: { request: Request }) =>
      request.headers.get("cookie")?.includes(sandboxCart.key) ? HttpResponse.json({}, { status: 401 }) : undefined;
    on("cart", gone);
    on("cartAdd", gone);
    const { status, answer, headers } = await ask({ product_key: "tom-yum", count: "2" });
    expect(status).toBe(200);
    expect(shown(answer)).toEqual({ "tom-yum": 2 });
    expect(headers.getSetCookie().join()).toMatch(/session=/);
  });

  it("says what is wrong: with the address, or with the product", async () => {
    const says = (errors: Record<string, string>) => on("cartAdd", { errors }, 422);
    says({ delivery_address: "Choose an address." });
    expect(await ask({ product_key: "tom-yum" })).toMatchObject({
      status: 422,
      answer: { concerns: "delivery_address", error: "Choose an address." },
    });
    says({ product: "Soup is off." });
    expect(await ask({ product_key: "tom-yum" })).toMatchObject({
      status: 422,
      answer: { concerns: "product", error: "Soup is off." },
    });
    expect(await ask({ product_key: "gunkan-scallop-baked" })).toMatchObject({
      status: 422,
      answer: { concerns: "product", error: "Not available right now" },
    });
  });

  it("refuses a wrong choice", async () => {
    const { status, answer } = await ask({
      product_key: "philadelphia",
      "modifiers.rice-classic": "1",
      "modifiers.tobiko": "1",
    });
    expect(status).toBe(422);
    expect(answer.error).toMatch(/Tobiko/);
    expect(cartWrites()).toEqual([]);
  });
});

describe("around it", () => {
  it("a forged session counts as none", async () => {
    const args = visitArgs("/spb/cart/data", { cookies: "session=Fe26.2*forged*x*y*z" });
    const response = await loader(args);
    expect(await response.json()).toMatchObject({ cart: { state: "ok", count: 0 } });
    expect(cartRequests()).toEqual([]);
  });

  it("the cart can be read", async () => {
    sandboxCart.fill({ "tom-yum": 3 });
    const response = await loader(visitArgs("/spb/cart/data", { cookies: await sessionOf({ key: sandboxCart.key }) }));
    expect(shown((await response.json()) as CartAnswer<CartView>)).toEqual({ "tom-yum": 3 });
  });

  it("bags are refused", async () => {
    sandboxCart.fill({ "tom-yum": 3 });
    const { answer } = await ask({ without_bag: "1", whole: "1" });
    expect(answer.cart?.packages[0]?.refused).toBe(true);
    expect((await ask({ without_bag: "2" })).status).toBe(422);
  });

  it.each<Record<string, string>>([{ product_key: "tom-yum", count: "2" }, { without_bag: "1" }])(
    "a form without a script is sent on with what it holds: %j",
    async (form) => {
      const response = await action(visitArgs("/spb/cart/data", { form }));
      expect(response.status).toBe(307);
      expect(response.headers.get("location")).toBe("/spb/cart");
      expect(cartRequests()).toEqual([]);
    },
  );
});
