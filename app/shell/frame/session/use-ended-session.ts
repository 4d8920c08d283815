import { useEffect, useState } from "react";
import type { SessionNews } from "../../../shared/web/context/city-frame";
import { forgetMenus } from "../../../browse/menu/menu-cache";
import { watchSession } from "../../../sign-in/watch-session";

const MIN_REQUEST_GAP_MS = 60_000;

export type EndedWords = Extract<SessionNews, { signed_in: false }>["words"];

/**
 * Notices that the session ended in another window. The menus in memory show the customer's usual, so they are
 * forgotten. A page from the back/forward cache is reloaded instead.
 */
export function useEndedSession(isSignedIn: boolean, path: string): EndedWords | undefined {
  const [words, setWords] = useState<EndedWords>();
  useEffect(() => {
    if (!isSignedIn) return setWords(undefined);
    return watchSession(path, MIN_REQUEST_GAP_MS, (news, restored) => {
      if (news.signed_in !== false) return false;
      if (restored) window.location.reload();
      else {
        forgetMenus();
        setWords(news.words);
      }
      return true;
    });
  }, [isSignedIn, path]);
  return words;
}
