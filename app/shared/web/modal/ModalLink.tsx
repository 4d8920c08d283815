import { Link, type LinkProps } from "@remix-run/react";
import { useModalLink, type ModalTarget } from "./use-modal-link";

/** A real link to a modal's page; a plain click with scripts opens it over this page. */
export function ModalLink({ modal, parameters, onClick, ...rest }: Omit<LinkProps, "to"> & ModalTarget) {
  return <Link {...rest} {...useModalLink({ modal, parameters }, onClick)} />;
}
