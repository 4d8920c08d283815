// @vitest-environment jsdom
import { act } from "react";
import { createMemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ActiveOrder } from "../../../../../app/shell/frame/active-order/ActiveOrder";
import { tellOrders } from "../../../../../app/shared/web/context/order-news";
import { InBrowser, inEnglish } from "../../../../support/app/in-shop";
import { reactRoot } from "../../../../support/app/react-root";

const root = reactRoot('<div id="shop"></div>', "#shop");
const line = {
  name: "Waits for payment",
  title: "Waits for payment",
  note: "1 minute left",
  icon: "clock" as const,
  to: "/spb/order/payment/k",
  own_pages: "/spb/order/payment/",
  words: "Pay",
};
const over = { ...line, title: "Delivered", note: undefined, is_over: true };

/** The next answer of `{city}/active-order`. Undefined is a failure. */
let news: object | undefined;
const ask = vi.fn(async () => (news ? Response.json(news) : new Response(null, { status: 503 })));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", ask);
  ask.mockClear();
});

async function open(active_order: object = line) {
  const data = { city: { alias: "spb" }, active_order };
  const city = {
    id: "shell/frame/city.route",
    path: "/:city/*",
    loader: () => data,
    element: <ActiveOrder overBar={false} />,
  };
  const router = createMemoryRouter([city], {
    initialEntries: ["/spb/"],
    hydrationData: { loaderData: { "shell/frame/city.route": data } },
  });
  await act(async () => root.render(inEnglish(<InBrowser router={router} />)));
  return (page: string) => act(() => router.navigate(page));
}
async function answer(given: object | undefined) {
  news = given;
  await act(() => vi.advanceTimersByTimeAsync(31_000));
}
const place = () => document.querySelector("aside");
/** The line's words; undefined where its place is kept, null where it has none. */
const shown = () =>
  place()?.className.includes("gone") ? undefined : (place()?.querySelector("b")?.textContent ?? null);

describe("the line of the active order, on a page that stays open", () => {
  it("goes when there is no order any more, and its place with the page", async () => {
    const go = await open();
    await answer({});
    expect(place()).not.toBeNull();
    expect(shown()).toBeUndefined();
    await answer({ line });
    expect(ask).toHaveBeenCalledOnce();
    await go("/spb/cart");
    expect(shown()).toBeNull();
    await go("/spb/");
    expect(shown()).toBeNull();
  });

  it("stays after an answer that failed", async () => {
    await open();
    await answer(undefined);
    expect(shown()).toBe("Waits for payment");
    await answer({ line: { ...line, title: "Cooking" } });
    expect(shown()).toBe("Cooking");
  });

  it("tells the end until the next page, and never again", async () => {
    const go = await open();
    await answer({ line: over });
    news = {};
    const restored = Object.assign(new Event("pageshow"), { persisted: true });
    await act(async () => void window.dispatchEvent(restored));
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(shown()).toBe("Delivered");
    await go("/spb/cart");
    expect(shown()).toBeNull();
    await go("/spb/");
    expect(shown()).toBeNull();
  });

  it("tells at once what another answer of the page tells of its order, and asks when another window knows more", async () => {
    await open({ ...line, of: { order: 7, status: "accepted" } });
    const news = {
      order: 7,
      status: "cooking",
      line: { ...line, title: "Cooking", of: { order: 7, status: "cooking" } },
    };
    act(() => tellOrders([{ ...news, order: 8 }, news]));
    expect(shown()).toBe("Cooking");
    expect(ask).not.toHaveBeenCalled();
    await answer({ line: { ...line, title: "Sent", of: { order: 7, status: "sent" } } });
    expect(shown()).toBe("Sent");
    const channel = new BroadcastChannel("orders");
    ask.mockClear();
    channel.postMessage({ order: 7, status: "sent" });
    channel.postMessage({ order: 7, status: "canceled" });
    await act(() => vi.waitFor(() => expect(ask).toHaveBeenCalledOnce()));
    channel.close();
  });

  it("tells on the page that is open what was asked for on the last one", async () => {
    const go = await open();
    let late: ((response: Response) => void) | undefined;
    ask.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)));
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    await go("/spb/cart");
    await act(async () => late?.(Response.json({ line: over })));
    expect(shown()).toBe("Delivered");
  });
});
