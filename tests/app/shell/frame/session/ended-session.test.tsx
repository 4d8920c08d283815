// @vitest-environment jsdom
import { act } from "react";
import { expect, it, vi } from "vitest";
import { useEndedSession } from "../../../../../app/shell/frame/session/use-ended-session";
import { cachedOrLoaded, useNewestMenu } from "../../../../../app/browse/menu/menu-cache";
import type { HomeView } from "../../../../../app/browse/menu/menu.view";
import { reactRoot } from "../../../../support/app/react-root";

vi.mock("@remix-run/react", () => ({ useLocation: () => ({ pathname: "/spb/", search: "" }) }));

const words = { ended: "You’ve been signed out.", again: "Sign in again" };
const root = reactRoot("<main></main>");
const menu = (title: string) => ({ title, menu: { grid_key: title, categories: [], found: 1 } }) as unknown as HomeView;
const customers = menu("with the customer’s usual");

function Menu() {
  useNewestMenu(customers);
  return useEndedSession(true, "/spb/session")?.ended;
}

it("leaves no menu of the customer in memory after a sign-out in another window", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => Response.json({ signed_in: false, words }));
  act(() => root.render(<Menu />));
  const back = async () => {
    const load = async () => menu("without");
    return (await cachedOrLoaded(new URL("/spb/", "http://nori.example"), load, async (view) => view)).title;
  };
  expect(await back()).toBe("with the customer’s usual");
  await act(async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(document.body.textContent).toBe(words.ended);
  expect(await back()).toBe("without");
});
