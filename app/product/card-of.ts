import { cityPath } from "../../rules/city-alias";

/**
 * The facts on a dish's card. `isTagged` means a label "new" or a discount; `picture` is one that the browser has
 * loaded.
 */
export type CardWords = { name: string; price: string; isTagged: boolean; picture?: string };

/**
 * Reads the card of a dish from the page behind its dialog, whose grid is HTML outside of React. Undefined if the page
 * has no such card.
 */
export function cardOf(city: string, product_key: string): CardWords | undefined {
  const href = cityPath(city, `product/${encodeURIComponent(product_key)}`);
  const link = [...document.querySelectorAll("li h3 a")].find((one) => one.getAttribute("href") === href);
  const card = link?.closest("li");
  if (!link || !card) return undefined;
  const isTagged =
    card.querySelector("h3")?.previousElementSibling?.localName === "i" || card.querySelector("s") !== null;
  const price = card.querySelector("div > b")?.cloneNode(true) as Element | undefined;
  price?.querySelector("s")?.parentElement?.remove();
  const picture = card.querySelector("img");
  return {
    name: link.textContent ?? "",
    price: price?.textContent?.trim() ?? "",
    isTagged,
    picture: picture?.complete && picture.naturalWidth > 1 ? picture.currentSrc : undefined,
  };
}
