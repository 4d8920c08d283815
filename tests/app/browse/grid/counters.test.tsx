// @vitest-environment jsdom
import { act, Component, createRef, useSyncExternalStore, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ShownCount } from "../../../../app/cart/store/shown-cart";
import { AddButton } from "../../../../app/browse/grid/AddButton";
import { CardCounter, Counters } from "../../../../app/browse/grid/Counters";

/** The counts of the cart's products. `broken` throws while it renders. */
const cart = vi.hoisted(() => {
  let counts: Record<string, number> = {};
  let products: string[] = [];
  const choices: Record<string, string[]> = {};
  const prices: Record<string, string> = {};
  const listeners = new Set<() => void>();
  return {
    products: () => products,
    choices: (product_key: string) => choices[product_key] ?? [product_key],
    price: (product_key: string) => prices[product_key] ?? "590\u00a0₽",
    costs: (product_key: string, price: string) => void (prices[product_key] = price),
    choose: (product_key: string, ...lines: string[]) => void (choices[product_key] = lines),
    count: (product_key: string) => counts[product_key] ?? 0,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next: Record<string, number>) {
      counts = next;
      products = Object.keys(next);
      for (const listener of [...listeners]) listener();
    },
  };
});

const place = vi.hoisted(() => ({ city: "spb" }));

vi.mock("@remix-run/react", () => ({ useParams: () => place }));
vi.mock("react-i18next", () => ({
  useTranslation: () => ({ t: (key: string, { name = "" } = {}) => `${key} ${name}`.trim() }),
}));
vi.mock("../../../../app/cart/store/CartProvider", () => ({
  useCart: () => ({ countOf: cart.count, setProductCount: vi.fn(), retry: vi.fn() }),
  useProductsInCart: () => useSyncExternalStore(cart.subscribe, cart.products),
  useProductCount: (product_key: string): ShownCount => {
    const count = useSyncExternalStore(cart.subscribe, () => cart.count(product_key));
    if (product_key === "broken" && count > 0) throw new Error("a broken counter");
    return {
      count,
      lines: cart.choices(product_key),
      price: cart.price(product_key),
      sale_multiplicity: 1,
      pending: false,
      failed: false,
    };
  },
}));

const openModal = vi.fn();
const grid = createRef<HTMLDivElement>() as { current: HTMLDivElement };
let root: Root;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>It failed</p> : this.props.children;
  }
}

/** The counter as the server renders it into a slot. */
function counterHtml(product_key: string, total: number): string {
  const product = { product_key, name: product_key, total, line_key: product_key, choices: 1, sale_multiplicity: 1 };
  const words = { less: `less ${product_key}`, more: `more ${product_key}`, full: "full" };
  return renderToStaticMarkup(
    <span>
      <CardCounter product={product} city="spb" words={words} />
    </span>,
  );
}

/** A card as the server renders it, with a counter in its slot if the product was in the cart. */
const card = (product_key: string, total = 0) =>
  `<li><h3><a href="/spb/product/${product_key}">${product_key}</a></h3>
   <div><b>590\u00a0₽</b> <i>${total ? counterHtml(product_key, total) : ""}</i><button name="?product_key=${product_key}">Add</button></div></li>`;

function serve(...cards: string[]) {
  document.body.innerHTML = `<div id="grid">${cards.join("")}</div><div id="root"></div>`;
  grid.current = document.querySelector("#grid") as HTMLDivElement;
}

const render = () =>
  act(() =>
    root.render(
      <Boundary>
        <Counters grid={grid} openModal={openModal} />
      </Boundary>,
    ),
  );

const slot = (product_key: string) =>
  document.querySelector(`[href="/spb/product/${product_key}"]`)?.closest("li")?.querySelector("i") as HTMLElement;
const addButton = (product_key: string) => slot(product_key).nextElementSibling as HTMLButtonElement;
const stepButtons = (product_key: string) => [...slot(product_key).querySelectorAll("button")];

beforeEach(() => {
  place.city = "spb";
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  cart.set({});
});

afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** React reports the error of a broken part to the window too. */
const silence = () => {
  window.addEventListener("error", (event) => event.preventDefault());
};

it("finds the cards of a city whose name in addresses is encoded", () => {
  place.city = "köln";
  cart.set({ roll: 2 });
  serve(card("roll").replace("/spb/", "/k%C3%B6ln/"));
  root = createRoot(document.querySelector("#root") as Element);
  render();
  expect([...document.querySelectorAll("#grid i button")].map((button) => button.textContent)).toEqual([
    "less roll",
    "more roll",
  ]);
});

