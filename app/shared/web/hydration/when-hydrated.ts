/** Calls `start` once the page is hydrated (entry.client.tsx), for separate scripts that must not delay the page. */
export function whenHydrated(start: () => void) {
  new PerformanceObserver((marks, observer) => {
    if (!marks.getEntriesByName("hydrated").length) return;
    observer.disconnect();
    start();
  }).observe({ type: "mark", buffered: true });
}
