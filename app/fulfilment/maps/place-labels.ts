import type { Joined } from "./join-pins";
import { boxAround, overlap, textWidth } from "./label-boxes";
import type { PlacePin, ShopPin } from "./map.view";
import type { WorldPoint } from "./view";

const PIN_PX = 48;
export const NUMBER_WIDTH_PX = 26;
const LABEL_HEIGHT_PX = 30;
/** From the middle of a pin to that of a label above or below it. */
const LABEL_OFFSET_PX = 45;

export const capsuleWidth = (pins: number) => pins * NUMBER_WIDTH_PX + 14;
export const labelWidth = (text: string) => Math.round(textWidth(text, 14)) + 28;

/** In pixels from any common origin. */
type Marks = {
  shops: readonly Joined<ShopPin>[];
  places: readonly (WorldPoint & { pin: PlacePin })[];
};

/**
 * Where each label stands, from the middle of its pin: above, below or beside it, where it covers no pin and no other
 * label. A label without such a place is missing; the page has its words.
 */
export function placeLabels({ shops, places }: Marks): Map<ShopPin | PlacePin, WorldPoint> {
  const taken = [
    ...shops.map((mark) => boxAround(mark, mark.pins.length > 1 ? capsuleWidth(mark.pins.length) : PIN_PX, PIN_PX)),
    ...places.map((place) => boxAround(place, PIN_PX, PIN_PX)),
  ];
  const chosen = shops.flatMap(({ x, y, pins: [pin, ...others] }) =>
    pin?.chosen && others.length === 0 ? [{ x, y, pin }] : [],
  );
  const found = new Map<ShopPin | PlacePin, WorldPoint>();
  for (const { x, y, pin } of [...places, ...chosen]) {
    if (!pin.label) continue;
    const width = labelWidth(pin.label);
    const spot = spotsOf(pin, width).find((at) => {
      const box = boxAround({ x: x + at.x, y: y + at.y }, width, LABEL_HEIGHT_PX);
      return !taken.some((other) => overlap(box, other));
    });
    if (!spot) continue;
    taken.push(boxAround({ x: x + spot.x, y: y + spot.y }, width, LABEL_HEIGHT_PX));
    found.set(pin, spot);
  }
  return found;
}

/** The house's and the kitchen's labels begin above, so that they stay apart from the courier's. */
function spotsOf({ kind }: ShopPin | PlacePin, width: number): WorldPoint[] {
  const [above, below] = [-LABEL_OFFSET_PX, LABEL_OFFSET_PX].map((y) => ({ x: 0, y }));
  const beside = (PIN_PX + width) / 2 + 2;
  const [first, second] = kind === "home" || kind === "kitchen" ? [above, below] : [below, above];
  return [first, second, { x: beside, y: 0 }, { x: -beside, y: 0 }].flatMap((spot) => spot ?? []);
}
