import { useLocation, useParams } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { isPlainClick, useOpenModal } from "./ModalLink";
import { pageOf, withoutModals, type ModalName } from "./modals";
import { ButtonLink, type ButtonLook } from "../ui/Button";

type ModalButtonProps = ButtonLook & { modal: ModalName; parameters?: Record<string, string>; children: ReactNode };

/** A ModalLink that looks like a button. */
export function ModalButton({ modal, parameters = {}, children, ...look }: ModalButtonProps) {
  const here = useLocation();
  const { city = "" } = useParams();
  const open = useOpenModal();
  const page = pageOf(modal, city, new URLSearchParams(parameters), withoutModals(here)) ?? `/${city}/`;
  function openHere(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    event.currentTarget.focus();
    open(modal, parameters);
  }
  return (
    <ButtonLink {...look} to={page} onClick={openHere}>
      {children}
    </ButtonLink>
  );
}
