import type { SessionNews } from "../../context/city-frame";
import { readJson } from "../../hydration/read-json";

const MIN_REQUEST_GAP_MS = 60_000;

type Ended = Extract<SessionNews, { signed_in: false }>;

/**
 * Checks the session when the window comes back to the foreground, at most once a minute, and always for a page from
 * the back/forward cache. Calls `ended` at most once.
 */
export function watchSession(path: string, ended: (news: Ended, restored: boolean) => void): () => void {
  let asked = Date.now();
  let isAsking = false;
  let isOver = false;
  async function ask(restored: boolean) {
    if (isOver || isAsking) return;
    asked = Date.now();
    isAsking = true;
    const news = await readJson<SessionNews>(path);
    isAsking = false;
    if (isOver || news?.signed_in !== false) return;
    isOver = true;
    ended(news, restored);
  }
  const onVisible = () => {
    if (document.visibilityState === "visible" && Date.now() - asked >= MIN_REQUEST_GAP_MS) void ask(false);
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) void ask(true);
  };
  document.addEventListener("visibilitychange", onVisible);
  window.addEventListener("pageshow", onPageShow);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", onVisible);
    window.removeEventListener("pageshow", onPageShow);
  };
}
