// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { FindCity } from "../../../../app/shell/city/FindCity";
import { inEnglish } from "../../../support/app/in-shop";
import { reactRoot } from "../../../support/app/react-root";

const submit = vi.hoisted(() => vi.fn());
vi.mock("@remix-run/react", () => ({
  useActionData: () => undefined,
  useNavigation: () => ({ state: "idle" }),
  useSubmit: () => submit,
}));

type Found = (place: { coords: { latitude: number; longitude: number } }) => void;
type Failed = (error: { code: number; PERMISSION_DENIED: number }) => void;

const root = reactRoot();
const asked = vi.fn<(found: Found, failed: Failed) => void>();
const draw = (isFar = false) => act(() => root.render(inEnglish(<FindCity isFar={isFar} onAsk={() => undefined} />)));
const press = () => act(() => document.querySelector("button")?.click());
const text = () => document.body.textContent?.trim();

beforeEach(() => {
  submit.mockReset();
  asked.mockReset();
  Object.defineProperty(navigator, "geolocation", { value: { getCurrentPosition: asked }, configurable: true });
});

it("asks the browser on a press only, and sends what it says, to a hundred metres, in a form's body", () => {
  draw();
  expect(asked).not.toHaveBeenCalled();
  press();
  act(() => asked.mock.calls[0]?.[0]({ coords: { latitude: 59.934723, longitude: 30.319841 } }));
  expect(submit).toHaveBeenCalledWith(
    { latitude: "59.935", longitude: "30.32" },
    { method: "post", action: "/?index", preventScrollReset: true, replace: true },
  );
});

it.each([
  ["refused", 1, "Allow location access in your browser, or choose your city from the list."],
  ["not found", 2, "We couldn’t find out where you are. Choose your city from the list."],
])("says what to do where the position is %s", (_, code, words) => {
  draw();
  press();
  act(() => asked.mock.calls[0]?.[1]({ code, PERMISSION_DENIED: 1 }));
  expect(text()).toContain(words);
  expect(submit).not.toHaveBeenCalled();
});

it("says that no city is near", () => {
  draw(true);
  expect(text()).toContain("We’re not near you yet.");
});
