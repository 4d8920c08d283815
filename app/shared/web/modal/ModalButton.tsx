import type { ReactNode } from "react";
import { ButtonLink, type ButtonLook } from "../../ui/buttons/Button";
import { useModalLink, type ModalTarget } from "./use-modal-link";

export function ModalButton({
  modal,
  parameters,
  children,
  ...look
}: ButtonLook & ModalTarget & { children: ReactNode }) {
  return (
    <ButtonLink {...look} {...useModalLink({ modal, parameters })}>
      {children}
    </ButtonLink>
  );
}
