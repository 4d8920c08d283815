// @vitest-environment jsdom
import { act } from "react";
import { expect, it, vi } from "vitest";
import WaitPage from "../../../../../app/orders/payment/bank/wait.route";
import { PAYMENT_POLL_SECONDS } from "../../../../../rules/payment";
import { inEnglish } from "../../../../support/app/in-shop";
import { reactRoot } from "../../../../support/app/react-root";

const router = vi.hoisted(() => ({ load: vi.fn(), navigation: "idle" }));
vi.mock("@remix-run/react", async (original) => ({
  ...(await original<object>()),
  Link: ({ to, children }: { to: string; children: object }) => <a href={to}>{children as never}</a>,
  useLoaderData: () => ({
    path: "/spb/order/payment/1/wait",
    order: { total: "1 845 ₽", pictures: [] },
    refresh: true,
  }),
  useNavigation: () => ({ state: router.navigation }),
}));
vi.mock("../../../../../app/shared/web/hydration/side-fetcher", () => ({
  useSideFetcher: () => ({ load: router.load }),
}));

const root = reactRoot();

it("asks whether the order is paid, but not while the answer leads to another page", () => {
  vi.useFakeTimers();
  const show = () => act(() => root.render(inEnglish(<WaitPage />)));
  const wait = () => act(() => void vi.advanceTimersByTime(PAYMENT_POLL_SECONDS * 1_000));
  show();
  wait();
  expect(router.load).toHaveBeenCalledTimes(1);
  router.navigation = "loading";
  show();
  wait();
  wait();
  expect(router.load).toHaveBeenCalledTimes(1);
});
