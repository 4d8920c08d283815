import type { Page } from "@playwright/test";

/** Begins each line in the console about a focus that scripts of the shop have put where it must not be. */
export const WRONG_FOCUS = "The focus is on";

/**
 * Runs in the page before its scripts. Whatever moves the focus by a script (`focus()`, the opening and closing of a
 * dialog, `autofocus`) is looked at, and an error is written to the console if Enter would then do something that the
 * visitor has not asked for, or if they cannot see where they are.
 */
function watch(begin: string) {
  const controls = "a, button, input, select, summary, textarea";
  /** A dialog gives the focus back to the button that opened it. */
  const pressed = new WeakSet<Element>();
  /** The card or line whose Add or plus was pressed last. */
  let raised: Element | null = null;
  const isLast = (button: Element) => button.parentElement?.querySelector(":scope > button:last-of-type") === button;
  addEventListener(
    "click",
    ({ target, isTrusted }) => {
      const button = target instanceof Element ? target.closest("button, a, input, summary") : null;
      if (!isTrusted || !button) return;
      pressed.add(button);
      raised = isLast(button) ? button.closest("li") : null;
    },
    true,
  );
  /** After Add the plus of the same dish does what Add did. */
  const doesTheSame = (button: Element) =>
    pressed.has(button) || (raised !== null && raised === button.closest("li") && isLast(button));

  function faultOf(element: Element): string | undefined {
    if (element.closest("[aria-hidden=true], [inert]")) return "hidden from screen readers";
    const isControl = element.matches(controls);
    if (isControl && (element as HTMLElement).tabIndex < 0) return "left out by Tab";
    if (!element.checkVisibility({ visibilityProperty: true })) return "not drawn";
    // The words of a hidden radio button stand for it.
    const boxes = [element, ...((element as HTMLInputElement).labels ?? [])].map((part) =>
      part.getBoundingClientRect(),
    );
    if (!boxes.some(({ width, height, right }) => width > 2 && height > 2 && right > 0)) return "as large as a point";
    const button = element.closest<HTMLButtonElement>("button");
    const method = button?.getAttribute("formmethod") ?? button?.form?.method;
    if (button?.type === "submit" && button.form && method !== "get" && !doesTheSame(button))
      return "a button that changes something";
    return undefined;
  }

  function look() {
    const element = document.activeElement;
    const fault = element && element !== document.body ? faultOf(element) : undefined;
    if (fault && element) {
      const words = element.textContent?.trim().slice(0, 60) ?? element.getAttribute("name");
      console.error(`${begin} ${fault}: ${element.localName} "${words}" at ${location.pathname}${location.search}`);
    }
  }

  for (const [owner, name] of [
    [HTMLElement, "focus"],
    [HTMLDialogElement, "showModal"],
    [HTMLDialogElement, "close"],
  ] as const) {
    const prototype = owner.prototype as unknown as Record<string, (...values: unknown[]) => unknown>;
    const own = prototype[name];
    if (!own) continue;
    prototype[name] = function (this: unknown, ...values: unknown[]) {
      const before = document.activeElement;
      const answer = own.apply(this, values);
      if (document.activeElement !== before) look();
      return answer;
    };
  }
  // The page may still be loading when the visitor presses something, which then has the focus by their own doing.
  addEventListener("load", () => {
    if (document.activeElement && !pressed.has(document.activeElement)) look();
  });
}

/** Reports by the console, whose errors fail every journey. `autofocus` without scripts is looked at in tests/app/every-page.test.ts. */
export const watchFocus = (page: Page) => page.addInitScript(watch, WRONG_FOCUS);
