/** Calls back once the page is hydrated (entry.client.tsx): scripts of their own that no page is slower for. */
export function whenHydrated(start: () => void) {
  new PerformanceObserver((marks, observer) => {
    if (!marks.getEntriesByName("hydrated").length) return;
    observer.disconnect();
    start();
  }).observe({ type: "mark", buffered: true });
}
