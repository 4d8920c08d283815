import { useEffect, useRef } from "react";
import { useCart } from "./CartProvider";

/**
 * For a modal that changes the cart. The page behind it does not revalidate, so the store loads the cart when the modal
 * closes after a submission. The returned submit handler records the submission, because a fast response may arrive
 * before React has rendered the pending state.
 */
export function useRefreshAfterSubmit() {
  const cart = useCart();
  const submitted = useRef(false);
  useEffect(() => () => void (submitted.current && cart.refresh()), [cart]);
  return () => {
    submitted.current = true;
  };
}
