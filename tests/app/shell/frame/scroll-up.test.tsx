// @vitest-environment jsdom
import { act } from "react";
import { createMemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { ScrollUp } from "../../../../app/shell/frame/ScrollUp";
import { InBrowser, inEnglish } from "../../../support/app/in-shop";
import { reactRoot } from "../../../support/app/react-root";

let margin: string | undefined;
let report: (top: number) => void;
const root = reactRoot('<main id="main" tabindex="-1"></main><div id="shop"></div>', "#shop");

class Observer {
  constructor(told: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    margin = options?.rootMargin;
    const entry = (top: number) => ({ isIntersecting: top > -1_500, boundingClientRect: { top } });
    report = (top) => act(() => told([entry(top)] as never, this as never));
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal("scrollTo", vi.fn());
});

async function open(path: string) {
  const city = {
    id: "shell/frame/city.route",
    path: "/:city/*",
    loader: () => ({ city: { alias: "spb" } }),
    element: <ScrollUp />,
  };
  const router = createMemoryRouter([city], {
    initialEntries: [path],
    hydrationData: { loaderData: { "shell/frame/city.route": { city: { alias: "spb" } } } },
  });
  await act(async () => root.render(inEnglish(<InBrowser router={router} />)));
}
const button = () => document.querySelector("button");

it.each(["/spb/", "/spb/about", "/spb/shops", "/spb/promotions"])(
  "a scroll-up button appears after scrolling past 1500 px: %s",
  async (path) => {
    await open(path);
    expect(margin).toBe("1500px 0px 0px");
    expect(button()).toBeNull();
    report(-1_400);
    expect(button()).toBeNull();
    report(-1_600);
    expect(button()?.textContent).toBe("Back to top");
    act(() => button()?.click());
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
    expect(document.activeElement?.id).toBe("main");
    report(0);
    expect(button()).toBeNull();
  },
);

it("is not shown over the order form, whose fields and button it would cover", async () => {
  await open("/spb/checkout");
  report(-1_600);
  expect(button()).toBeNull();
});
