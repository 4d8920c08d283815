// @vitest-environment jsdom
import { act } from "react";
import { createMemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { FORM_ID } from "../../../../app/orders/checkout/checkout.view";
import { useSavedDraft } from "../../../../app/orders/checkout/use-saved-draft";
import { WayOut } from "../../../../app/orders/checkout/WayOut";
import { InBrowser } from "../../../support/app/in-shop";
import { reactRoot } from "../../../support/app/react-root";

const root = reactRoot();
afterEach(() => void vi.restoreAllMocks());

function Page() {
  useSavedDraft();
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

const kept = [{ username: "Anna", intent: "leave:/#terms" }];
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
/** The forms that were sent as documents: where and with what. */
function sentDocuments() {
  const sent: object[] = [];
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
    sent.push({ to: new URL(this.action).pathname, ...Object.fromEntries(new FormData(this)) });
  });
  return sent;
}

it.each([
  ["", true, () => Promise.resolve(new Response())],
  [", which happens too if there is no network", false, lost],
])("what was typed into the order form is kept before a link of a dialog leaves it%s", async (_, onLine, answer) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
  const sent = sentDocuments();
  expect(press("dialog a", answer)).toEqual({ wasLet: false, kept });
  await vi.waitFor(() => expect(window.location.hash).toBe("#terms"));
  expect(sent).toEqual([]);
  window.location.hash = "";
});

it("the form is sent as a document, which leads on, if a filter blocks the call", async () => {
  const sent = sentDocuments();
  expect(press("dialog a", lost)).toEqual({ wasLet: false, kept });
  await vi.waitFor(() => expect(sent).toEqual([{ to: "/spb/checkout", ...kept[0] }]));
  expect(window.location.hash).toBe("");
});

it("a button that leaves the form sends it as a document, too, though the form has gone meanwhile", async () => {
  const sent = sentDocuments();
  vi.stubGlobal("fetch", lost);
  const Home = () => (
    <form id={FORM_ID} method="post" action="/spb/checkout">
      <input name="username" defaultValue="Anna" />
      <WayOut to="/spb/cart">Change</WayOut>
    </form>
  );
  const routes = [
    { path: "/spb/checkout", element: <Home /> },
    { path: "/spb/cart", element: <h1>Cart</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/spb/checkout"] });
  act(() => root.render(<InBrowser router={router} />));
  await act(async () => document.querySelector("button")?.click());
  expect(document.querySelector("h1")?.textContent).toBe("Cart");
  await vi.waitFor(() => expect(sent).toEqual([{ to: "/spb/checkout", username: "Anna", intent: "leave:/spb/cart" }]));
});

it("other links are followed as they are", () => {
  expect(press("a", () => Promise.resolve(new Response()))).toEqual({ wasLet: true, kept: [] });
});
