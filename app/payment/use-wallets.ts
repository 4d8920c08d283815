import { useEffect, useState } from "react";

type Wallets = { ApplePaySession?: { canMakePayments(): boolean }; PaymentRequest?: unknown };

/** Whether this browser can pay through a wallet. Nothing can until hydration. */
export function useWallets(): (alias: string) => boolean {
  const [able, setAble] = useState<string[]>([]);
  useEffect(() => {
    const { ApplePaySession, PaymentRequest } = window as Wallets;
    setAble([...(ApplePaySession?.canMakePayments() ? ["applePay"] : []), ...(PaymentRequest ? ["googlePay"] : [])]);
  }, []);
  return (alias) => able.includes(alias);
}
