import { useEffect, useRef } from "react";
import { useCart } from "./store/CartProvider";

/**
 * For a modal that changes the cart. The page behind it does not revalidate, so the store loads the cart when the modal closes after a submit.
 * Told by the submit itself: a fast answer may come before React has rendered that the form is being sent.
 */
export function useRefreshAfterSubmit() {
  const cart = useCart();
  const submitted = useRef(false);
  useEffect(() => () => void (submitted.current && cart.refresh()), [cart]);
  return () => {
    submitted.current = true;
  };
}
