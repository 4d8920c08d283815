import { useLocation, useNavigate } from "@remix-run/react";
import { useCallback, type MouseEvent } from "react";
import { modals, pageOf, withoutModals, type ModalName, type ModalRow } from "./modals";
import { cityPath } from "../../../../rules/city-alias";
import { useCityAlias } from "../../ui/hooks/use-city-alias";
import { keepOnPressed } from "../../ui/hooks/focus";

export type ModalTarget = { modal: ModalName; parameters?: Record<string, string> };

/** Browsers without `<dialog>` open the modal's page. */
export function useOpenModal() {
  const here = useLocation();
  const city = useCityAlias();
  const navigate = useNavigate();
  return useCallback(
    (modal: ModalName, parameters: Record<string, string> = {}) => {
      if (!hasDialogs()) {
        const page = pageOf(modal, city, new URLSearchParams(parameters), withoutModals(here));
        return navigate(page ?? cityPath(city));
      }
      // A question or a picture lies over its modal; a default modal replaces the one before it.
      const row: ModalRow = modals[modal];
      const below = row.kind ? here.search : withoutModals(here).split("?")[1];
      const search = new URLSearchParams(below ?? "");
      search.append("modal", modal);
      for (const [key, value] of Object.entries(parameters)) search.set(key, value);
      navigate(`?${search}`, { state: { openedHere: true }, preventScrollReset: true });
    },
    [here, city, navigate],
  );
}

/** Missing in Safari before 15.4 and Firefox before 98. */
const hasDialogs = () => "HTMLDialogElement" in window;

/** Includes the way back to the current page. */
export function useModalPage(target: ModalTarget | undefined): string {
  const here = useLocation();
  const city = useCityAlias();
  const page = target && pageOf(target.modal, city, new URLSearchParams(target.parameters), withoutModals(here));
  return page ?? cityPath(city);
}

/** A plain click with scripts opens the modal over the current page. */
export function useModalLink(target: ModalTarget, onClick?: (event: MouseEvent<HTMLAnchorElement>) => void) {
  const to = useModalPage(target);
  const open = useOpenModal();
  return {
    to,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      keepOnPressed(event.currentTarget);
      open(target.modal, target.parameters);
    },
  };
}

/** Browsers handle clicks that open a new tab or window or download. */
export function isPlainClick(event: Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">) {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
