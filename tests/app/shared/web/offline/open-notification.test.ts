import { describe, expect, it, vi } from "vitest";
import { openNotification } from "../../../../../app/shared/web/offline/open-notification";

const PATH = "/spb/order/48213/tracking";

async function press(...urls: string[]) {
  const [close, openWindow] = [vi.fn(), vi.fn(async () => undefined)];
  const tabs = urls.map((url) => ({ url: `https://nori.example${url}`, focus: vi.fn(async () => undefined) }));
  await openNotification({ matchAll: async () => tabs, openWindow }, { data: PATH, close });
  expect(close).toHaveBeenCalledOnce();
  return { focused: tabs.map(({ focus }) => focus.mock.calls.length), opened: openWindow.mock.calls };
}

describe("a press on the notification", () => {
  it("shows the tab of the order's page, whatever its query", async () => {
    expect(await press("/spb/", `${PATH}?map=home`)).toEqual({ focused: [0, 1], opened: [] });
  });

  it("opens the page where no tab has it", async () => {
    expect(await press("/spb/", "/spb/order/1/tracking")).toEqual({ focused: [0, 0], opened: [[PATH]] });
  });
});
