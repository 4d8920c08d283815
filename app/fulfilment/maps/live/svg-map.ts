import type { CityMapView } from "../map.view";
import { cellOf, cellText, fromCentre, SHEET, toWorld, viewOf, type LatLon } from "../view";
import { listenToGestures } from "./gestures";
import styles from "./LiveMap.module.css";
import type { OpenMap } from "./map-adapter";

/** The server's drawings, moved by fingers and wheel. */
export const openSvgMap: OpenMap<CityMapView> = async (
  element,
  { drawings, description },
  { view, onView, onHold },
) => {
  let shown = view;
  let cell = cellOf(view);
  /** Until it has loaded, the current drawing is moved and scaled. */
  let coming = cellText(cell);
  const marks = new Map<HTMLElement, LatLon>();
  const image = Object.assign(new Image(SHEET.width, SHEET.height), {
    alt: description,
    draggable: false,
    className: styles.drawing,
    decoding: "sync",
    src: drawings + coming,
  });

  function place(mark: HTMLElement, at: LatLon) {
    const { x, y } = fromCentre(toWorld(at), shown);
    mark.style.left = `calc(50% + ${Math.round(x)}px)`;
    mark.style.top = `calc(50% + ${Math.round(y)}px)`;
  }

  function draw() {
    const { x, y } = fromCentre(viewOf(cell), shown);
    image.style.transform = `translate(${x}px, ${y}px) scale(${2 ** (shown.zoom - cell.zoom)})`;
    for (const [mark, at] of marks) place(mark, at);
    const wanted = cellOf(shown);
    if (cellText(wanted) === coming) return;
    coming = cellText(wanted);
    const next = new Image();
    next.onload = () => {
      if (coming !== cellText(wanted)) return;
      image.src = next.src;
      cell = wanted;
      draw();
    };
    next.src = drawings + coming;
  }

  const stop = listenToGestures(element, {
    view: () => shown,
    show(next) {
      shown = next;
      draw();
      onView(next);
    },
    hold: onHold,
  });
  element.prepend(image);
  element.classList.add(styles.drawn ?? "");
  draw();
  return {
    show(next) {
      shown = next;
      draw();
    },
    mark(content, at) {
      marks.set(content, at);
      element.append(content);
      place(content, at);
      return {
        move(next) {
          marks.set(content, next);
          place(content, next);
        },
        remove() {
          marks.delete(content);
          content.remove();
        },
      };
    },
    zones() {},
    close() {
      stop();
      coming = "";
      image.remove();
      element.classList.remove(styles.drawn ?? "");
    },
  };
};
