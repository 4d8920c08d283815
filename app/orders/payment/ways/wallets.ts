type ApplePay = { canMakePayments(): boolean };

/** Queries only the card systems; the acquirer's page requests the payment itself. */
const googlePay = {
  supportedMethods: "https://google.com/pay",
  data: {
    environment: "PRODUCTION",
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: [
      {
        type: "CARD",
        parameters: {
          allowedAuthMethods: ["PAN_ONLY", "CRYPTOGRAM_3DS"],
          allowedCardNetworks: ["VISA", "MASTERCARD"],
        },
      },
    ],
  },
};

/** Used for queries only; it is never paid. */
const nothing = { total: { label: "-", amount: { currency: "USD", value: "0.00" } } };

const queries: Record<string, () => Promise<boolean> | boolean> = {
  applePay: () => (window as { ApplePaySession?: ApplePay }).ApplePaySession?.canMakePayments() ?? false,
  googlePay: async () =>
    "PaymentRequest" in window && mayAsk() && (await new PaymentRequest([googlePay], nothing).canMakePayment()),
};

/** Where a Permissions-Policy disables payments, Chromium's console would report the query as a violation. */
function mayAsk(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature(feature: string): boolean } };
  return featurePolicy?.allowsFeature("payment") ?? true;
}

/** False if a policy or an error prevents the query. */
export async function canPayWith(payment_type: string): Promise<boolean> {
  try {
    return (await queries[payment_type]?.()) ?? false;
  } catch {
    return false;
  }
}
