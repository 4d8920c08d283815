import { useEffect, type RefObject } from "react";
import { useMedia } from "../../../hooks/use-media";

/** As in the style sheet. */
const COVER = "(max-width: 47.99em) and (scripting: enabled)";

/** The page covers the window on phones, where scripts run: nothing behind it can be reached then. */
export function useCover(page: RefObject<HTMLElement>) {
  const covers = useMedia(COVER) ?? false;
  useEffect(() => {
    if (!covers || !page.current) return;
    const behind = elementsBeside(page.current);
    for (const element of behind) element.inert = true;
    return () => {
      for (const element of behind) element.inert = false;
    };
  }, [covers, page]);
}

/** The siblings of an element and of everything that it is in. */
function elementsBeside(element: HTMLElement): HTMLElement[] {
  const { parentElement: parent } = element;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one !== element && !one.inert,
  );
  return [...siblings, ...elementsBeside(parent)];
}
