import { describe, expect, it } from "vitest";
import { calls, type CallName } from "../../../contract/calls";
import { capOf, groupOf, type Group } from "../../../server/upstream/groups";

/** What is behind each part of the API; the first that matches. */
const behind: [path: RegExp, group: Group][] = [
  [/^\/api\/(shops\/set|user\/addresses)\b/, "place"],
  [/get-related-products$/, "related"],
  [/^\/api\/(cities|shops|products)\b/, "menu"],
  [/^\/api\/geocoder\//, "geocoder"],
  [/^\/api\/schedule\//, "times"],
  [/\/(payment-\w+|create-order-cache|pay|post3ds)$/, "payment"],
  [/^\/api\/cart\b/, "cart"],
  [/^\/api\/order-tracking\b/, "courier"],
  [/^\/api\/(order|user\/orders)\b/, "orders"],
  [/^\/api\/user\//, "person"],
  [/^\/api\/feedback\//, "feedback"],
];

describe("calls that are slow together", () => {
  it.each(Object.keys(calls) as CallName[])("are in one group: %s", (name) => {
    const [, group] = behind.find(([path]) => path.test(calls[name].path)) ?? [];
    expect(groupOf(name)).toBe(group);
  });

  it("are capped: what every page needs at more than the rest, suggestions, which are soon of no use, at fewer", () => {
    const usual = capOf("person");
    expect(capOf("menu").parallel).toBeGreaterThan(usual.parallel);
    expect(capOf("cart").parallel).toBeGreaterThan(usual.parallel);
    expect(capOf("geocoder").parallel).toBeLessThan(usual.parallel);
    for (const [, group] of behind) expect(capOf(group).waiting).toBeGreaterThan(capOf(group).parallel);
  });
});
