import { HttpResponse } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "../../../../server/operate/log";
import { metrics } from "../../../../server/operate/metrics";
import { honest, refusal, submit } from "../../../support/app/checkout-form";
import { orderCalls } from "../../../support/upstream/orders";
import { placeCalls } from "../../../support/upstream/places";
import { on, useUpstream } from "../../../support/upstream/upstream";

useUpstream(placeCalls, orderCalls);

type Line = Record<string, unknown>;
let lines: Line[];
beforeEach(() => {
  lines = [];
  metrics.refusedOrders.reset();
  vi.spyOn(log, "info").mockImplementation((...[fields, message]: unknown[]) => {
    lines.push({ message, ...(fields as object) });
  });
});

const refused = async () =>
  (await metrics.refusedOrders.get()).values.map(({ labels, value }) => `${labels.by} ${labels.field} ${value}`).sort();

describe("an order that is refused", () => {
  test.each<[string, () => Response, Line, string[]]>([
    [
      "a field of the upstream",
      refusal({ username: "Secret Anna is blocked", "delivery_address.room": "No room 7" }),
      { kind: "refused", status: 422, fields: ["username", "delivery_address.room"] },
      ["upstream delivery_address.room 1", "upstream username 1"],
    ],
    [
      "a list of phones",
      () => HttpResponse.json({ message: "Secret" }, { status: 403 }),
      { kind: "refused", status: 403, fields: [] },
      ["upstream none 1"],
    ],
    [
      "a limit",
      () => HttpResponse.json({ message: "Too many" }, { status: 429 }),
      { kind: "limited", status: 429, fields: [] },
      ["upstream none 1"],
    ],
    [
      "fields whose names are none",
      refusal({ "Anna +7 921 000-00-01": "?", "<b>": "?" }),
      { kind: "refused", status: 422, fields: [] },
      ["upstream none 1"],
    ],
  ])("by %s is explained by one line and a count, without values", async (_, answer, line, counts) => {
    on("orderCreate", answer);
    await submit();
    expect(lines.filter(({ call }) => call === "orderCreate")).toEqual([
      { message: "upstream refusal", call: "orderCreate", ...line },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Secret|room 7|921/);
    expect(await refused()).toEqual(counts);
  });

  test("by the shop itself is told apart", async () => {
    await submit({ ...honest, username: "", payment_type: "gold" });
    expect(lines.filter(({ call }) => call === "orderCreate")).toEqual([]);
    expect(lines).toContainEqual({
      message: "the order form was refused by the shop",
      fields: expect.arrayContaining(["username", "payment_type"]) as string[],
    });
    expect(await refused()).toEqual(["shop payment_type 1", "shop username 1"]);
  });
});
