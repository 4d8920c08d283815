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

/** What the action of a page with a form may answer: the form again with its errors or, to a modal, what comes next. */
export type FormAnswer = {
  /** By field name; `form` is for what concerns no single field. */
  errors?: Record<string, string>;
  typed?: Record<string, string>;
  /** A message that opens over the page where scripts run (ServerErrorModal). It stands among the errors too, for everybody. */
  dialog?: string;
  /** The session has ended: the customer signs in and sends the form again. */
  signed_out?: true;
  /** Something changed although the form failed: the loaders of the page and of its frame run again. */
  changed?: true;
  /** The page's loaders need not run again. */
  skipRevalidation?: true;
  done?: true;
  /** With `done`: the modals under it close too. */
  closeAll?: true;
  /** With `done`: where to go, if not to the page behind. */
  to?: string;
  /** The modal shows this view instead: its next step. */
  view?: unknown;
};

type BackProps = Omit<LinkProps, "to"> & { children?: ReactNode };

export type PageParts = {
  view: unknown;
  answer: FormAnswer | undefined;
  sending: boolean;
  /** The id of the heading; it labels the dialog. */
  titleId: string;
  inModal: boolean;
  /** Posts to this page's own action. */
  Form: ComponentType<FormProps>;
  /** A link back: it closes the modal, or leads to the view's `back`, without it to its `return_to`. */
  Back: ComponentType<BackProps>;
};

const InModal = createContext<PageParts | undefined>(undefined);

export const ModalPageProvider = InModal.Provider;

function PageForm(props: FormProps) {
  return <RemixForm method="post" {...props} />;
}

function PageBack(props: BackProps) {
  const view = useLoaderData<{ return_to?: string; back?: string } | undefined>();
  return <Link to={view?.back ?? view?.return_to ?? ".."} {...props} />;
}

/**
 * For a page that can also be shown as a modal (the routes named in modals.ts) and for the components inside it: the parts that differ. On its
 * own address they are Remix's loader data, action data, navigation and Form; in a modal the same parts come from ModalLayer, whose
 * fetcher loads the route and sends its forms. So one component serves both. `View` is what the route's loader returns.
 */
export function usePage<View>(): Omit<PageParts, "view"> & { view: View } {
  const modal = useContext(InModal);
  const view = useLoaderData<unknown>();
  const answer = useActionData<FormAnswer>();
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
