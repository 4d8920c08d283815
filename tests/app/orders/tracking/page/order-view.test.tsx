// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { OrderView, TrackingView } from "../../../../../app/orders/tracking/tracking.view";
import { useOrderView } from "../../../../../app/orders/tracking/page/use-order-view";
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
  const { order } = useOrderView(loaded, whileHidden).view;
  return (
    <p>
      {order?.courier?.words}
      {order?.contents?.total}
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
    const loaded = { ...page(onItsWay), title: "In the kitchen · 15:01 · Nori" };
    draw(loaded);
    fetcher.data = { ...page(onItsWay), title: "Courier on the way · 15:01 · Nori" };
    draw(loaded);
    expect(document.title).toBe("Courier on the way · 15:01 · Nori");
    fetcher.data = { ...page(undefined), title: "Order no. 48213 · Nori" };
    draw(loaded);
    expect(document.title).toBe("Courier on the way · 15:01 · Nori");
  });

  it("and is hidden as soon as an answer comes without it, with the known contents", async () => {
    const loaded = page({ ...onItsWay, contents: { total: "1 845 ₽" } as OrderView["contents"] });
    draw(loaded);
    expect(text()).toBe(`${words}1 845 ₽`);
    fetcher.data = page({ ...onItsWay, courier: undefined });
    draw(loaded);
    expect(text()).toBe("1 845 ₽");
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
