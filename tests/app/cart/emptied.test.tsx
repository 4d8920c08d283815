// @vitest-environment jsdom
import { act, useState } from "react";
import { expect, it } from "vitest";
import { useEmptied } from "../../../app/cart/EmptyCart";
import { EmptyState } from "../../../app/shared/ui/messages/EmptyState";
import { reactRoot } from "../../support/app/react-root";

const root = reactRoot("<div></div><input>");
let setLines: (lines: number) => void;

function Cart({ lines: first }: { lines: number }) {
  const [lines, set] = useState(first);
  setLines = set;
  const emptied = useEmptied(lines > 0);
  return lines > 0 ? <button>remove</button> : <EmptyState title="Empty" takesFocus={emptied} />;
}

const show = (lines: number) => act(() => root.render(<Cart lines={lines} />));
const focused = () => document.activeElement?.tagName;

it("gives the heading of the empty cart the focus that the last line had", () => {
  show(1);
  document.querySelector("button")?.focus();
  act(() => setLines(0));
  expect(focused()).toBe("H2");
});

it("takes no focus from anything else, nor on a page that begins with an empty cart", () => {
  show(0);
  expect(focused()).toBe("BODY");
  act(() => setLines(1));
  document.querySelector("input")?.focus();
  act(() => setLines(0));
  expect(focused()).toBe("INPUT");
});
