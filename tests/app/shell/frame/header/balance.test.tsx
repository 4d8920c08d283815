// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { inShop } from "../../../../support/app/in-shop";
import { Bonuses } from "../../../../../app/shell/frame/header/Bonuses";
import { reactRoot } from "../../../../support/app/react-root";

const root = reactRoot();
const asked = vi.fn<(path: string) => Promise<Response>>();
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const draw = (user?: object) => {
  const frame = { bonuses: { words: "Bonuses" }, city: { alias: "spb" }, user };
  act(() => root.render(inShop(<Bonuses />, { frame })));
};

beforeEach(() => {
  vi.stubGlobal("fetch", asked);
  vi.useFakeTimers();
  asked.mockReset().mockImplementation(() => Promise.resolve(Response.json({ number: "312", words: "312 bonuses" })));
});

it("a customer's balance is asked for 1 s after the page", async () => {
  draw({});
  await wait(999);
  expect(asked).not.toHaveBeenCalled();
  expect(document.body.textContent).toBe("Bonuses");
  await wait(1);
  expect(asked.mock.calls.map(([path]) => path)).toEqual(["/spb/bonus/balance"]);
  expect(document.body.textContent).toBe("312 312 bonuses");
});

it("nobody's balance is asked for where nobody is signed in, nor after the page has gone", async () => {
  draw();
  await wait(5_000);
  act(() => root.unmount());
  draw({});
  await wait(500);
  act(() => root.render(null));
  await wait(5_000);
  expect(asked).not.toHaveBeenCalled();
});
