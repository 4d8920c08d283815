import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { CardView } from "./cards.view";
import { Card, type CardContext } from "./Grid";

/**
 * A grid that is rendered once for all visitors. The cards of one visitor's dishes and favourites are rendered again
 * and replaced, which takes 15 µs a card; rendering all 200 for each visitor would take 3 ms of CPU. The HTML stays in
 * UTF-8, because encoding it takes half a millisecond.
 */
export type GridCards = { html: Buffer; places: CardPlaces; context: CardContext };

/** A card, its position in its group, and its byte range in the HTML. */
type PlacedCard = { card: CardView; place: number; from: number; to: number };

/** The cards by product key. A product in two groups has two cards. */
export type CardPlaces = ReadonlyMap<string, readonly PlacedCard[]>;

const CARD = '<li id="';
const CARD_END = "</li>";

/** `groups` are those of the grid. React escapes `<` in texts and attributes, so that only cards are found. */
export function findCards(html: Buffer, groups: readonly { cards: readonly CardView[] }[]): CardPlaces {
  const places = new Map<string, PlacedCard[]>();
  const bytes = html.toString("latin1");
  let end = 0;
  for (const { cards } of groups)
    cards.forEach((card, place) => {
      const from = bytes.indexOf(CARD, end);
      end = bytes.indexOf(CARD_END, from) + CARD_END.length;
      places.set(card.key, [...(places.get(card.key) ?? []), { card, place, from, to: end }]);
    });
  return places;
}

/** The visitor's own parts of the cards. */
export type Personal = {
  /** Counters by product key. */
  counters: ReadonlyMap<string, ReactElement>;
  favourites: readonly string[];
  /** The label of a full heart. */
  unlike: string;
};

/** Puts a visitor's counters into their slots and fills the hearts of their favourites. */
export function personalGrid({ html, places, context }: GridCards, personal: Personal): Buffer {
  const changed = [...new Set([...personal.counters.keys(), ...personal.favourites])]
    .flatMap((key) => places.get(key) ?? [])
    .sort((one, other) => one.from - other.from);
  const parts: Buffer[] = [];
  let end = 0;
  for (const placed of changed) {
    parts.push(html.subarray(end, placed.from), Buffer.from(personalCard(placed, context, personal)));
    end = placed.to;
  }
  return Buffer.concat([...parts, html.subarray(end)]);
}

/** The cards of the favourites that are in the grid, in their order, for the shelf (shelf-html.ts). */
export function favouriteCards({ places, context }: GridCards, personal: Personal): string[] {
  return personal.favourites.flatMap((key) => {
    const placed = places.get(key)?.[0];
    return placed ? personalCard(placed, { ...context, onShelf: true }, personal) : [];
  });
}

function personalCard({ card, place }: PlacedCard, context: CardContext, personal: Personal): string {
  const unlike = personal.favourites.includes(card.key) ? personal.unlike : undefined;
  const counter = personal.counters.get(card.key);
  return renderToStaticMarkup(createElement(Card, { ...context, card, place, unlike, counter }));
}
