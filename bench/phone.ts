import { devices, type Browser, type BrowserContextOptions } from "@playwright/test";

const SLOWER = 6;

/** TypeScript declares only the entries that all browsers have. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    /** Collected by `observe`. All times are in milliseconds. */
    benchSeen: {
      lcp: number;
      shift: number;
      tasks: { at: number; lasted: number }[];
      /** The time from the last click to its paint. */
      painted?: number;
      clicked?: number;
    };
  }
}

/** Opens a page on a phone whose processor is six times slower than this one, and observes it. */
export async function openPhone(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ ...devices["Pixel 5"], locale: "ru-RU", ...options });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(observe);
  return { context, page, devtools };
}

/**
 * Runs in the page before any other script and collects paints, layout shifts, clicks and long tasks. tsx names
 * functions by a helper that a page lacks, so the functions in it are anonymous.
 */
function observe() {
  const seen: Window["benchSeen"] = { lcp: 0, shift: 0, tasks: [] };
  window.benchSeen = seen;
  for (const type of ["largest-contentful-paint", "layout-shift", "event", "longtask"]) {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (type === "largest-contentful-paint") seen.lcp = entry.startTime;
        if (type === "longtask") seen.tasks.push({ at: entry.startTime, lasted: entry.duration });
        if (type === "event" && entry.name === "click") seen.painted = entry.duration;
        if (type === "layout-shift" && !(entry as LayoutShift).hadRecentInput)
          seen.shift += (entry as LayoutShift).value;
      }
    }).observe(options);
  }
}
