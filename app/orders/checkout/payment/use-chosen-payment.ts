import { useEffect, useState } from "react";
import { FORM_ID, type WaysToPayView } from "../checkout.view";

/** Undefined without scripts and until hydration. */
export function useChosenPayment(payment: WaysToPayView): string | undefined {
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    const form = document.getElementById(FORM_ID);
    if (!(form instanceof HTMLFormElement)) return;
    const read = () => setChosen(new FormData(form).get("payment_type")?.toString());
    read();
    form.addEventListener("change", read);
    return () => form.removeEventListener("change", read);
  }, [payment]);
  return chosen;
}
