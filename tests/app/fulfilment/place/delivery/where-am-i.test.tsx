// @vitest-environment jsdom
import { act } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useWhereAmI } from "../../../../../app/fulfilment/place/delivery/use-where-am-i";
import { inEnglish } from "../../../../support/app/in-shop";
import { reactRoot } from "../../../../support/app/react-root";

const submit = vi.hoisted(() => vi.fn());
vi.mock("@remix-run/react", () => ({
  useNavigation: () => ({ state: "idle" }),
  useParams: () => ({ city: "spb" }),
  useSubmit: () => submit,
}));

type Found = (place: { coords: { latitude: number; longitude: number } }) => void;
type Failed = (error: { code: number; PERMISSION_DENIED: number }) => void;

function Place() {
  const { button, trouble } = useWhereAmI();
  return (
    <>
      {button}
      {trouble}
    </>
  );
}

const root = reactRoot();
const asked = vi.fn<(found: Found, failed: Failed) => void>();
const press = () => act(() => document.querySelector("button")?.click());
const said = () => document.querySelector("[role=status]")?.textContent;

beforeEach(() => {
  submit.mockReset();
  asked.mockReset();
  Object.defineProperty(navigator, "geolocation", { value: { getCurrentPosition: asked }, configurable: true });
  act(() => root.render(inEnglish(<Place />)));
});

describe("where am I on the map of {city}/delivery: the browser is asked on a press only", () => {
  it("and what it says is sent in a form's body, as near as it can tell", () => {
    expect(asked).not.toHaveBeenCalled();
    press();
    act(() => asked.mock.calls[0]?.[0]({ coords: { latitude: 59.934723, longitude: 30.319841 } }));
    expect(submit).toHaveBeenCalledWith(
      { intent: "here", latitude: "59.934723", longitude: "30.319841" },
      { method: "post", action: "/spb/delivery", preventScrollReset: true, replace: true },
    );
    expect(said()).toBe("");
  });

  it.each([
    ["refused", 1, "Allow location access in your browser, or type your address."],
    ["not found", 2, "We couldn’t find out where you are. Type your address."],
    ["not found in time", 3, "We couldn’t find out where you are. Type your address."],
  ])("and where it is %s, words say what to do; another press asks again", (_, code, words) => {
    press();
    press();
    act(() => asked.mock.calls[0]?.[1]({ code, PERMISSION_DENIED: 1 }));
    expect(said()).toBe(words);
    expect([submit.mock.calls.length, asked.mock.calls.length]).toEqual([0, 1]);
    press();
    expect([asked.mock.calls.length, said()]).toEqual([2, ""]);
  });

  it("without scripts the button cannot be seen or reached, and its place is kept", () => {
    expect(renderToStaticMarkup(inEnglish(<Place />))).toMatch(/<button[^>]*class="[^"]*needs-scripts/);
    expect(document.body.innerHTML).not.toMatch(/class="[^"]*needs-scripts/);
  });
});
