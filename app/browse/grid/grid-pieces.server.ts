import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { CardView, GroupView } from "./cards.view";
import { Card, Group, type CardContext } from "./Grid";
import { Shelf, type ShelfText } from "./shelf/Shelf";

/**
 * A grid that is rendered once for all visitors, as pieces. The cards of one visitor's dishes and favourites are
 * rendered again, which takes 15 µs a card; rendering all 200 for each visitor would take 3 ms of CPU. The HTML stays
 * in UTF-8, because encoding it takes half a millisecond.
 */
export type GridPieces = { html: Buffer; pieces: readonly GridPiece[]; context: CardContext };

/** The HTML of a card, of the beginning of a group, or of what stands between them. */
export type GridPiece = { html: Buffer; placed?: PlacedCard; group?: GroupView };

/** A card and its position in its group. */
type PlacedCard = { card: CardView; place: number };

/** The visitor's own parts of the grid. */
export type Personal = {
  /** Counters by product key, for the price on the product's card. */
  counters: ReadonlyMap<string, (cardPrice: string) => ReactElement>;
  favourites: ReadonlySet<string>;
  /** The id of the group that the page opens at. */
  opened?: string;
};

/** Stands for the children of a component. Escaped text cannot contain its HTML. */
export const CHILDREN = createElement("children");

/** The pieces with a component around them, whose children are `CHILDREN`. */
export function around(component: ReactElement, pieces: readonly GridPiece[]): [GridPiece, ...GridPiece[]] {
  const [start = "", end = ""] = renderToStaticMarkup(component).split("<children></children>");
  return [{ html: Buffer.from(start) }, ...pieces, { html: Buffer.from(end) }];
}

export function groupPieces(group: GroupView, context: CardContext): GridPiece[] {
  const cards = group.cards.map((card, place) => {
    const placed = { card, place };
    return { html: cardHtml(placed, context), placed };
  });
  const [start, ...rest] = around(groupShell(group, context), cards);
  return [{ ...start, group }, ...rest];
}

const groupShell = (group: GroupView, { mark }: CardContext, isOpened = false) =>
  createElement(Group, { group, isResult: Boolean(mark), isOpened }, CHILDREN);

const cardHtml = (...card: Parameters<typeof cardElement>) => Buffer.from(renderToStaticMarkup(cardElement(...card)));

/** A card, with the visitor's parts if it has any. */
function cardElement({ card, place }: PlacedCard, context: CardContext, personal?: Personal): ReactElement {
  const { key } = card;
  const own = { counter: personal?.counters.get(key)?.(card.price), liked: personal?.favourites.has(key) };
  return createElement(Card, { ...context, ...own, key, card, place });
}

/** Puts a visitor's counters into their slots, fills the hearts of their favourites and opens the grid at a group. */
export function personalGrid({ html, pieces, context }: GridPieces, personal: Personal, shelf = ""): Buffer {
  const parts: Buffer[] = [Buffer.from(shelf)];
  let [start, end] = [0, 0];
  for (const piece of pieces) {
    const own = ownHtml(piece, context, personal);
    // All between two changed pieces is copied at once.
    if (own) parts.push(html.subarray(start, end), own);
    end += piece.html.length;
    if (own) start = end;
  }
  return Buffer.concat([...parts, html.subarray(start)]);
}

/** Undefined if the piece is the same for all visitors. */
function ownHtml({ placed, group }: GridPiece, context: CardContext, personal: Personal): Buffer | undefined {
  const { counters, favourites, opened } = personal;
  if (placed && (counters.has(placed.card.key) || favourites.has(placed.card.key)))
    return cardHtml(placed, context, personal);
  return group && opened === `group-${group.alias}` ? around(groupShell(group, context, true), [])[0].html : undefined;
}

/** The shelf of the favourites that are in the grid, in their order. Empty without any. */
export function shelfHtml({ pieces, context }: GridPieces, personal: Personal, t: ShelfText): string {
  const cards = [...personal.favourites].flatMap((key) => {
    const placed = pieces.find((piece) => piece.placed?.card.key === key)?.placed;
    return placed ? cardElement(placed, { ...context, onShelf: true }, personal) : [];
  });
  return cards.length > 0 ? renderToStaticMarkup(createElement(Shelf, { count: cards.length, t }, cards)) : "";
}
