import { useEffect, useState } from "react";
import type { SessionNews } from "../../../shared/web/context/city-frame";
import { forgetMenus } from "../../../browse/menu/kept-menus";
import { watchSession } from "./watch-session";

export type EndedWords = Extract<SessionNews, { signed_in: false }>["words"];

/**
 * Notices that the session ended in another window. The menus in memory show the customer's usual, so they are
 * forgotten. A page from the back/forward cache is reloaded instead.
 */
export function useEndedSession(isSignedIn: boolean, path: string): EndedWords | undefined {
  const [words, setWords] = useState<EndedWords>();
  useEffect(() => {
    if (!isSignedIn) return setWords(undefined);
    return watchSession(path, (news, restored) => {
      if (restored) return window.location.reload();
      forgetMenus();
      setWords(news.words);
    });
  }, [isSignedIn, path]);
  return words;
}
