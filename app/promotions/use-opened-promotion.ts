import { useLocation, useNavigate, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState, type MouseEvent } from "react";
import { useOpenModal } from "../modal/use-modal-link";

/** Milliseconds (docs/specification/rules-and-calls.md#times). */
const OPENS_AFTER = 300;

/** Below it a promotion opens in its card: a modal would fill the window. As the breakpoint of the cards' style sheet. */
const PHONE = "(max-width: 47.99em)";

const isPhone = () => window.matchMedia(PHONE).matches;

export const cardId = (alias: string) => `promotion-${alias}`;

/**
 * The promotion that is open in its card, and what a press on "More" does. The one that the address asked for at first is scrolled to and opened
 * after a moment. The address says which is open.
 */
export function useOpenedPromotion(asked: string | undefined) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const openModal = useOpenModal();
  const [opened, setOpened] = useState<string>();

  const open = (alias: string) => {
    if (!isPhone()) return openModal("PromoModal", { alias });
    setOpened(alias);
    navigate(`${pathname}?${new URLSearchParams({ alias })}`, { replace: true, preventScrollReset: true });
  };
  const latest = useRef(open);
  latest.current = open;
  const isInModal = search.has("modal");
  useEffect(() => {
    if (!asked || isInModal) return;
    const timer = setTimeout(() => {
      document.getElementById(cardId(asked))?.scrollIntoView({ block: "start" });
      latest.current(asked);
    }, OPENS_AFTER);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for an address: closing the modal is not to open it again
  }, [asked]);

  /** Takes a press on a card's "More" or "Show less"; the link does the rest elsewhere. */
  const toggle = (alias: string, event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !isPhone()) return;
    event.preventDefault();
    if (opened !== alias) return open(alias);
    setOpened(undefined);
    navigate(pathname, { replace: true, preventScrollReset: true });
  };
  return { opened, toggle };
}
