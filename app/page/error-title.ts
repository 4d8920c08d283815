import { useEffect } from "react";

/** While a form shows errors, the title says so; without scripts the server writes it. */
export function useErrorTitle(title: string, hasErrors: boolean) {
  useEffect(() => {
    if (!hasErrors) return;
    const before = document.title;
    if (before === title) return;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title, hasErrors]);
}
