import { useNavigate } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { isPlainClick, useModalPage, useOpenModal, type ModalTarget } from "../modal/use-modal-link";
import { classes } from "../ui/class-names";
import styles from "./checkout.module.css";
import { FORM_ID, orderIntents } from "./checkout.view";

type Props = { className?: string; children: ReactNode } & ({ to: string } | ModalTarget);

/**
 * A way out of the order form that saves the draft. Without scripts it is a submit button whose answer redirects. With scripts it opens a modal
 * or navigates at once, and the draft is sent in the background.
 */
export function WayOut({ className, children, ...where }: Props) {
  const navigate = useNavigate();
  const open = useOpenModal();
  const modal = "modal" in where ? where : undefined;
  const modalPage = useModalPage(modal);
  const to = "to" in where ? where.to : modalPage;

  function leave(event: MouseEvent<HTMLButtonElement>) {
    const { currentTarget: button } = event;
    if (!isPlainClick(event)) return;
    event.preventDefault();
    button.focus();
    keepBeside(button);
    if (modal) open(modal.modal, modal.parameters);
    else navigate(to);
  }
  return (
    <button
      type="submit"
      form={FORM_ID}
      {...orderIntents.field("leave", to)}
      formNoValidate
      onClick={leave}
      className={classes(styles.way, className)}
    >
      {children}
    </button>
  );
}

/** Sends the draft in the background. If that fails, the fields are empty on the way back. */
function keepBeside({ form, name, value }: HTMLButtonElement) {
  if (!form) return;
  const body = new FormData(form);
  body.set(name, value);
  fetch(form.action, { method: "POST", body, redirect: "manual", keepalive: true }).catch(() => undefined);
}
