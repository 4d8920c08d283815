// @vitest-environment jsdom
import { act } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { NearMe } from "../../../../../../app/fulfilment/place/shops/list/NearMe";
import { inEnglish } from "../../../../../support/app/in-shop";
import { reactRoot } from "../../../../../support/app/react-root";

const submit = vi.hoisted(() => vi.fn());
vi.mock("@remix-run/react", () => ({ Link: "a", useNavigation: () => ({ state: "idle" }), useSubmit: () => submit }));

type Found = (place: { coords: { latitude: number; longitude: number } }) => void;
type Failed = (error: { code: number; PERMISSION_DENIED: number }) => void;

const root = reactRoot();
const asked = vi.fn<(found: Found, failed: Failed) => void>();
const action = "/spb/shops?return_to=%2Fspb%2Fshops";
const draw = () => act(() => root.render(inEnglish(<NearMe action={action} />)));
const press = () => act(() => document.querySelector("button")?.click());
const said = () => document.querySelector("[role=alert]")?.textContent?.trim();

beforeEach(() => {
  submit.mockReset();
  asked.mockReset();
  Object.defineProperty(navigator, "geolocation", { value: { getCurrentPosition: asked }, configurable: true });
});

describe("show the nearest to me: the browser is asked on the press of the button only", () => {
  it("and sends what it says, to a hundred metres, in a form's body", () => {
    draw();
    expect(asked).not.toHaveBeenCalled();
    press();
    act(() => asked.mock.calls[0]?.[0]({ coords: { latitude: 59.934723, longitude: 30.319841 } }));
    expect(submit).toHaveBeenCalledWith(
      { intent: "near", latitude: "59.935", longitude: "30.32" },
      { method: "post", action, preventScrollReset: true, replace: true },
    );
    expect(said()).toBeUndefined();
  });

  it.each([
    ["refused", 1, "Allow location access in your browser, or choose a restaurant from the list."],
    ["not found", 2, "We couldn’t find out where you are. Choose a restaurant from the list."],
    ["not found in time", 3, "We couldn’t find out where you are. Choose a restaurant from the list."],
  ])("and says what to do where it is %s", (_, code, words) => {
    draw();
    press();
    act(() => asked.mock.calls[0]?.[1]({ code, PERMISSION_DENIED: 1 }));
    expect(said()).toBe(words);
    expect(submit).not.toHaveBeenCalled();
    press();
    expect([asked.mock.calls.length, said()]).toEqual([2, undefined]);
  });

  it("and sends nothing from a page that has gone meanwhile", () => {
    draw();
    press();
    act(() => root.render(null));
    asked.mock.calls[0]?.[0]({ coords: { latitude: 59.9, longitude: 30.3 } });
    expect(submit).not.toHaveBeenCalled();
  });

  it("which keeps its place in the server's HTML, and is not to be seen there", () => {
    expect(renderToStaticMarkup(inEnglish(<NearMe action={action} />))).toMatch(/class="[^"]*needs-scripts/);
    draw();
    expect(document.body.innerHTML).not.toMatch(/class="[^"]*needs-scripts/);
  });
});
