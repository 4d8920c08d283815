import { useEffect, type RefObject } from "react";
import { useMedia } from "../../../../shared/ui/hooks/use-media";

/** The media condition of overlay.module.css. */
const COVER_QUERY = "(max-width: 47.99em) and (scripting: enabled)";

/** Makes the rest of the document inert while the page covers a phone's window. */
export function useOverlay(page: RefObject<HTMLElement>) {
  const covers = useMedia(COVER_QUERY) ?? false;
  useEffect(() => {
    if (!covers || !page.current) return;
    const behind = elementsBeside(page.current);
    for (const element of behind) element.inert = true;
    return () => {
      for (const element of behind) element.inert = false;
    };
  }, [covers, page]);
}

function elementsBeside(element: HTMLElement): HTMLElement[] {
  const { parentElement: parent } = element;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one !== element && !one.inert,
  );
  return [...siblings, ...elementsBeside(parent)];
}
