// @vitest-environment jsdom
import { act } from "react";
import { createMemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { useGroupInAddress } from "../../../../app/browse/menu/use-group-in-address";
import { InBrowser } from "../../../support/app/in-shop";
import { reactRoot } from "../../../support/app/react-root";

const root = reactRoot();
const scrolled = vi.fn();

let router: ReturnType<typeof createMemoryRouter>;

function Menu() {
  useGroupInAddress("1");
  return (
    <main>
      <h1>Menu</h1>
      <section id="group-sets">
        <h2>Sets</h2>
      </section>
      <section id="group-salmon">
        <h2>Salmon</h2>
      </section>
      <div id="cart" />
    </main>
  );
}
const asked = () => [...document.querySelectorAll("[data-asked]")].map(({ id }) => id);

beforeEach(() => {
  scrolled.mockClear();
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    scrolled(this.id);
  };
  const routes = [
    { path: "/spb/", element: <Menu /> },
    { path: "*", element: <a href="/spb/">Offers</a> },
  ];
  router = createMemoryRouter(routes, { initialEntries: ["/spb/promotions"] });
  act(() => root.render(<InBrowser router={router} />));
});
const go = (to: string) => act(() => router.navigate(to));

it.each(["/spb/#group-salmon", "/spb/?group=salmon&utm_source=vk"])(
  "%s brings the group to its place, with the focus on its heading",
  async (address) => {
    await go(address);
    expect(asked()).toEqual(["group-salmon"]);
    expect(scrolled.mock.calls).toEqual([["group-salmon"]]);
    expect(document.activeElement?.textContent).toBe("Salmon");
    await go("/spb/#group-sets");
    expect([asked(), document.activeElement?.textContent]).toEqual([["group-sets"], "Sets"]);
  },
);

it.each(["/spb/", "/spb/#cart", "/spb/#group-no-such", "/spb/#%", "/spb/?group=no-such"])(
  "%s names no group",
  async (address) => {
    await go(address);
    expect([asked(), scrolled.mock.calls]).toEqual([[], []]);
  },
);

it("the way back leaves the menu where it was", async () => {
  await go("/spb/#group-salmon");
  await go("/spb/promotions");
  scrolled.mockClear();
  await act(() => router.navigate(-1));
  expect(scrolled).not.toHaveBeenCalled();
});
