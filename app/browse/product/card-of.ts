import { cityPath } from "../../../rules/city-alias";

/**
 * The facts on a dish's card. `isTagged` means a label "new" or a discount; `picture` is one that the browser has
 * loaded.
 */
export type CardWords = { name: string; price: string; isTagged: boolean; picture?: string };

/**
 * The cards of a dish on the page behind its dialog, whose grid is HTML outside of React. A favourite has a second card
 * in the shelf.
 */
export function cardsOf(city: string, product_key: string): Element[] {
  const href = cityPath(city, `product/${encodeURIComponent(product_key)}`);
  return [...document.querySelectorAll("li h3 a")].flatMap((link) => {
    const card = link.getAttribute("href") === href && link.closest("li");
    return card ? [card] : [];
  });
}

/** Reads the first card of a dish. Undefined if the page has no such card. */
export function cardOf(city: string, product_key: string): CardWords | undefined {
  const [card] = cardsOf(city, product_key);
  if (!card) return undefined;
  const isTagged =
    card.querySelector("h3")?.previousElementSibling?.localName === "i" || card.querySelector("s") !== null;
  const price = card.querySelector("div > b")?.cloneNode(true) as Element | undefined;
  price?.querySelector("s")?.parentElement?.remove();
  return {
    name: card.querySelector("h3 a")?.textContent ?? "",
    price: price?.textContent?.trim() ?? "",
    isTagged,
    picture: loadedPicture(card)?.currentSrc,
  };
}

/** The last picture in an element that the browser has loaded. */
export function loadedPicture(place: Element): HTMLImageElement | undefined {
  return [...place.querySelectorAll("img")]
    .reverse()
    .find(({ complete, naturalWidth }) => complete && naturalWidth > 1);
}
