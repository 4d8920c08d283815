import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { CardView } from "./cards.view";
import { Card, type CardContext } from "./Grid";

/**
 * A grid is rendered once for all visitors; the cards of one visitor's dishes and favourites are rendered again and take the places of theirs. Rendering
 * all 200 for each visitor would take 3 ms of CPU, a card takes 15 µs. The HTML is in UTF-8, because encoding it takes half a millisecond.
 */
export type GridCards = { html: Buffer; places: CardPlaces; context: CardContext };

/** A card, its place in its group, and where it stands in the bytes of the HTML. */
type PlacedCard = { card: CardView; place: number; from: number; to: number };

/** By product key. A product that is in two groups has two cards. */
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

/** What makes cards one visitor's. */
export type Personal = {
  /** Counters by product key. */
  counters: ReadonlyMap<string, ReactElement>;
  favourites: readonly string[];
  /** The label of a full heart. */
  unlike: string;
};

/** The HTML with a visitor's counters in their slots, and the hearts of their favourites full. */
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

/** The cards of those favourites that are in the grid, in their order, for the shelf (shelf-html.ts). */
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
