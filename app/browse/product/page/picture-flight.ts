import { cardsOf, loadedPicture } from "../card-of";
import styles from "./PictureFlight.module.css";

const FLIGHT_MS = 300;
const FADE_MS = 160;
/** A picture of which less is in view, because the dish is scrolled, does not fly back. */
const MIN_SHARE_IN_VIEW = 0.5;

type Place = Record<"left" | "top" | "width" | "height", number>;

/** Ends the flight under way. There is never more than one. */
let endFlight: (() => void) | undefined;

/**
 * The picture of the pressed card grows into the dish's picture `[data-dish]`, and shrinks back into the card of the
 * dish that is shown when the dialog closes (docs/decisions/0041-the-picture-that-grows.md). To be called in the commit
 * that shows the dialog, while the card still has the focus.
 */
export function carryPicture(place: HTMLElement, city: string, product_key: string) {
  const dialog = place.closest("dialog");
  if (!dialog || !HTMLElement.prototype.hasOwnProperty("popover")) return;
  const card = cardsOf(city, product_key).find((one) => one.contains(document.activeElement));
  dialog.addEventListener("leave", () => shrink(dialog, city), { once: true });
  // The dialog is opened by an effect that runs later in this commit.
  queueMicrotask(() => card && place.isConnected && grow(card, place, dialog));
}

function grow(card: Element, place: HTMLElement, dialog: HTMLDialogElement) {
  const [small, large] = [loadedPicture(card), place.querySelector("img")];
  if (!small || !large) return;
  const { m41, m42 } = new DOMMatrix(getComputedStyle(dialog).transform);
  // The dialog is still rising into its place.
  const settled = ({ left, top, width, height }: Place) => ({ left: left - m41, top: top - m42, width, height });
  // The same file, which a browser may decode anew.
  const target = settled(drawnPlace(large, small));
  const crop = cropOf(target, settled(place.getBoundingClientRect()));
  dialog.dataset.flying = "";
  fly(small.currentSrc, target, [{ ...over(target, drawnPlace(small)), clipPath: "inset(0)" }, { clipPath: crop }], {
    onEnd: () => delete dialog.dataset.flying,
  });
}

function shrink(dialog: HTMLDialogElement, city: string) {
  endFlight?.();
  const place = dialog.querySelector<HTMLElement>("[data-dish]");
  const picture = place && loadedPicture(place);
  if (!picture) return;
  const src = picture.currentSrc;
  const from = drawnPlace(picture);
  const crop = cropOf(from, place.getBoundingClientRect());
  const inView = Math.min(from.top + from.height, window.innerHeight) - Math.max(from.top, 0);
  if (inView < from.height * MIN_SHARE_IN_VIEW) return;
  // The dialog is closed and removed at the end of this commit.
  queueMicrotask(() => {
    const cards = cardsOf(city, place.dataset.dish ?? "");
    const target = cards.filter(isInSight).flatMap((card) => loadedPicture(card) ?? [])[0];
    if (target) {
      const landing = { ...over(from, drawnPlace(target)), clipPath: "inset(0)" };
      // An animation, unlike a style, cannot be left behind in the grid's HTML.
      const hidden = target.animate({ opacity: [0, 0] }, FLIGHT_MS);
      fly(src, from, [{ clipPath: crop }, landing], { onEnd: () => hidden.cancel() });
    } else if (cards.length > 0) fly(src, from, [{ clipPath: crop }, { clipPath: crop, opacity: 0 }], { ms: FADE_MS });
  });
}

/**
 * Moves a copy of the picture in the top layer, over the dialog and uncropped by it. The copy takes neither the focus
 * nor presses.
 */
function fly(
  src: string,
  { left, top, width, height }: Place,
  keyframes: Keyframe[],
  { ms = FLIGHT_MS, onEnd }: { ms?: number; onEnd?: () => void } = {},
) {
  endFlight?.();
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return onEnd?.();
  const copy = new Image();
  copy.popover = "manual";
  copy.className = styles.copy ?? "";
  copy.alt = "";
  copy.decoding = "sync";
  copy.src = src;
  Object.assign(copy.style, { left: px(left), top: px(top), width: px(width), height: px(height) });
  document.body.append(copy);
  copy.showPopover();
  const end = () => {
    if (endFlight === end) endFlight = undefined;
    copy.remove();
    onEnd?.();
  };
  endFlight = end;
  const easing = getComputedStyle(copy).getPropertyValue("--ease").trim() || "ease";
  copy.animate(keyframes, { duration: ms, easing }).onfinish = end;
}

const px = (length: number) => `${length}px`;

/** The transform from one place to another, around the upper left corner. */
const over = (place: Place, other: Place) => ({
  transform: `translate(${px(other.left - place.left)}, ${px(other.top - place.top)}) scale(${other.width / place.width})`,
});

/** The part of a picture that its box shows. */
function cropOf(picture: Place, box: Place): string {
  const right = picture.left + picture.width - (box.left + box.width);
  const bottom = picture.top + picture.height - (box.top + box.height);
  const insets = [box.top - picture.top, right, bottom, box.left - picture.left];
  return `inset(${insets.map((length) => px(Math.max(0, length))).join(" ")})`;
}

/** The place of the picture itself, within the element that contains it whole (`object-fit: contain`). */
function drawnPlace(picture: HTMLImageElement, { naturalWidth, naturalHeight } = picture): Place {
  const box = picture.getBoundingClientRect();
  const { paddingTop, paddingBottom } = getComputedStyle(picture);
  const [above, below] = [parseFloat(paddingTop), parseFloat(paddingBottom)];
  const space = box.height - above - below;
  const scale = Math.min(box.width / naturalWidth, space / naturalHeight);
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  return { left: box.left + (box.width - width) / 2, top: box.top + above + (space - height) / 2, width, height };
}

/** Whether the middle of a card's picture is in the window and covered by nothing. */
function isInSight(card: Element): boolean {
  const { left, top, width, height } = (card.querySelector("img") ?? card).getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("li") === card;
}
