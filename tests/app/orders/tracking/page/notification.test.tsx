// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { OrderView } from "../../../../../app/orders/tracking/tracking.view";
import {
  useNotification,
  useTelling,
  type OrderNotification,
} from "../../../../../app/orders/tracking/page/use-notification";
import { reactRoot } from "../../../../support/app/react-root";

const path = "/spb/order/48213/tracking";
const title = "Order no. 48213";
const inKitchen: OrderView = {
  status: "cooking",
  order_type: "delivery",
  headline: "We’re making your order.",
  where: "",
  steps: [],
  can_cancel: false,
  cancel_by_call: false,
};

const root = reactRoot('<div id="shop"></div>', "#shop");
const notification = { permission: "default", requestPermission: vi.fn() };
const showNotification = vi.fn(async () => undefined);
const register = vi.fn();

/** A browser that shows notifications once the visitor has answered its question. */
function browser({ answer = "granted", worker = true, saveData = false } = {}) {
  notification.permission = "default";
  notification.requestPermission = vi.fn(async () => (notification.permission = answer));
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("ServiceWorkerRegistration", { prototype: { showNotification } });
  vi.stubGlobal("navigator", {
    connection: { saveData },
    ...(worker && { serviceWorker: { register, getRegistration: async () => ({ showNotification }) } }),
  });
}

let shown: OrderNotification;

function Page({ order, at }: { order: OrderView | undefined; at: string }) {
  shown = useNotification(at);
  useTelling(shown, at, title, order);
  return null;
}
const draw = (order: OrderView | undefined = inKitchen, at = path) =>
  act(async () => root.render(<Page order={order} at={at} />));

beforeEach(() => {
  sessionStorage.clear();
  showNotification.mockClear();
  register.mockReset();
  register.mockResolvedValue(undefined);
});

describe("a notification of the browser", () => {
  it.each([
    ["on its way", "sent"],
    ["ready", "done"],
    ["canceled", "canceled"],
  ])("is shown once, when the order is %s, if it was asked for", async (_, status) => {
    browser();
    await draw();
    expect(shown.state).toBe("offered");
    expect(notification.requestPermission).not.toHaveBeenCalled();
    await act(() => shown.ask());
    expect(shown.state).toBe("asked");
    expect(register).toHaveBeenCalledOnce();
    await draw({ ...inKitchen, status: "packed" });
    await draw(undefined);
    expect(showNotification).not.toHaveBeenCalled();
    const over = { ...inKitchen, status, headline: "News" };
    await draw(over);
    await draw({ ...over });
    expect(showNotification.mock.calls).toEqual([
      [title, { body: "News", icon: "/icons/icon-192.png", lang: "", tag: path, data: path }],
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it("is still wanted after a reload, unless the permission is gone", async () => {
    browser();
    await draw();
    await act(() => shown.ask());
    act(() => root.unmount());
    await draw();
    expect(shown.state).toBe("asked");
    act(() => root.unmount());
    notification.permission = "default";
    await draw();
    expect(shown.state).toBe("offered");
  });

  it("is of one order: another one's page, in the same window, shows none", async () => {
    browser();
    await draw();
    await act(() => shown.ask());
    const other = "/spb/order/48212/tracking";
    await draw({ ...inKitchen, status: "done" }, other);
    expect([shown.state, showNotification.mock.calls]).toEqual(["offered", []]);
    await draw();
    expect(shown.state).toBe("asked");
  });

  it("can be taken back", async () => {
    browser();
    await draw();
    await act(() => shown.ask());
    act(() => shown.takeBack());
    await draw({ ...inKitchen, status: "sent" });
    expect([shown.state, showNotification.mock.calls, sessionStorage.length]).toEqual(["offered", [], 0]);
  });

  it.each([
    ["denied", "denied"],
    ["default", "offered"],
  ])("is not promised where the visitor answers %s", async (answer, state) => {
    browser({ answer });
    await draw();
    await act(() => shown.ask());
    expect([shown.state, register.mock.calls, sessionStorage.length]).toEqual([state, [], 0]);
  });

  it("is not promised where the worker does not load", async () => {
    browser();
    register.mockRejectedValue(new TypeError("Failed to register"));
    await draw();
    await act(() => shown.ask());
    expect(shown.state).toBe("failed");
  });

  it("is wanted until the page ends where nothing can be stored", async () => {
    browser();
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    vi.stubGlobal("sessionStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
    await draw();
    await act(() => shown.ask());
    await draw({ ...inKitchen, status: "sent" });
    expect(showNotification).toHaveBeenCalledOnce();
  });

  it.each([
    ["has no worker", { worker: false }],
    ["saves data", { saveData: true }],
  ])("is not offered where the browser %s", async (_, having) => {
    browser(having);
    await draw();
    expect(shown.state).toBe("none");
  });

  it("is not offered where the shop has no worker, nor without Notification", async () => {
    browser();
    (document.getElementById("shop") as HTMLElement).dataset.offline = "off";
    await draw();
    expect(shown.state).toBe("none");
    act(() => root.unmount());
    delete document.getElementById("shop")?.dataset.offline;
    Reflect.deleteProperty(globalThis, "Notification");
    await draw();
    expect(shown.state).toBe("none");
  });
});
