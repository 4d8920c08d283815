// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { FORM_ID } from "../../../app/checkout/checkout.view";
import { useKeptDraft } from "../../../app/checkout/use-kept-draft";
import { reactRoot } from "../../support/app/react-root";

const root = reactRoot();
afterEach(() => void vi.restoreAllMocks());

function Page() {
  useKeptDraft();
  return (
    <>
      <form id={FORM_ID} method="post" action="/spb/checkout">
        <input name="username" defaultValue="Anna" />
      </form>
      <a href="#menu">Menu</a>
      <dialog>
        <a href="#terms">Terms</a>
      </dialog>
    </>
  );
}

/** Presses a link: whether the browser was let follow it, and what had been kept before. */
function press(selector: string, answer: () => Promise<Response>) {
  const asked = vi.fn<typeof fetch>(answer);
  vi.stubGlobal("fetch", asked);
  act(() => root.render(<Page />));
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  const wasLet = document.querySelector(selector)?.dispatchEvent(click);
  return { wasLet, kept: asked.mock.calls.map(([, init]) => Object.fromEntries(init?.body as FormData)) };
}

it.each([
  ["", () => Promise.resolve(new Response())],
  [", which happens too if it cannot be kept", () => Promise.reject(new Error("offline"))],
])("what was typed into the order form is kept before a link of a dialog leaves it%s", async (_, answer) => {
  const kept = [{ username: "Anna", intent: "leave:/" }];
  expect(press("dialog a", answer)).toEqual({ wasLet: false, kept });
  await vi.waitFor(() => expect(window.location.hash).toBe("#terms"));
  window.location.hash = "";
});

it("other links are followed as they are", () => {
  expect(press("a", () => Promise.resolve(new Response()))).toEqual({ wasLet: true, kept: [] });
});
