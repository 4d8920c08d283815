import { cityPath } from "../../../rules/city-alias";
import { SHELF } from "./shelf/shelf";

/**
 * Reads and changes the grid's HTML, because rendering 200 cards for each visitor takes 3 ms of CPU. It is in UTF-8, because encoding it takes half a millisecond. React escapes `<` in texts and
 * attributes, so these patterns match only elements that Grid.tsx writes: one `<li id>` per card, in it one heart and, if it can be ordered, one
 * empty `<i>`, the slot of its counter.
 */

type Place = { from: number; to: number };

/** Where the cards of each product stand in the bytes of the HTML. One that is in two groups has two. */
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

/** What makes cards one visitor's. */
export type Personal = {
  /** HTML of counters, by product key. */
  counters: ReadonlyMap<string, string>;
  favourites: readonly string[];
  /** What a full heart says. */
  unlike: string;
};

/** The HTML with a visitor's counters in their slots, and the hearts of their favourites full. */
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
 * The cards of those favourites that are in the grid, in their order, for the shelf (shelf-html.ts). Its buttons lead back to it. Ids are those of
 * the cards in their groups. Pictures are few: without scripts they load like any.
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
  // Where a counter stands nothing is added; Counters.tsx brings the button back.
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

/** Without the ids of the cards: a copy of a card has none. */
export function withoutCardIds(html: string): string {
  return html.replace(/<li id="[^"]*"/g, "<li");
}
