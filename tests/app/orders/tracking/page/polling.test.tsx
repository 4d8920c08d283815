// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { OrderView, TrackingView } from "../../../../../app/orders/tracking/tracking.view";
import { usePolledView } from "../../../../../app/orders/tracking/page/use-polling";
import { reactRoot } from "../../../../support/app/react-root";

const fetcher = vi.hoisted(() => ({ data: undefined as unknown, hasFailed: false, isLoading: false, load: vi.fn() }));
vi.mock("../../../../../app/shared/web/hydration/side-fetcher", () => ({ useSideFetcher: () => fetcher }));

const path = "/spb/order/48213/tracking";
const words = "The courier is 1.1 km away in a straight line.";
const onItsWay: OrderView = {
  status: "sent",
  order_type: "delivery",
  headline: "On its way",
  where: "",
  steps: [],
  can_cancel: false,
  cancel_by_call: false,
  courier: { words, news: words },
};
const page = (order: OrderView | undefined, refresh = true): TrackingView => ({
  title: "Order",
  path,
  number: "48213",
  updated_at: "19:00",
  refresh,
  order,
});

const root = reactRoot();

function Tracking({ loaded, whileHidden }: { loaded: TrackingView; whileHidden?: boolean }) {
  const { view, behind } = usePolledView(loaded, whileHidden);
  return (
    <p>
      {view.order?.courier?.words}
      {behind && "behind"}
    </p>
  );
}
const draw = (loaded: TrackingView, whileHidden?: boolean) =>
  act(() => root.render(<Tracking loaded={loaded} whileHidden={whileHidden} />));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const text = () => document.querySelector("p")?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  fetcher.data = undefined;
  fetcher.load.mockReset();
});

describe("the courier's position is refreshed every 30 s", () => {
  it("from this page's own address", async () => {
    draw(page(onItsWay));
    await pass(29_999);
    expect(fetcher.load).not.toHaveBeenCalled();
    await pass(60_001);
    expect(fetcher.load.mock.calls).toEqual(Array(3).fill([path]));
  });

  it.each([
    ["not while the page is hidden", undefined, 0],
    ["every minute while it is hidden, if a notification is wanted", true, 2],
  ])("%s", async (_, whileHidden, polls) => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    draw(page(onItsWay), whileHidden);
    await pass(130_000);
    expect(fetcher.load).toHaveBeenCalledTimes(polls);
    vi.restoreAllMocks();
  });

  it("with the title of the tab, which an answer without the order leaves", async () => {
    draw({ ...page(onItsWay), title: "In the kitchen · 15:01 · Nori" });
    fetcher.data = { ...page(onItsWay), title: "Courier on the way · 15:01 · Nori" };
    draw({ ...page(onItsWay), title: "In the kitchen · 15:01 · Nori" });
    expect(document.title).toBe("Courier on the way · 15:01 · Nori");
    fetcher.data = { ...page(undefined), title: "Order no. 48213 · Nori" };
    draw({ ...page(onItsWay), title: "In the kitchen · 15:01 · Nori" });
    expect(document.title).toBe("Courier on the way · 15:01 · Nori");
  });

  it("and is hidden as soon as an answer comes without it", async () => {
    draw(page(onItsWay));
    expect(text()).toBe(words);
    fetcher.data = page({ ...onItsWay, courier: undefined });
    draw(page(onItsWay));
    expect(text()).toBe("");
  });

  it("an answer without the order leaves the last one, and says that it is behind", async () => {
    draw(page(onItsWay));
    fetcher.data = page(undefined);
    draw(page(onItsWay));
    expect(text()).toBe(`${words}behind`);
  });

  it("another order's answer is not shown", async () => {
    fetcher.data = {
      ...page({ ...onItsWay, courier: { words: "elsewhere", news: "" } }),
      path: "/spb/order/1/tracking",
    };
    draw(page(onItsWay));
    expect(text()).toBe(words);
  });

  it.each([
    ["once the order is done", page({ ...onItsWay, status: "done" })],
    ["once the order is cancelled", page({ ...onItsWay, status: "canceled" })],
    ["where the visitor has stopped it", page(onItsWay, false)],
  ])("no more %s", async (_, loaded) => {
    draw(loaded);
    await pass(120_000);
    expect(fetcher.load).not.toHaveBeenCalled();
  });
});
