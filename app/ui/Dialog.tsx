import { type ReactNode, useLayoutEffect, useRef } from "react";
import { IconButton } from "./Button";
import { classes } from "./class-names";
import styles from "./Dialog.module.css";

type DialogProps = {
  open: boolean;
  /** `confirm` is a small dialog with a question; on phones a sheet from below. */
  kind?: "default" | "confirm";
  /** `wide`: 1040 pixels (product); `tall`: one height, whatever it holds; `side`: 480 from the right (cart). On phones all but `confirm` fill the window. */
  shape?: "plain" | "tall" | "wide" | "side" | "confirm";
  /** The id of the heading that labels the dialog. */
  titleId: string;
  onClose: () => void;
  /** The label of the close button. */
  closeLabel: string;
  /** What its content stands on, for the ring of the focus. */
  ground?: "light" | "dark";
  children: ReactNode;
};

/** How many dialogs lock the page's scrolling: one may open over another. */
let open = 0;

function lockScroll() {
  open += 1;
  document.documentElement.classList.add("locked");
  return () => {
    open -= 1;
    if (open === 0) document.documentElement.classList.remove("locked");
  };
}

/**
 * Returns a function that gives the focus back to the element that has it now or, if that is gone by then, to its replacement. Outside of the page's
 * content, as in its header after a sign-in, nothing replaces it: the content takes the focus.
 */
function keepFocus() {
  const before = document.activeElement;
  const around: Element[] = [];
  for (let element = before; element && element !== document.body; element = element.parentElement)
    around.push(element);
  return () => {
    const place = around.find((element) => element.isConnected);
    const isContent = place?.closest("main, dialog");
    const target =
      place === before
        ? place
        : isContent
          ? place?.querySelector("button:enabled, a[href], input:enabled")
          : document.querySelector("main");
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
}

export function Dialog({ open: shown, ...rest }: DialogProps) {
  return shown ? <OpenDialog {...rest} /> : null;
}

/**
 * Modal while it is mounted: focus moves in and, when it goes, back to where it was; Escape, the close button and a single click on
 * the backdrop call `onClose`, and the owner unmounts it. The second click of a double click does not close what the first opened.
 */
function OpenDialog({
  kind = "default",
  shape = "plain",
  titleId,
  onClose,
  closeLabel,
  ground = "light",
  children,
}: Omit<DialogProps, "open">) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const returnFocus = keepFocus();
    const unlock = lockScroll();
    const backdrop = (event: MouseEvent) => {
      if (event.target === element && event.detail <= 1) close.current();
    };
    const cancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      close.current();
    };
    element.addEventListener("click", backdrop);
    element.addEventListener("cancel", cancel);
    element.showModal();
    return () => {
      element.removeEventListener("click", backdrop);
      element.removeEventListener("cancel", cancel);
      element.close();
      unlock();
      returnFocus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classes(styles.dialog, styles[kind === "confirm" ? "confirm" : shape])}
      data-ground={ground}
    >
      <div className={styles.sheet}>
        <div className={styles.top}>
          <IconButton
            icon="x"
            label={closeLabel}
            look="sunken"
            type="button"
            onClick={onClose}
            className={styles.close}
          />
        </div>
        {children}
      </div>
    </dialog>
  );
}
