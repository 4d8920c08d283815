import { loadedRoutes } from "./remix-internals";

/** Style sheets that were linked here and have not loaded yet. */
const arriving = new Map<string, Promise<void>>();

let firstRoutes: string[] = [];
let ofPage: string[] = [];

/** Links the sheets that the document of a fresh menu leaves to its scripts. Undefined if there are none. */
export function loadPageStyles(): Promise<unknown> | undefined {
  firstRoutes = loadedRoutes();
  const places = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')];
  ofPage = places.map((place) => place.getAttribute("href") ?? "");
  for (const [index, place] of places.entries()) place.replaceWith(linkTo(ofPage[index] ?? ""));
  return arrivalOf(ofPage);
}

/**
 * Links the styles of all pages unless the routes are the document's, which has theirs, because React links none before
 * version 19. They are one sheet behind those of the document: with a sheet for each page, which of two rules wins would
 * depend on the way to a page. Undefined if they are loaded.
 */
export const loadRouteStyles = (routes: string[]) =>
  routes.every((route) => firstRoutes.includes(route)) ? arrivalOf(ofPage) : loadOtherStyles();

/** Does so for whatever page comes next. */
export function loadOtherStyles(): Promise<unknown> | undefined {
  const href = document.getElementById("shop")?.dataset.otherStyles;
  if (!href) return undefined;
  if (!document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) document.head.append(linkTo(href));
  return arrivalOf([href]);
}

function arrivalOf(sheets: string[]): Promise<unknown> | undefined {
  const awaited = sheets.flatMap((href) => arriving.get(href) ?? []);
  return awaited.length > 0 ? Promise.all(awaited) : undefined;
}

const RETRY_AFTER_MS = 5_000;

/**
 * A failed sheet counts as loaded, because a page without its styles is better than none. It is asked for again, each
 * time after twice as long.
 */
function linkTo(href: string, retry_after = RETRY_AFTER_MS): HTMLLinkElement {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = href;
  const arrival = new Promise<void>((resolve) => {
    sheet.addEventListener("load", () => resolve(), { once: true });
    sheet.addEventListener("error", () => resolve(), { once: true });
  });
  sheet.addEventListener("error", () => setTimeout(() => again(sheet, href, retry_after * 2), retry_after));
  arriving.set(
    href,
    arrival.then(() => void arriving.delete(href)),
  );
  return sheet;
}

/** Nothing waits for it any more. */
function again(failed: HTMLLinkElement, href: string, retry_after: number) {
  failed.replaceWith(linkTo(href, retry_after));
  arriving.delete(href);
}
