// @vitest-environment jsdom
import { createMemoryRouter, useLocation } from "react-router-dom";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useOpenedPromotion } from "../../../../app/browse/promotions/use-opened-promotion";
import * as modalLink from "../../../../app/shared/web/modal/use-modal-link";
import { InBrowser } from "../../../support/app/in-shop";
import { reactRoot } from "../../../support/app/react-root";

const root = reactRoot("<main></main>");
let opened: [string, unknown][];
let isPhone = false;

beforeEach(() => {
  vi.useFakeTimers();
  opened = [];
  isPhone = false;
  vi.spyOn(modalLink, "useOpenModal").mockReturnValue((...asked: unknown[]) => void opened.push(asked as never));
  window.matchMedia = () => ({ matches: isPhone }) as MediaQueryList;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => void vi.restoreAllMocks());

function List({ asked }: { asked?: string }) {
  const { opened: alias, toggle } = useOpenedPromotion(asked);
  const { search } = useLocation();
  return (
    <>
      <p>{`${alias ?? "none"} ${search}`}</p>
      <button onClick={(event) => toggle("gifts", event)}>More</button>
    </>
  );
}

function show(address: string, asked?: string) {
  const router = createMemoryRouter([{ path: "*", element: <List asked={asked} /> }], { initialEntries: [address] });
  act(() => root.render(<InBrowser router={router} />));
}
const text = () => document.querySelector("p")?.textContent;
const press = () => act(() => document.querySelector("button")?.click());
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe("the promotion of an address", () => {
  it("opens after 300 ms, not before: on a desktop in PromoModal", async () => {
    show("/spb/promotions?alias=gifts", "gifts");
    await wait(299);
    expect(opened).toEqual([]);
    await wait(1);
    expect(opened).toEqual([["PromoModal", { alias: "gifts" }]]);
    await wait(5_000);
    expect(opened).toHaveLength(1);
  });

  it("on a phone it opens in its card, and the address names it", async () => {
    isPhone = true;
    show("/spb/promotions?alias=gifts", "gifts");
    await wait(300);
    expect([opened, text()]).toEqual([[], "gifts ?alias=gifts"]);
  });

  it("stays closed where none is asked for, or another modal is open already", async () => {
    show("/spb/promotions?modal=CitiesModal&alias=gifts", "gifts");
    await wait(1_000);
    expect(opened).toEqual([]);
  });
});

describe("“More”", () => {
  it("on a phone opens the card and writes the alias to the query; “Show less” takes it out again", async () => {
    isPhone = true;
    show("/spb/promotions");
    press();
    await wait(0);
    expect(text()).toBe("gifts ?alias=gifts");
    press();
    await wait(0);
    expect(text()).toBe("none ");
  });

  it("on a desktop is left to its link, which opens PromoModal", async () => {
    show("/spb/promotions");
    press();
    await wait(0);
    expect(text()).toBe("none ");
  });
});
