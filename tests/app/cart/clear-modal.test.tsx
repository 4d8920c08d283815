// @vitest-environment jsdom
import { act } from "react";
import type { FormProps } from "@remix-run/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import ClearRoute from "../../../app/cart/clear.route";
import { ModalPageProvider, type PageParts } from "../../../app/shared/web/modal/page";
import { inShop } from "../../support/app/in-shop";
import { reactRoot } from "../../support/app/react-root";

const cart = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock("../../../app/cart/store/CartProvider", () => ({ useCart: () => cart }));

const root = reactRoot();
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
  cart.refresh.mockClear();
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
