import {
  Form as RemixForm,
  Link,
  useActionData,
  useLoaderData,
  useNavigation,
  type FormProps,
  type LinkProps,
} from "@remix-run/react";
import { createContext, useContext, type ComponentType, type ReactNode } from "react";

/** What a page's action may answer: the form again with its errors, or, to a modal that asked for data, what comes next. */
export type Answer = {
  /** By field name; `form` is for what concerns no single field. */
  errors?: Record<string, string>;
  /** What was typed, to put back. */
  typed?: Record<string, string>;
  /** A modal closes. */
  done?: true;
  /** The modals under it close too: what they asked is settled. */
  leave?: true;
  /** Where a closed modal leads, if not to the page behind. */
  to?: string;
  /** A modal goes on with this view (the next step). */
  view?: unknown;
};

type BackProps = Omit<LinkProps, "to"> & { children?: ReactNode };

export type PageParts = {
  view: unknown;
  answer: Answer | undefined;
  sending: boolean;
  /** The id of the heading; it labels the dialog. */
  titleId: string;
  inModal: boolean;
  /** Posts to this page's own action. */
  Form: ComponentType<FormProps>;
  /** The way back to where the visitor came from. */
  Back: ComponentType<BackProps>;
};

const InModal = createContext<PageParts | undefined>(undefined);

export const ModalPageProvider = InModal.Provider;

function PageForm(props: FormProps) {
  return <RemixForm method="post" {...props} />;
}

function PageBack(props: BackProps) {
  const view = useLoaderData<{ return_to?: string } | undefined>();
  return <Link to={view?.return_to ?? ".."} {...props} />;
}

/**
 * The same content as a page and in a modal: as a page these are loader data, action data and Remix's Form; in a modal they come from the
 * modal layer. `View` is what the loader answers; it carries `return_to` for `Back`.
 */
export function usePage<View>(): Omit<PageParts, "view"> & { view: View } {
  const modal = useContext(InModal);
  const view = useLoaderData<unknown>();
  const answer = useActionData<Answer>();
  const sending = useNavigation().state === "submitting";
  const parts = modal ?? {
    view,
    answer,
    sending,
    titleId: "page-title",
    inModal: false,
    Form: PageForm,
    Back: PageBack,
  };
  return { ...parts, view: parts.view as View };
}
