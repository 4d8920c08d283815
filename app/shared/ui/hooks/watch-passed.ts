/**
 * Tells whether the page has been scrolled past an element, and a further `marginPx`. Observing an element costs less
 * than a scroll listener.
 */
export function watchPassed(element: Element, tell: (isPassed: boolean) => void, marginPx = 0): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy browser reports several changes at once; the last one is current.
      const now = entries[entries.length - 1];
      if (now) tell(!now.isIntersecting && now.boundingClientRect.top < 0);
    },
    { rootMargin: `${marginPx}px 0px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
