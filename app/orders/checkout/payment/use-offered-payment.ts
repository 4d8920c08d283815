import { useMemo } from "react";
import { useWallets } from "../../payment/ways/use-wallets";
import type { WaysToPayView } from "../checkout.view";

/** Adds the wallets that this browser has. */
export function useOfferedPayment(payment: WaysToPayView): WaysToPayView {
  const wallets = useWallets(payment.wallets);
  const offered = wallets.map(({ alias }) => alias).join(" ");
  return useMemo(() => {
    const found = payment.wallets.filter(({ alias }) => offered.split(" ").includes(alias));
    return { ...payment, now: [...payment.now, ...found] };
  }, [payment, offered]);
}
