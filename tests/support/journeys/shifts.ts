import type { Page } from "@playwright/test";
import type { Visitor } from "./journey";

type Shift = PerformanceEntry & { sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[] };

export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = ((window as unknown as { shifts: string[] }).shifts = []) as string[];
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of sources)
          seen.push(`${node?.textContent?.slice(0, 60)}: ${place(previousRect)} → ${place(currentRect)}`);
    }).observe({ type: "layout-shift", buffered: true });
  });

/**
 * Watches every page from now on. Its fonts come after it was hydrated. Hydration waits for the page to be loaded, and
 * fonts are a part of that, so the page is told at once that it is: otherwise each would wait for its two seconds.
 */
export async function watchShiftsWithLateFonts(shop: Visitor) {
  await shop.page.addInitScript(() => Object.defineProperty(document, "readyState", { value: "complete" }));
  await shop.page.route(/\.woff2/, async (route) => {
    await shop.settle();
    await route.continue();
  });
  await watchShifts(shop.page);
}

/** The layout shifts of the document so far, each as the text that moved, from where to where. */
export async function shifts(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: string[] }).shifts;
  });
}
