import { styleSheetsOf } from "./remix-internals";

/** Style sheets that were linked here and have not loaded yet. */
const arriving = new Map<string, Promise<void>>();

/**
 * Links the routes' style sheets that the document lacks, because React links none before version 19. Undefined if all
 * are loaded.
 */
export function loadRouteStyles(routes: string[]): Promise<unknown> | undefined {
  const sheets = [...new Set(routes.flatMap(styleSheetsOf))];
  for (const href of sheets) if (!isInDocument(href)) link(href);
  const awaited = sheets.flatMap((href) => arriving.get(href) ?? []);
  return awaited.length > 0 ? Promise.all(awaited) : undefined;
}

/** Fetches the sheets ahead into the browser's cache. This page is not changed, and a failure has no effect. */
export function fetchRouteStyles(routes: string[]) {
  for (const href of new Set(routes.flatMap(styleSheetsOf)))
    if (!isInDocument(href)) fetch(href).catch(() => undefined);
}

function isInDocument(href: string): boolean {
  return Boolean(document.querySelector(`link[rel="stylesheet"][href="${href}"]`));
}

/** A failed sheet counts as loaded, because a page without its styles is better than none. */
function link(href: string) {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = href;
  const arrival = new Promise<void>((resolve) => {
    for (const event of ["load", "error"]) sheet.addEventListener(event, () => resolve(), { once: true });
  });
  arriving.set(
    href,
    arrival.then(() => void arriving.delete(href)),
  );
  document.head.append(sheet);
}
