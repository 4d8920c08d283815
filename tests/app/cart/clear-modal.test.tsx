// @vitest-environment jsdom
import { act } from "react";
import type { FormProps } from "@remix-run/react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import ClearRoute from "../../../app/cart/clear.route";
import { ModalPageProvider, type PageParts } from "../../../app/modal/page";
import { inShop } from "../../support/app/in-shop";

const cart = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock("../../../app/cart/store/CartProvider", () => ({ useCart: () => cart }));

let root: Root;
const submit = () =>
  document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));

/** The modal, whose form is never seen being sent: the answer comes at once. */
const parts: PageParts = {
  view: { title: "", error_title: "", return_to: "/spb/" },
  answer: undefined,
  sending: false,
  titleId: "title",
  inModal: true,
  Form: ({ onSubmit, children }: FormProps) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event);
      }}
    >
      {children}
    </form>
  ),
  Back: () => null,
};

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  cart.refresh.mockClear();
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild as Element);
  act(() =>
    root.render(
      inShop(
        <ModalPageProvider value={parts}>
          <ClearRoute />
        </ModalPageProvider>,
      ),
    ),
  );
});
afterEach(() => vi.unstubAllGlobals());

it("loads the cart anew when the modal closes after a submit, however fast its answer was", () => {
  act(() => void submit());
  expect(cart.refresh).not.toHaveBeenCalled();
  act(() => root.unmount());
  expect(cart.refresh).toHaveBeenCalledOnce();
});

it("loads nothing when the modal is closed without a submit", () => {
  act(() => root.unmount());
  expect(cart.refresh).not.toHaveBeenCalled();
});
