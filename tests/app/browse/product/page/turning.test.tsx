// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Neighbours } from "../../../../../app/browse/product/page/Neighbours";
import type { ProductView } from "../../../../../app/browse/product/product.view";
import { inEnglish } from "../../../../support/app/in-shop";
import { reactRoot } from "../../../../support/app/react-root";

const navigate = vi.hoisted(() => vi.fn());
const here = vi.hoisted(() => ({ pathname: "/spb/", search: "", state: { openedHere: true } }));
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children, ...rest }: { to: string; children: React.ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
  useLocation: () => here,
  useNavigate: () => navigate,
  useParams: () => ({ city: "spb" }),
}));

const view = (key: string, place: number, previous?: string, next?: string) => {
  const other = (name?: string) => name && { key: name, name };
  const group = { alias: "rolls", name: "Rolls", place, of: 3, previous: other(previous), next: other(next) };
  return { key, name: `The ${key}`, return_to: "/spb/", group } as ProductView;
};
const first = view("a", 1, undefined, "b");
const second = view("b", 2, "a", "c");

const root = reactRoot("<main></main>");
beforeEach(() => {
  navigate.mockClear();
});

const show = (shown: ProductView, inModal = false, more: React.ReactNode = null) =>
  act(() =>
    root.render(
      inEnglish(
        <>
          {more}
          <Neighbours view={shown} inModal={inModal} />
        </>,
      ),
    ),
  );
const press = (key: string, target: Element = document.body, more: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));

function swipe(
  from: [number, number],
  to: [number, number],
  target: Element = document.querySelector("main") as Element,
) {
  const touch = ([clientX, clientY]: [number, number]) => ({ clientX, clientY, identifier: 0, target });
  const send = (type: string, touches: object[], changedTouches: object[]) =>
    target.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { touches, changedTouches }));
  send("touchstart", [touch(from)], [touch(from)]);
  send("touchend", [], [touch(to)]);
}

const went = () => navigate.mock.calls.map(([to]) => to as string);
const toB = "/spb/product/b?return_to=%2Fspb%2F";

describe("the neighbours of a dish", () => {
  it("are links to their pages, without scripts too", () => {
    show(second);
    const links = [...document.querySelectorAll("nav a")].map((link) => [
      link.getAttribute("href"),
      link.textContent.trim(),
    ]);
    expect(links).toEqual([
      ["/spb/product/a?return_to=%2Fspb%2F", "Previous dish: a"],
      ["/spb/product/c?return_to=%2Fspb%2F", "Next dish: c"],
    ]);
    expect(document.querySelector("nav")?.getAttribute("aria-label")).toBe("Other dishes in “Rolls”");
  });

  it("open by arrow keys, in place of this dish's address: Back leaves the dish", () => {
    show(second);
    press("ArrowLeft");
    press("ArrowRight");
    press("ArrowDown");
    expect(went()).toEqual(["/spb/product/a?return_to=%2Fspb%2F", "/spb/product/c?return_to=%2Fspb%2F"]);
    expect(navigate.mock.calls[0]?.[1]).toMatchObject({ replace: true });
  });

  it("change the dialog's own address, and the way back from it stays", () => {
    here.search = "?group=rolls&modal=ProductInfoModal&product_key=b";
    show(second, true);
    press("ArrowRight");
    expect(navigate).toHaveBeenCalledExactlyOnceWith("?group=rolls&modal=ProductInfoModal&product_key=c", {
      replace: true,
      preventScrollReset: true,
      state: { openedHere: true },
    });
    here.search = "";
  });

  it("are none beyond the ends of the group", () => {
    show(first);
    press("ArrowLeft");
    swipe([100, 300], [300, 300]);
    expect(navigate).not.toHaveBeenCalled();
    press("ArrowRight");
    expect(went()).toEqual([toB]);
  });

  it.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])("leave the browser its own keys with %s", (key) => {
    show(second);
    press("ArrowLeft", document.body, { [key]: true });
    expect(navigate).not.toHaveBeenCalled();
  });

  it("leave fields, radios and what scrolls sideways their arrow keys and touches", () => {
    show(
      second,
      false,
      <>
        <input type="number" />
        <input type="radio" />
        <textarea />
        <ul style={{ overflowX: "auto" }}>
          <li />
        </ul>
      </>,
    );
    const list = document.querySelector("ul") as Element;
    Object.defineProperties(list, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
    for (const target of document.querySelectorAll("input, textarea, li")) {
      press("ArrowRight", target);
      swipe([300, 300], [100, 300], target);
    }
    expect(navigate).not.toHaveBeenCalled();
  });

  it("wait while another dialog is open over the dish", () => {
    show(second);
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.setAttribute("open", "");
    press("ArrowRight");
    swipe([300, 300], [100, 300]);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe("a swipe", () => {
  it.each<[string, [number, number], [number, number], string[]]>([
    ["to the left opens the next dish", [300, 300], [150, 320], ["/spb/product/c?return_to=%2Fspb%2F"]],
    ["to the right the one before", [100, 300], [300, 280], ["/spb/product/a?return_to=%2Fspb%2F"]],
    ["that is short does nothing", [300, 300], [260, 300], []],
    ["that is more of a scroll does nothing", [300, 300], [220, 400], []],
    ["from the window's edge is the browser's", [10, 300], [300, 300], []],
  ])("%s", (_, from, to, expected) => {
    show(second);
    swipe(from, to);
    expect(went()).toEqual(expected);
  });

  it("does nothing once something has scrolled with it", () => {
    show(second);
    const main = document.querySelector("main") as Element;
    const touch = { clientX: 300, clientY: 300 };
    main.dispatchEvent(Object.assign(new Event("touchstart", { bubbles: true }), { touches: [touch] }));
    document.dispatchEvent(new Event("scroll"));
    const end = { touches: [], changedTouches: [{ clientX: 100, clientY: 300 }] };
    main.dispatchEvent(Object.assign(new Event("touchend", { bubbles: true }), end));
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe("the dish that came", () => {
  const said = () => document.querySelector('[role="status"]')?.textContent;

  it("is told to a screen reader, the first one is not", () => {
    show(first);
    expect(said()).toBe("");
    show(second);
    expect(said()).toBe("The b, 2 of 3");
    show(first);
    expect(said()).toBe("The a, 1 of 3");
  });

  it("leaves the focus on the link, or gives it to the other one at the end of the group", () => {
    show(second);
    document.querySelector<HTMLElement>('a[rel="prev"]')?.focus();
    show(view("c", 3, "b", undefined));
    expect(document.activeElement?.getAttribute("rel")).toBe("prev");
    show(second);
    document.querySelector<HTMLElement>('a[rel="next"]')?.focus();
    show(view("c", 3, "b", undefined));
    expect(document.activeElement?.getAttribute("rel")).toBe("prev");
  });
});
