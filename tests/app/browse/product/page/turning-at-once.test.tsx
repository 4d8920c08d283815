// @vitest-environment jsdom
import { startTransition, useRef, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useTurning } from "../../../../../app/browse/product/page/use-turning";

const dishes = ["philadelphia", "california", "unagi"];
let root: Root;
let observer: MutationObserver | undefined;

beforeEach(() => {
  document.body.innerHTML = "<main></main>";
  root = createRoot(document.querySelector("main") as Element);
});
afterEach(() => {
  observer?.disconnect();
  root.unmount();
});

function Dish() {
  const place = useRef<HTMLHeadingElement>(null);
  const [at, setAt] = useState(0);
  useTurning(place, (direction) => startTransition(() => setAt(at + (direction === "next" ? 1 : -1))));
  return <h1 ref={place}>{dishes[at]}</h1>;
}

/** Presses the key in the moment in which the page shows the dish: before any task that React has left for later. */
function pressAt(steps: Record<string, "ArrowLeft" | "ArrowRight">): string[] {
  const seen: string[] = [];
  observer = new MutationObserver(() => {
    const name = document.querySelector("h1")?.textContent ?? "";
    seen.push(name);
    const key = seen.length < 4 && steps[name];
    if (key) document.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return seen;
}

it("the dishes of a group, one after the other: an arrow key counts from the moment in which the dish is seen, and turns from that dish", async () => {
  const seen = pressAt({ philadelphia: "ArrowRight", california: "ArrowRight", unagi: "ArrowLeft" });
  startTransition(() => root.render(<Dish />));
  await vi.waitFor(() => expect(seen).toEqual(["philadelphia", "california", "unagi", "california"]));
});
