// @vitest-environment jsdom
import { act, type ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Orders } from "../../../../../app/account/profile/orders/Orders";
import type { OrdersPage, OrdersView } from "../../../../../app/account/profile/profile.view";
import { reactRoot } from "../../../../support/app/react-root";

const fetcher = vi.hoisted(() => ({ data: undefined as unknown, isIdle: true, load: vi.fn() }));
vi.mock("react-i18next", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock("@remix-run/react", () => ({
  Form: ({ children }: { children: ReactNode }) => <form>{children}</form>,
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
  useLoaderData: () => undefined,
  useActionData: () => undefined,
  useNavigation: () => ({ state: "idle" }),
  useLocation: () => ({ pathname: "/spb/profile", search: "?tab=orders" }),
  useParams: () => ({ city: "spb" }),
  useNavigate: () => vi.fn(),
  useMatches: () => [],
}));
vi.mock("../../../../../app/shared/web/hydration/side-fetcher", () => ({
  useSideFetcher: (key: string) => (key === `poll ${here}` ? fetcher : { isIdle: true, load: vi.fn() }),
}));

const here = "/spb/profile?tab=orders";
const page = (status: string): OrdersPage => ({ title: "", error_title: "", path: "", tabs: [], orders: list(status) });
const list = (status: string): OrdersView => ({
  page: 1,
  days: [
    {
      day: "Today",
      orders: [
        {
          number: "48213",
          pictures: [],
          title: "2 items",
          named: "No. 48213, 14:58",
          kind: "Delivery",
          place: "Nevsky prospekt, 20",
          status,
          tone: "now",
          icon: "clock",
          open: false,
          contents_at: `${here}&open=48213`,
          contents_down: false,
        },
      ],
    },
  ],
  here,
  isActive: true,
  updated_at: "15:00",
  news: [],
  menu: "/spb/",
});

const root = reactRoot();
const loaded = page("Accepted");
const draw = () => act(() => root.render(<Orders loaded={loaded} />));

beforeEach(() => {
  vi.useFakeTimers();
  fetcher.load.mockReset();
  fetcher.data = undefined;
  draw();
});

describe("the list of orders", () => {
  it("is loaded again every 120 seconds, this page of it", () => {
    act(() => void vi.advanceTimersByTime(119_000));
    expect(fetcher.load).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1_000));
    act(() => void vi.advanceTimersByTime(240_000));
    expect(fetcher.load.mock.calls).toEqual([[here], [here], [here]]);
  });

  it("shows what came, and keeps it when a page without it comes", () => {
    fetcher.data = page("On the way");
    draw();
    expect(document.body.textContent).toContain("On the way");
    fetcher.data = { tabs: [] };
    draw();
    expect(document.body.textContent).toContain("On the way");
  });
});
