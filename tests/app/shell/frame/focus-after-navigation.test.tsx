// @vitest-environment jsdom
import { act, useEffect } from "react";
import { createMemoryRouter, useLocation } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { FocusAfterNavigation } from "../../../../app/shell/frame/FocusAfterNavigation";
import { InBrowser } from "../../../support/app/in-shop";
import { reactRoot } from "../../../support/app/react-root";

const root = reactRoot();

let own = false;
let router: ReturnType<typeof createMemoryRouter>;

function Page() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (own) document.querySelector<HTMLElement>("main input")?.focus();
  });
  return (
    <>
      <a href="/spb/">Menu</a>
      <main key={pathname}>
        <h1>{pathname}</h1>
        <button>Order</button>
        <input />
      </main>
      <FocusAfterNavigation />
    </>
  );
}
const show = (address: string) => act(() => router.navigate(address));
const focus = (element: string) => document.querySelector<HTMLElement>(element)?.focus();
const focused = () => document.activeElement?.localName;

beforeEach(() => {
  own = false;
  router = createMemoryRouter([{ path: "*", element: <Page /> }], { initialEntries: ["/spb/checkout"] });
  act(() => root.render(<InBrowser router={router} />));
});

it("goes to the heading of the new page if what was pressed is gone", async () => {
  focus("button");
  await show("/spb/order/1/tracking");
  expect([focused(), document.activeElement?.textContent]).toEqual(["h1", "/spb/order/1/tracking"]);
});

it("stays on a link of the frame", async () => {
  focus("a");
  await show("/spb/order/1/tracking");
  expect(focused()).toBe("a");
});

it("stays on what the new page focuses itself", async () => {
  focus("button");
  own = true;
  await show("/spb/login");
  expect(focused()).toBe("input");
});

it("leaves a page alone that is opened by its address, or changes its query", async () => {
  expect(focused()).toBe("body");
  await show("/spb/checkout?date=2030-01-02");
  expect(focused()).toBe("body");
});

it("goes to the heading when what had it is removed or hidden, unless something else takes it", async () => {
  vi.useFakeTimers();
  const passes = async () => {
    await Promise.resolve();
    await vi.advanceTimersByTimeAsync(200);
  };
  focus("button");
  document.querySelector("main button")?.remove();
  await passes();
  expect(focused()).toBe("h1");

  focus("input");
  document.querySelector("main input")?.remove();
  await Promise.resolve();
  focus("a");
  await passes();
  expect(focused()).toBe("a");
  vi.useRealTimers();
});
