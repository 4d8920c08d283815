// @vitest-environment jsdom
import { act, useRef } from "react";
import { beforeEach, expect, it } from "vitest";
import { reactRoot } from "../../../../support/app/react-root";
import { useCloseOutside } from "../../../../../app/shared/ui/hooks/use-close-outside";

function Filters() {
  const details = useRef<HTMLDetailsElement>(null);
  useCloseOutside(details, { onLink: true });
  return (
    <main tabIndex={-1}>
      <details ref={details} open>
        <summary>Filters</summary>
        <p>Vegan</p>
        <a href="#all">All</a>
      </details>
      <button>Add</button>
    </main>
  );
}

const root = reactRoot("<div></div><h1>Menu</h1><dialog open><button>Not now</button></dialog>");
beforeEach(() => act(() => root.render(<Filters />)));

const press = (selector: string) => (document.querySelector(selector) as HTMLElement).click();
const escape = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
const isOpen = () => document.querySelector("details")?.open;

it("a press outside and an Escape close it, a press in it does not", () => {
  press("details p");
  expect(isOpen()).toBe(true);
  press("h1");
  expect(isOpen()).toBe(false);
  (document.querySelector("details") as HTMLDetailsElement).open = true;
  escape("h1");
  expect(isOpen()).toBe(false);
});

it("what is pressed in a dialog over it leaves it open", () => {
  press("dialog button");
  escape("dialog button");
  expect(isOpen()).toBe(true);
});

it("closes when the focus leaves it, not when a press in it focuses what is around or inside", () => {
  const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
  focus("main");
  focus("details a");
  expect(isOpen()).toBe(true);
  focus("main > button");
  expect(isOpen()).toBe(false);
});
