import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { rememberFocus } from "../hooks/focus";
import { IconButton } from "../buttons/Button";
import { classes } from "../styles/class-names";
import styles from "./Dialog.module.css";

type DialogProps = {
  open: boolean;
  /**
   * `confirm` is a small dialog with a question; on phones it is a sheet at the lower edge. `picture` fills the window,
   * and its content scrolls by itself.
   */
  kind?: "default" | "confirm" | "picture";
  /**
   * `wide` has 1040 pixels (product), `tall` a fixed height, `side` 480 pixels at the right (cart). On phones all but
   * `confirm` fill the window.
   */
  shape?: "plain" | "tall" | "wide" | "side" | "confirm";
  titleId: string;
  onClose: () => void;
  closeLabel: string;
  /** The background of the content, which decides the colour of the focus ring. */
  ground?: "light" | "dark";
  children: ReactNode;
};

/** The number of open dialogs that lock the page's scrolling. Dialogs may be nested. */
let open = 0;

function lockScroll() {
  const root = document.documentElement;
  open += 1;
  const gutter = Math.max(0, window.innerWidth - document.body.offsetWidth);
  if (open === 1) root.style.setProperty("--gutter", `${gutter}px`);
  root.classList.add("locked");
  return () => {
    open -= 1;
    if (open > 0) return;
    root.classList.remove("locked");
    root.style.removeProperty("--gutter");
  };
}

export function Dialog({ open: shown, ...rest }: DialogProps) {
  return shown ? <OpenDialog {...rest} /> : null;
}

/**
 * The dialog is modal while it is mounted: it takes the focus, and restores it when it is unmounted. Escape, the close
 * button and a single click on the backdrop call `onClose`, and the owner unmounts it. The second click of a double
 * click does not close a dialog that the first one opened. On phones a pull downwards closes it too. The event `leave` comes last, while its content is still in
 * view.
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
    const returnFocus = rememberFocus(document.activeElement);
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
      element.dispatchEvent(new Event("leave"));
      element.close();
      unlock();
      returnFocus();
    };
  }, []);
  useEffect(() => {
    if (!("ontouchstart" in window)) return;
    let stop: (() => void) | undefined;
    let isClosed = false;
    // Without this script the dialog has its close button.
    import("./pull-down").then(
      ({ closeByPull }) => {
        if (dialog.current && !isClosed) stop = closeByPull(dialog.current, () => close.current());
      },
      () => undefined,
    );
    return () => {
      isClosed = true;
      stop?.();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classes(styles.dialog, styles[kind === "default" ? shape : kind])}
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
