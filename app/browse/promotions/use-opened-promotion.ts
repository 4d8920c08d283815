import { useLocation, useNavigate, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState, type MouseEvent } from "react";
import { useOpenModal } from "../../shared/web/modal/use-modal-link";

/** See docs/specification/rules-and-calls.md#times. */
const OPEN_DELAY_MS = 300;

/**
 * On phones a promotion opens in its card, because a modal would fill the window. The breakpoint is that of the style
 * sheet.
 */
const PHONE_QUERY = "(max-width: 47.99em)";

const isPhone = () => window.matchMedia(PHONE_QUERY).matches;

export const cardId = (alias: string) => `promotion-${alias}`;

/**
 * The promotion that is open in its card, and the handler of "More". The promotion in the initial query is scrolled to
 * and opened after a delay. The query is updated with each change.
 */
export function useOpenedPromotion(requested: string | undefined) {
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
    if (!requested || isInModal) return;
    const timer = setTimeout(() => {
      document.getElementById(cardId(requested))?.scrollIntoView({ block: "start" });
      latest.current(requested);
    }, OPEN_DELAY_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each query, so that closing the modal does not reopen it
  }, [requested]);

  /** Handles "More" and "Show less" of a card on phones. On larger screens the link does it. */
  const toggle = (alias: string, event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !isPhone()) return;
    event.preventDefault();
    if (opened !== alias) return open(alias);
    setOpened(undefined);
    navigate(pathname, { replace: true, preventScrollReset: true });
  };
  return { opened, toggle };
}
