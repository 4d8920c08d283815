import { moved, zoomAfter, type MapView } from "../view";

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** Arrows move the view by a quarter of its window. Undefined for any other key than arrows, + and −. */
export function movedByKey(event: Key, view: MapView, { clientWidth, clientHeight }: HTMLElement): MapView | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const [right, down] = arrows[event.key] ?? [];
  const step = zooms[event.key];
  if (right !== undefined && down !== undefined)
    return moved(view, (right * clientWidth) / 4, (down * clientHeight) / 4);
  return step ? { ...view, zoom: zoomAfter(view.zoom, step) } : undefined;
}

const arrows: Partial<Record<string, [right: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const zooms: Partial<Record<string, number>> = { "+": 1, "=": 1, "-": -1, "−": -1 };
