import type { SessionNews } from "../../../shared/web/context/city-frame";
import { readJson } from "../../../shared/web/hydration/read-json";

const MIN_REQUEST_GAP_MS = 60_000;

type Ended = Extract<SessionNews, { signed_in: false }>;

/**
 * Checks the session when the window comes back to the foreground, at most once a minute, and always for a page from
 * the back/forward cache. Calls `ended` at most once.
 */
export function watchSession(path: string, ended: (news: Ended, restored: boolean) => void): () => void {
  let requestedAt = Date.now();
  let isRequesting = false;
  let isOver = false;
  async function request(restored: boolean) {
    if (isOver || isRequesting) return;
    requestedAt = Date.now();
    isRequesting = true;
    const news = await readJson<SessionNews>(path);
    isRequesting = false;
    if (isOver || news?.signed_in !== false) return;
    isOver = true;
    ended(news, restored);
  }
  const onVisible = () => {
    if (document.visibilityState === "visible" && Date.now() - requestedAt >= MIN_REQUEST_GAP_MS) void request(false);
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) void request(true);
  };
  document.addEventListener("visibilitychange", onVisible);
  window.addEventListener("pageshow", onPageShow);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", onVisible);
    window.removeEventListener("pageshow", onPageShow);
  };
}
