// @vitest-environment jsdom
import { act, useEffect } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { FocusAfterNavigation } from "../../../app/frame/FocusAfterNavigation";
import { reactRoot } from "../../support/app/react-root";

const here = vi.hoisted(() => ({ pathname: "/spb/checkout" }));
vi.mock("@remix-run/react", () => ({ useLocation: () => ({ ...here }) }));

const root = reactRoot();

function Page({ own }: { own?: boolean }) {
  useEffect(() => {
    if (own) document.querySelector<HTMLElement>("main input")?.focus();
  });
  return (
    <>
      <a href="/spb/">Menu</a>
      <main key={here.pathname}>
        <h1>{here.pathname}</h1>
        <button>Order</button>
        <input />
      </main>
      <FocusAfterNavigation />
    </>
  );
}
const show = (pathname: string, own?: boolean) =>
  act(() => {
    here.pathname = pathname;
    root.render(<Page own={own} />);
  });
const focus = (element: string) => document.querySelector<HTMLElement>(element)?.focus();
const focused = () => document.activeElement?.localName;

beforeEach(() => {
  show("/spb/checkout");
});

it("goes to the heading of the new page if what was pressed is gone", () => {
  focus("button");
  show("/spb/order/1/tracking");
  expect([focused(), document.activeElement?.textContent]).toEqual(["h1", "/spb/order/1/tracking"]);
});

it("stays on a link of the frame", () => {
  focus("a");
  show("/spb/order/1/tracking");
  expect(focused()).toBe("a");
});

it("stays on what the new page focuses itself", () => {
  focus("button");
  show("/spb/login", true);
  expect(focused()).toBe("input");
});

it("leaves a page alone that is opened by its address, or changes its query", () => {
  expect(focused()).toBe("body");
  show("/spb/checkout");
  expect(focused()).toBe("body");
});
