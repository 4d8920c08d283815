import { useEffect, useState, type ComponentProps } from "react";
import { usePage, type FormAnswer } from "../modal/page";
import { wholeErrors, type Errors } from "../modal/standing-errors";
import { ErrorSummary } from "../../ui/messages/ErrorSummary";
import { useServerError } from "../errors/ServerError";
import { moveFocus } from "../../ui/hooks/focus";
import { useMending } from "./use-mending";

/**
 * The summary of a form's errors, first in every form. With scripts, a single error is shown only at its field, which
 * takes the focus. A document that came with its errors keeps its summary. An error goes with the first change of its
 * field, and the summary with its last error. While there are errors, the page's title is the view's `error_title`; a
 * modal does not change it.
 */
export function FormErrors({ failed, idOf = sameId, title, ...props }: FormErrorsProps) {
  const { view, answer, inModal, errors: ofPage } = usePage<Titles | undefined>();
  const errors = props.errors ?? ofPage;
  const standing = useMending(errors, idOf);
  const whole = wholeErrors(errors);
  const isSaidAtField = useFieldInstead(whole, idOf);
  const isWrong = Object.keys(standing).length > 0;
  const isMended = !isWrong && Object.keys(whole).length > 0;
  const hasFailed = (failed ?? Boolean(answer?.errors)) && !isMended;
  useDialog(answer);
  useTitle(inModal ? undefined : view, hasFailed || isWrong);
  return isSaidAtField ? null : <ErrorSummary title={title} errors={standing} idOf={idOf} />;
}

type FormErrorsProps = Partial<ComponentProps<typeof ErrorSummary>> & {
  title: string;
  /** The form has answers that are not failures. */
  failed?: boolean;
};

type Titles = { title?: string; error_title?: string; mended_title?: string };

const sameId = (field: string) => field;

/**
 * Whether the only error is shown at its field. False if the field cannot take the focus: it may be folded away or
 * missing.
 */
function useFieldInstead(errors: Errors, idOf: (field: string) => string | undefined): boolean {
  const [first] = useState(errors);
  const [unreached, setUnreached] = useState<string>();
  const [field, ...others] = Object.keys(errors);
  const isSingle = errors !== first && field !== undefined && field !== "form" && others.length === 0;
  // Errors without a link stand in the summary.
  const id = isSingle ? idOf(field) : undefined;
  useEffect(() => {
    if (id !== undefined && !focusField(id)) setUnreached(id);
  }, [id, errors]);
  return id !== undefined && id !== unreached;
}

/** Returns whether a control took the focus. */
function focusField(id: string): boolean {
  const part = document.getElementById(id);
  const control = part?.matches("fieldset, div")
    ? part.querySelector<HTMLElement>("input, select, textarea, button")
    : part;
  return moveFocus(control);
}

/** A document that came with the answer shows its message at the top instead. */
function useDialog(answer: FormAnswer | undefined) {
  const show = useServerError();
  const [first] = useState(answer);
  useEffect(() => {
    if (answer?.dialog && answer !== first) show(answer.dialog);
  }, [answer, first, show]);
}

/** The title of a document that came with its errors does not name the page without them: `mended_title` does. */
function useTitle({ title, error_title, mended_title = title }: Titles = {}, hasFailed: boolean) {
  useEffect(() => {
    if (error_title === undefined) return;
    const mend = () => {
      if (mended_title !== undefined && document.title === error_title) document.title = mended_title;
    };
    if (!hasFailed) return mend();
    document.title = error_title;
    return mend;
  }, [error_title, mended_title, hasFailed]);
}
