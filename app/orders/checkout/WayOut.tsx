import { useLocation, useNavigate } from "@remix-run/react";
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from "react";
import { cityPath } from "../../../rules/city-alias";
import { pageOf, withoutModals } from "../../shared/web/modal/modals";
import { isPlainClick, useOpenModal, type ModalTarget } from "../../shared/web/modal/use-modal-link";
import { classes } from "../../shared/ui/styles/class-names";
import links from "../../shared/ui/buttons/Links.module.css";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import { orderIntents } from "./checkout.view";
import { keepOnPressed } from "../../shared/ui/hooks/focus";
import { saveDraft, saveDraftFirst } from "./save-draft";

type Where = { to: string } | ModalTarget;

/**
 * A submit button that saves the draft and leaves the form. Without scripts the answer redirects. With scripts it
 * navigates or opens a modal at once, and the draft is sent in the background.
 */
export function useWayOut(): (where: Where) => ButtonHTMLAttributes<HTMLButtonElement> {
  const navigate = useNavigate();
  const open = useOpenModal();
  const here = useLocation();
  const city = useCityAlias();
  return (where) => {
    const modal = "modal" in where ? where : undefined;
    const page = modal && pageOf(modal.modal, city, new URLSearchParams(modal.parameters), withoutModals(here));
    const to = "to" in where ? where.to : (page ?? cityPath(city));
    return {
      type: "submit",
      ...orderIntents.button("leave", to),
      formNoValidate: true,
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        const { currentTarget: button } = event;
        if (!isPlainClick(event)) return;
        event.preventDefault();
        keepOnPressed(button);
        // A modal leaves the form where it is, so a failure costs nothing.
        if (button.form) void (modal ? saveDraft(button.form) : saveDraftFirst(button.form, to));
        if (modal) open(modal.modal, modal.parameters);
        else navigate(to);
      },
    };
  };
}

export function WayOut({ className, children, ...where }: Where & { className?: string; children: ReactNode }) {
  return (
    <button {...useWayOut()(where)} className={classes(links.button, className)}>
      {children}
    </button>
  );
}
