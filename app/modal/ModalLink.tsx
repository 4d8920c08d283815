import { Link, useLocation, useNavigate, useParams, type LinkProps } from "@remix-run/react";
import { useCallback, type MouseEvent } from "react";
import { modals, pageOf, withoutModals, type ModalName } from "./modals";

type Parameters = Record<string, string>;

/** Opens a modal over the current page, as its links do. `parameters` are those of its page. */
export function useOpenModal() {
  const here = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (name: ModalName, parameters: Parameters = {}) => {
      // A confirm question stays on top of what it asks about; a default modal takes the place of the one before it.
      const below = modals[name].kind === "confirm" ? here.search : withoutModals(here).split("?")[1];
      const search = new URLSearchParams(below ?? "");
      search.append("modal", name);
      for (const [key, value] of Object.entries(parameters)) search.set(key, value);
      navigate(`?${search}`, { state: { openedHere: true }, preventScrollReset: true });
    },
    [here, navigate],
  );
}

type Props = Omit<LinkProps, "to"> & { modal: ModalName; parameters?: Parameters };

/** A real link to a modal's page; a plain click with scripts opens it over this page. */
export function ModalLink({ modal, parameters = {}, onClick, ...rest }: Props) {
  const here = useLocation();
  const { city = "" } = useParams();
  const open = useOpenModal();
  const page = pageOf(modal, city, new URLSearchParams(parameters), withoutModals(here)) ?? `/${city}/`;

  function openHere(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    event.currentTarget.focus();
    open(modal, parameters);
  }
  return <Link to={page} {...rest} onClick={openHere} />;
}

/** Neither a new tab nor a download: what the browser does with those is right. */
export function isPlainClick(event: Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">) {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
