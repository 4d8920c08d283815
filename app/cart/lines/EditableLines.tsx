import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { EditableLine } from "./EditableLine";
import styles from "./EditableLines.module.css";
import type { CartLineView } from "../../shared/basket/cart.view";
import { isFocusFree, moveFocus } from "../../shared/ui/hooks/focus";

type EditableLinesProps = {
  lines: CartLineView[];
  /**
   * The path to return to after a change without scripts. Undefined in the modal, where the lines are shown a second
   * time.
   */
  return_to?: string;
};

/** The lines of the cart with their counters and links. */
export function EditableLines({ lines, return_to }: EditableLinesProps) {
  const { t } = useTranslation("cart");
  const list = useFocusAfterRemoval(lines);
  return (
    <ul ref={list} className={styles.lines} aria-label={t("list")}>
      {lines.map((line) => (
        <EditableLine key={line.line_key} line={line} return_to={return_to} />
      ))}
    </ul>
  );
}

/** When the line with the focus is removed, the name of the line in its place gets the focus. */
function useFocusAfterRemoval(lines: CartLineView[]) {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef(-1);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const remember = (event: FocusEvent) => {
      place.current = [...element.children].findIndex((child) => child.contains(event.target as Node));
    };
    const forget = (event: FocusEvent) => {
      if (event.relatedTarget) place.current = -1;
    };
    element.addEventListener("focusin", remember);
    element.addEventListener("focusout", forget);
    return () => {
      element.removeEventListener("focusin", remember);
      element.removeEventListener("focusout", forget);
    };
  }, []);
  useEffect(() => {
    if (place.current < 0 || !isFocusFree()) return;
    const next = list.current?.children[Math.min(place.current, lines.length - 1)];
    moveFocus(next?.querySelector("a"), { preventScroll: true });
  }, [lines]);
  return list;
}
