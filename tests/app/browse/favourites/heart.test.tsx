// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Heart } from "../../../../app/browse/favourites/Heart";
import { wordsOf } from "../../../support/app/words";
import { inShop } from "../../../support/app/in-shop";
import { serverHtml } from "../../../support/app/server-html";

const en = wordsOf("en");

const element = (keys: readonly string[]) =>
  inShop(<Heart product_key="roll" keys={keys} return_to="/spb/product/roll" inModal={false} />);
const answers: Response[] = [];
let root: Root;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", async () => answers.shift() ?? Promise.reject(new TypeError("offline")));
  document.body.innerHTML = `<div id="root"></div>`;
  root = createRoot(document.querySelector("#root") as Element);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const heart = () => document.querySelector("#heart > button") as HTMLButtonElement;
const press = () => act(async () => heart().click());

it("without scripts is a form that leads back to the dish", () => {
  const html = serverHtml(element(["roll"]));
  expect(html).toContain('action="/spb/favourites"');
  expect(html).toContain('value="/spb/product/roll#heart"');
  expect(html).toMatch(/<button name="\?unlike=roll" aria-pressed="true"/);
  expect(html).toContain("Remove from favourites");
  expect(serverHtml(element([]))).toMatch(/<button name="\?like=roll" aria-pressed="false"/);
});

it("is full when it is pressed, and goes back with the reason when that is refused", async () => {
  await act(async () => root.render(element([])));
  answers.push(Response.json({ keys: ["roll"] }));
  await press();
  expect([heart().ariaPressed ?? heart().getAttribute("aria-pressed"), heart().textContent]).toEqual([
    "true",
    "Remove from favourites",
  ]);
  await press();
  await vi.waitFor(() => expect(document.body.textContent).toContain(en("favourites:failed")));
  expect(heart().getAttribute("aria-pressed")).toBe("true");
});
