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
import { useStandingErrors, type Errors } from "./standing-errors";

/** The form again with its errors or, for a modal, the next step. */
export type FormAnswer = {
  /** By field name; `form` holds errors of the form as a whole. */
  errors?: Record<string, string>;
  typed?: Record<string, string>;
  /** A message that opens as ServerErrorModal where scripts run. It is also among the errors. */
  dialog?: string;
  /** The session has ended: the customer signs in and sends the form again. */
  signed_out?: true;
  /** Data has changed although the form failed, so loaders run again. */
  changed?: true;
  skipRevalidation?: true;
  done?: true;
  /** With `done`: also closes the modals under this one. */
  closeAll?: true;
  /** With `done`: the path to go to, if not the page behind. */
  to?: string;
  view?: unknown;
};

type BackProps = Omit<LinkProps, "to"> & { children?: ReactNode };

export type PageParts = {
  view: unknown;
  answer: FormAnswer | undefined;
  sending: boolean;
  /** The heading labels the dialog. */
  titleId: string;
  inModal: boolean;
  Form: ComponentType<FormProps>;
  /** Closes the modal, or leads to the view's `back` or `return_to`. */
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

type Page<View> = Omit<PageParts, "view"> & {
  view: View;
  /** The errors of the answer, or of a view that came with some, that still stand. Fields and summary show these. */
  errors: Errors;
};

/**
 * For pages that can also be modals (the routes in modals.ts). On its own address the data is Remix's loader and action
 * data; in a modal a fetcher loads the route and sends its forms.
 */
export function usePage<View>(): Page<View> {
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
  const errors = useStandingErrors(errorsOf(parts));
  return { ...parts, view: parts.view as View, errors };
}

function errorsOf({ answer, view }: Pick<PageParts, "answer" | "view">): Errors | undefined {
  return answer?.errors ?? ((answer?.view ?? view) as { errors?: Errors } | null | undefined)?.errors;
}
