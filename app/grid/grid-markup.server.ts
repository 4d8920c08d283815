import { cityPath } from "../../rules/city-alias";
import { SHELF } from "./shelf/shelf";

/**
 * This module reads and changes the grid's HTML, because rendering 200 cards for each visitor takes 3 ms of CPU. It
 * works on UTF-8 bytes, because encoding them takes half a millisecond. React escapes `<` in texts and attributes, so
 * the patterns match only elements of Grid.tsx: one `<li id>` per card, in it one heart and, if it can be ordered, one
 * empty `<i>`, the slot of its counter.
 */

type Place = { from: number; to: number };

/** The byte ranges of the cards of each product in the HTML. A product in two groups has two cards. */
export type CardPlaces = ReadonlyMap<string, readonly Place[]>;

const CARD_END = "</li>";
const SLOT = "<i></i>";
const BUTTON_END = "</button>";

/** `productKeys` are those of the cards, in their order. */
export function findCards(html: Buffer, productKeys: readonly string[]): CardPlaces {
  const places = new Map<string, Place[]>();
  const bytes = html.toString("latin1");
  let from = 0;
  for (const key of productKeys) {
    from = bytes.indexOf('<li id="', from);
    const to = bytes.indexOf(CARD_END, from) + CARD_END.length;
    places.set(key, [...(places.get(key) ?? []), { from, to }]);
    from = to;
  }
  return places;
}

/** The visitor's own parts of the cards. */
export type Personal = {
  /** HTML of counters, by product key. */
  counters: ReadonlyMap<string, string>;
  favourites: readonly string[];
  /** The label of a full heart. */
  unlike: string;
};

/** Puts a visitor's counters into their slots and fills the hearts of their favourites. */
export function personalGrid(html: Buffer, places: CardPlaces, personal: Personal): Buffer {
  const changed = [...new Set([...personal.counters.keys(), ...personal.favourites])]
    .flatMap((key) => (places.get(key) ?? []).map((place) => ({ ...place, key })))
    .sort((one, other) => one.from - other.from);
  const parts: Buffer[] = [];
  let end = 0;
  for (const { from, to, key } of changed) {
    parts.push(html.subarray(end, from), Buffer.from(personalCard(html, { from, to }, key, personal)));
    end = to;
  }
  return Buffer.concat([...parts, html.subarray(end)]);
}

/**
 * The cards of the favourites that are in the grid, in their order, for the shelf (shelf-html.ts). Their buttons lead
 * back to the shelf. They have no ids, because those belong to the cards in the groups. Their pictures are few, so they
 * load eagerly without scripts.
 */
export function favouriteCards(html: Buffer, places: CardPlaces, personal: Personal, city: string): string[] {
  const back = `?${new URLSearchParams({ back: cityPath(city, `#group-${SHELF}`) })}"`;
  return personal.favourites.flatMap((key) => {
    const place = places.get(key)?.[0];
    if (!place) return [];
    return withoutCardIds(personalCard(html, place, key, personal))
      .replace(/<source\b[^>]*>/, "")
      .replace(/ formaction="[^"]*"/g, (address) => address.slice(0, -1) + back)
      .replace(
        '<button name="product_key"',
        `<button formaction="${cityPath(city, "cart/add")}${back} name="product_key"`,
      );
  });
}

function personalCard(html: Buffer, { from, to }: Place, key: string, personal: Personal): string {
  const card = html.toString("utf8", from, to);
  const counter = personal.counters.get(key);
  const counted = counter === undefined ? card : withCounter(card, counter);
  return personal.favourites.includes(key) ? withFullHeart(counted, personal.unlike) : counted;
}

function withCounter(card: string, counter: string): string {
  const at = card.indexOf(SLOT);
  if (at < 0) return card;
  const rest = card.slice(at + SLOT.length);
  // A slot with a counter has no Add button; Counters.tsx restores it.
  const others = rest.startsWith("<button") ? rest.slice(rest.indexOf(BUTTON_END) + BUTTON_END.length) : rest;
  return `${card.slice(0, at)}<i>${counter}</i>${others}`;
}

const HEART = /<button name="like"([^>]*) aria-pressed="false"([^>]*>)(<span>[^<]*<\/span>)[^<]*<\/button>/;

function withFullHeart(card: string, unlike: string): string {
  return card.replace(
    HEART,
    (_, address: string, value: string, name: string) =>
      `<button name="unlike"${address} aria-pressed="true"${value}${name}${unlike}</button>`,
  );
}

export function withoutCardIds(html: string): string {
  return html.replace(/<li id="[^"]*"/g, "<li");
}
