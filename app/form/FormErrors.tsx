import { useEffect, useState, type ComponentProps } from "react";
import { usePage, type FormAnswer } from "../modal/page";
import { ErrorSummary } from "../ui/messages/ErrorSummary";
import { useServerError } from "../errors/ServerError";
import { moveFocus } from "../hooks/focus";

/**
 * The summary of a form's errors, first in every form. With scripts, a single error is shown only at its field, which
 * takes the focus. A document that came with its errors keeps its summary. While there are errors, the page's title is
 * the view's `error_title`; a modal does not change it.
 */
export function FormErrors({ failed, ...props }: FormErrorsProps) {
  const { view, answer, inModal } = usePage<{ error_title?: string } | undefined>();
  const { errors = answer?.errors ?? {} } = props;
  const isSaidAtField = useFieldInstead(errors, props.idOf);
  const hasFailed = (failed ?? answer !== undefined) || Object.keys(errors).length > 0;
  useDialog(answer);
  useTitle(hasFailed && !inModal ? view?.error_title : undefined);
  return isSaidAtField ? null : <ErrorSummary {...props} errors={errors} />;
}

type FormErrorsProps = Partial<ComponentProps<typeof ErrorSummary>> & {
  title: string;
  /** The form has answers that are not failures. */
  failed?: boolean;
};

/** False if the field cannot take the focus: it may be folded away or missing. */
function useFieldInstead(errors: Record<string, string>, idOf: FormErrorsProps["idOf"]): boolean {
  const [first] = useState(errors);
  const [unreached, setUnreached] = useState<string>();
  const [field, ...others] = Object.keys(errors);
  const isSingle = errors !== first && field !== undefined && field !== "form" && others.length === 0;
  const id = isSingle ? (idOf ? idOf(field) : field) : undefined;
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

function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    if (before === title) return;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
