// @vitest-environment jsdom
import { act } from "react";
import { createMemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import MarketingBanner, { RETRY_DELAY_MS } from "../../../../app/browse/banners/MarketingBanner";
import { AFTER_PRESS_MS } from "../../../../app/browse/banners/quiet-moment";
import type { BannerNews } from "../../../../app/browse/banners/banner.view";
import type { CityFrameView } from "../../../../app/shared/web/context/city-frame";
import { InBrowser } from "../../../support/app/in-shop";
import { reactRoot } from "../../../support/app/react-root";

let count = 0;
vi.mock("../../../../app/cart/store/CartProvider", () => ({ useCartCount: () => count }));

const banner = {
  id: 3,
  title: "Ramen for dinner",
  text: "The second bowl for half",
  button: { words: "Choose ramen", href: "/spb/?group=soups" },
  later: "Not now",
  hide: "Hide",
  close: "Close",
};

const root = reactRoot("<div id=root></div><main><input value='as it was'></main>");
let router: ReturnType<typeof createMemoryRouter>;
let news: BannerNews | undefined;
/** Requests of the page: what it asked, and what it told. */
let asked: string[];
let told: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [count, asked, told, news] = [0, [], [], { banner, delay: 10 }];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (init.method === "POST") told.push(String(init.body as URLSearchParams));
    else asked.push(path);
    return news ? Response.json(news) : new Response(null, { status: 500 });
  });
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});

async function show(path = "/spb/", frame: Pick<CityFrameView, "opens_banners"> = { opens_banners: true }) {
  const id = "shell/frame/city.route";
  router = createMemoryRouter([{ id, path: "/:city/*", element: <MarketingBanner />, loader: () => frame }], {
    initialEntries: [path],
    hydrationData: { loaderData: { [id]: frame } },
  });
  await act(async () => root.render(<InBrowser router={router} />));
}
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const title = () => document.querySelector("#root dialog h2")?.textContent;
const press = (words: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>("#root button, #root a")]
      .find((one) => one.textContent === words)
      ?.click(),
  );
const input = () => document.querySelector("main input") as HTMLInputElement;

describe("MarketingBannerModal", () => {
  it("appears after its delay, and tells the server so", async () => {
    await show();
    expect(asked).toEqual(["/spb/offer?page=%2F"]);
    await wait(9.9);
    expect(title()).toBeUndefined();
    await wait(0.1);
    expect(title()).toBe("Ramen for dinner");
    expect(told).toEqual(["id=3&intent=shown"]);
  });

  it.each(["Not now", "Close"])("tells the server when it is closed: %s", async (words) => {
    await show();
    await wait(10);
    await press(words);
    expect(title()).toBeUndefined();
    expect(told).toEqual(["id=3&intent=shown", "id=3&intent=closed"]);
    await wait(600);
    expect(title()).toBeUndefined();
  });

  it("leads where it says, and closes on the way", async () => {
    await show("/spb/shops");
    await wait(10);
    await press("Choose ramen");
    expect(router.state.location.pathname + router.state.location.search).toBe("/spb/?group=soups");
    expect(title()).toBeUndefined();
    expect(told.at(-1)).toBe("id=3&intent=closed");
  });

  it.each([
    ["a modal", "<dialog open></dialog>"],
    ["the filters", '<details open><summary>Filters</summary><div style="position: fixed">Vegan</div></details>'],
    ["a menu", '<button aria-expanded="true">Addresses</button>'],
  ])("waits while something lies over the page: %s", async (_, html) => {
    await show();
    document.body.insertAdjacentHTML("beforeend", html);
    await wait(60);
    expect([title(), told]).toEqual([undefined, []]);
    document.body.lastElementChild?.remove();
    await wait(RETRY_DELAY_MS / 1000);
    expect(title()).toBe("Ramen for dinner");
  });

  it("does not wait for an answer that was opened in the page", async () => {
    document.body.insertAdjacentHTML("beforeend", "<details open><summary>When?</summary><p>At noon.</p></details>");
    await show();
    await wait(10);
    expect(title()).toBe("Ramen for dinner");
  });

  it.each(["pointerdown", "keydown", "scroll"])(
    "does not come right after the visitor did something: %s",
    async (name) => {
      await show();
      await wait(9.5);
      document.body.dispatchEvent(new Event(name, { bubbles: true }));
      await wait(1);
      expect([title(), told]).toEqual([undefined, []]);
      await wait(AFTER_PRESS_MS / 1000 + RETRY_DELAY_MS / 1000);
      expect(title()).toBe("Ramen for dinner");
    },
  );

  it("is not asked for with something in the cart, and does not come when that was put there meanwhile", async () => {
    count = 1;
    await show();
    await wait(60);
    expect(asked).toEqual([]);
    count = 0;
    await act(() => router.navigate("/spb/shops"));
    await wait(5);
    count = 1;
    await act(() => router.navigate("/spb/shops#list"));
    await wait(60);
    expect([asked.length, title()]).toEqual([1, undefined]);
  });

  it("never comes over a form that somebody fills in: neither while a field has the focus nor while one holds something new", async () => {
    await show();
    input().focus();
    await wait(20);
    expect(title()).toBeUndefined();
    input().value = "Nevsky";
    input().blur();
    await wait(20);
    expect(title()).toBeUndefined();
    input().value = input().defaultValue;
    await wait(RETRY_DELAY_MS / 1000);
    expect(title()).toBe("Ramen for dinner");
  });

  it("asks anew on another page, and forgets the one that was on its way", async () => {
    await show();
    await wait(5);
    news = {};
    await act(() => router.navigate("/spb/promotions"));
    await wait(60);
    expect(asked).toEqual(["/spb/offer?page=%2F", "/spb/offer?page=%2Fpromotions"]);
    expect(title()).toBeUndefined();
  });

  it("is not asked for in a city that has none, nor on a page that never has one", async () => {
    await show("/spb/", {});
    await wait(60);
    act(() => root.unmount());
    await show("/spb/checkout");
    await wait(60);
    expect([asked, title()]).toEqual([[], undefined]);
  });

  it("is nothing where the server does not answer", async () => {
    news = undefined;
    await show();
    await wait(60);
    expect([title(), told]).toEqual([undefined, []]);
  });
});
