import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import type { WholeCartRequest } from "../store/cart-requests";
import { useCart } from "../store/CartProvider";

/**
 * Sends a change of the cart in place of a form, and returns the reason if it failed, until `forget` is called. `error`
 * comes from the page's own response and is shown until the first change, or until the next response.
 */
export function useCartChange(error: string | undefined) {
  const { t } = useTranslation("offers");
  const cart = useCart();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>();
  const [answered, setAnswered] = useState(error);
  if (answered !== error) {
    setAnswered(error);
    setFailure(undefined);
  }

  async function change(event: SyntheticEvent, request: WholeCartRequest): Promise<"done" | "refused" | "busy"> {
    event.preventDefault();
    if (sending) return "busy";
    setSending(true);
    const refused = await cart.change(request);
    setSending(false);
    setFailure(refused === undefined ? null : refused || t("failed"));
    return refused === undefined ? "done" : "refused";
  }
  const forget = () => setFailure(null);
  return { sending, error: failure === undefined ? error : (failure ?? undefined), forget, change };
}
