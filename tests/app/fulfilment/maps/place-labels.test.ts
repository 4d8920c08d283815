import { describe, expect, it } from "vitest";
import type { PlacePin, ShopPin } from "../../../../app/fulfilment/maps/map.view";
import { labelWidth, placeLabels } from "../../../../app/fulfilment/maps/place-labels";

const nowhere = { latitude: 0, longitude: 0 };
const shop = (x: number, y: number, chosen = false) => {
  const pin: ShopPin = {
    kind: "shop",
    ...nowhere,
    number: 1,
    name: "",
    href: "",
    chosen,
    stopped: false,
    label: "Nevsky",
  };
  return { x, y, pins: [pin] };
};
const home = (x: number, y: number) => {
  const pin: PlacePin = { kind: "home", ...nowhere, name: "", label: "Nevsky prospekt, 28" };
  return { x, y, pin };
};
const beside = (48 + labelWidth("Nevsky prospekt, 28")) / 2 + 2;

describe("a label on a map", () => {
  it.each([
    ["above the house", [], { x: 0, y: -45 }],
    ["below it, if a shop is above", [shop(40, -50)], { x: 0, y: 45 }],
    ["beside it, if shops are above and below", [shop(40, -50), shop(-40, 50)], { x: beside, y: 0 }],
    ["on the other side", [shop(40, -50), shop(-40, 50), shop(80, 0)], { x: -beside, y: 0 }],
    [
      "nowhere, if it would cover a shop everywhere",
      [shop(40, -50), shop(-40, 50), shop(80, 0), shop(-80, 0)],
      undefined,
    ],
  ])("stands %s", (_, shops, expected) => {
    const place = home(0, 0);
    expect(placeLabels({ shops, places: [place] }).get(place.pin)).toEqual(expected);
  });

  it("covers no other label", () => {
    const place = home(0, 90);
    const near = shop(0, 0, true);
    const labels = placeLabels({ shops: [near], places: [place] });
    expect(labels.get(place.pin)).toEqual({ x: 0, y: -45 });
    expect(near.pins.map((pin) => labels.get(pin))).toEqual([{ x: 0, y: -45 }]);
  });
});