it("takes the place of the server's counter, and the focus stays on the same button", () => {
  cart.set({ roll: 2 });
  serve(card("roll", 2), card("soup"));
  root = createRoot(document.querySelector("#root") as Element);
  const rendered = stepButtons("roll");
  rendered[0]?.focus();
  render();
  expect(slot("roll").children).toHaveLength(1);
  expect(slot("roll").textContent).toContain("2");
  expect(stepButtons("roll")).toHaveLength(2);
  expect(stepButtons("roll")[0]).not.toBe(rendered[0]);
  expect(document.activeElement).toBe(stepButtons("roll")[0]);
  expect(slot("soup").innerHTML).toBe("");
});

it("appears with the focus on plus if Add had it, and gives it to the dish's name when the product goes", async () => {
  serve(card("roll"), card("soup"));
  root = createRoot(document.querySelector("#root") as Element);
  render();
  addButton("roll").focus();
  act(() => cart.set({ roll: 1 }));
  expect(document.activeElement).toBe(stepButtons("roll")[1]);
  act(() => cart.set({}));
  await Promise.resolve();
  expect(slot("roll").children).toHaveLength(0);
  expect(document.activeElement).toBe(document.querySelector('h3 a[href$="/roll"]'));
});

it("leaves the grid's Add button in a card that the server rendered without one", () => {
  cart.set({ roll: 2 });
  serve(card("roll", 2).replace(/<button name="\?product_key.*?<\/button>/, ""));
  root = createRoot(document.querySelector("#root") as Element);
  render();
  act(() => cart.set({}));
  expect(addButton("roll").outerHTML).toBe(
    renderToStaticMarkup(<AddButton product_key="roll" name="roll" word="add" />),
  );
});

it("asks which of several choices is meant", () => {
  cart.choose("sushi", "sushi~wasabi:1", "sushi");
  cart.set({ sushi: 3 });
  serve(card("sushi", 3));
  root = createRoot(document.querySelector("#root") as Element);
  render();
  const [less, more] = stepButtons("sushi");
  expect([less?.textContent, more?.textContent]).toEqual(["fewerOf sushi", "moreOf sushi"]);
  act(() => less?.click());
  expect(openModal.mock.lastCall).toEqual(["CartModal"]);
  act(() => more?.click());
  expect(openModal.mock.lastCall).toEqual(["ProductInfoModal", { product_key: "sushi" }]);
});

it("tells what the choice in the cart costs, if the card tells another price", () => {
  cart.costs("pizza", "657\u00a0₽");
  cart.set({ pizza: 2, roll: 2 });
  serve(card("pizza"), card("roll"));
  root = createRoot(document.querySelector("#root") as Element);
  render();
  expect([slot("pizza"), slot("roll")].map((one) => one.querySelector("small")?.textContent)).toEqual([
    "yours 657\u00a0₽",
    undefined,
  ]);
});

it("leaves the focus alone where it is in another card", async () => {
  serve(card("roll"), card("soup"));
  root = createRoot(document.querySelector("#root") as Element);
  render();
  addButton("soup").focus();
  act(() => cart.set({ roll: 1 }));
  act(() => cart.set({}));
  await Promise.resolve();
  expect(document.activeElement).toBe(addButton("soup"));
});

it("goes with the page's part that is unmounted, and leaves the grid's own elements", () => {
  cart.set({ roll: 2 });
  serve(card("roll", 2), card("soup"));
  root = createRoot(document.querySelector("#root") as Element);
  render();
  act(() => root.render(null));
  expect(slot("roll").children).toHaveLength(0);
  expect(addButton("roll").name).toBe("?product_key=roll");
  expect(grid.current.querySelectorAll("li")).toHaveLength(2);
});

it("that throws while it renders leaves the server's counters, which submit the form", () => {
  silence();
  cart.set({ roll: 2, broken: 1 });
  serve(card("roll", 2), card("broken", 1));
  root = createRoot(document.querySelector("#root") as Element);
  const before = grid.current.innerHTML;
  render();
  expect(document.querySelector("#root")?.textContent).toBe("It failed");
  expect(grid.current.innerHTML).toBe(before);
});

it("that throws later removes every counter, and Add buttons stay", () => {
  silence();
  cart.set({ roll: 2 });
  serve(card("roll", 2), card("broken"));
  root = createRoot(document.querySelector("#root") as Element);
  render();
  act(() => cart.set({ roll: 2, broken: 1 }));
  expect(document.querySelector("#root")?.textContent).toBe("It failed");
  expect([slot("roll").children.length, slot("broken").children.length]).toEqual([0, 0]);
  expect([addButton("roll").name, addButton("broken").name]).toEqual(["?product_key=roll", "?product_key=broken"]);
});
