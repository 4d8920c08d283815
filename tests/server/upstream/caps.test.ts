import { expect, it } from "vitest";
import { calls } from "../../../contract/calls";
import { capOf } from "../../../server/upstream/caps";

it("calls of a group are capped: what every page needs at more than the rest, suggestions, which are soon of no use, at fewer", () => {
  const usual = capOf("person");
  expect(capOf("menu").parallel).toBeGreaterThan(usual.parallel);
  expect(capOf("cart").parallel).toBeGreaterThan(usual.parallel);
  expect(capOf("geocoder").parallel).toBeLessThan(usual.parallel);
  for (const { group } of Object.values(calls))
    expect(capOf(group).waiting, group).toBeGreaterThan(capOf(group).parallel);
});
