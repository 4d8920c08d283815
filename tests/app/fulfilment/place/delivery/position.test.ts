import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { action } from "../../../../../app/fulfilment/place/delivery/delivery.route";
import type { DeliveryAnswer } from "../../../../../app/fulfilment/place/delivery/delivery.view";
import { UPSTREAM, visitArgs } from "../../../../support/app/route";
import { geocoderAnswer, nevsky20, placeCalls } from "../../../../support/upstream/places";
import { outcomeOf } from "../../../../support/upstream/visitor";
import { handler, noAnswer, on, useUpstream } from "../../../../support/upstream/upstream";

const asked: unknown[] = [];
/** The houses that the geocoder knows, whatever the point. */
let known = [nevsky20];

useUpstream(placeCalls, () => {
  asked.length = 0;
  known = [nevsky20];
  return [
    handler("geocodeCoordinates", ({ body }) => {
      asked.push(body);
      return geocoderAnswer(...known);
    }),
    http.post(`${UPSTREAM}/api/user/addresses/*`, () => HttpResponse.error()),
  ];
});

async function tell(latitude: string, longitude: string, more: Record<string, string> = {}) {
  const form = { intent: "here", latitude, longitude, ...more };
  const { view, ...rest } = await outcomeOf(() => action(visitArgs("/spb/delivery", { form })));
  return { ...rest, answer: view as DeliveryAnswer };
}

describe("where am I on the map of {city}/delivery: the check is answered for the position that the browser tells", () => {
  test("the house there, with fee and minimum, and its pin; nothing is set, and the position is in no cookie", async () => {
    const { status, answer, cookies, place } = await tell("59.93604", "30.31996");
    expect([status, place, cookies.some((cookie) => cookie.startsWith("near="))]).toEqual([200, undefined, false]);
    expect(answer.check).toMatchObject({
      kind: "found",
      found: { address: nevsky20.name, latitude: 59.93604, longitude: 30.31996 },
      terms: { fee: "149\u00a0₽", minimum: "700\u00a0₽" },
    });
    expect(answer).toMatchObject({
      checked: true,
      typed: { address: nevsky20.name },
      pin: { kind: "home", label: nevsky20.name, latitude: 59.93604, longitude: 30.31996 },
    });
    expect(asked).toEqual([{ coordinates: [30.32, 59.936] }]);
  });

  test.each<[string, () => void]>([
    ["no house is near", () => (known = [{ ...nevsky20, lat: 59.94 }])],
    ["the geocoder is down", () => on("geocodeCoordinates", noAnswer)],
  ])("the point itself where %s", async (_, arrange) => {
    arrange();
    const { answer } = await tell("59.9362", "30.3212");
    expect(answer.check).toMatchObject({ kind: "found", found: { address: "Your location" } });
  });

  test("out of every zone, the nearest restaurant is offered, and the map shows the place", async () => {
    const { status, answer } = await tell("59.936", "30.5");
    expect([status, answer.check?.kind, answer.pin?.longitude]).toEqual([200, "unserved", 30.5]);
  });

  test("in another city of the chain, it is said which; where there is none, that too", async () => {
    expect((await tell("55.75", "37.62")).answer.check).toMatchObject({
      kind: "elsewhere",
      other: { alias: "moscow" },
    });
    const nowhere = await tell("-10", "100");
    expect([nowhere.answer.check?.kind, nowhere.answer.pin]).toEqual(["nowhere", undefined]);
  });

  test.each([
    ["", ""],
    ["x", "1"],
    ["91", "30"],
    ["59.9", "Infinity"],
  ])("a point that is none is refused, and asks nobody: %s %s", async (latitude, longitude) => {
    expect((await tell(latitude, longitude)).status).toBe(422);
    expect(asked).toEqual([]);
  });
});
