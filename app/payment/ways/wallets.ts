type ApplePay = { canMakePayments(): boolean };

/** What Google's handler is asked about: whether it can give cards of these systems at all. The acquirer's page asks for the payment itself. */
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

/** Only asked about: nothing is paid by it. */
const nothing = { total: { label: "-", amount: { currency: "USD", value: "0.00" } } };

const asked: Record<string, () => Promise<boolean> | boolean> = {
  applePay: () => (window as { ApplePaySession?: ApplePay }).ApplePaySession?.canMakePayments() ?? false,
  googlePay: async () =>
    "PaymentRequest" in window && mayAsk() && (await new PaymentRequest([googlePay], nothing).canMakePayment()),
};

/** False where this document's Permissions-Policy keeps payments off: Chromium's console would call the question a violation. */
function mayAsk(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature(feature: string): boolean } };
  return featurePolicy?.allowsFeature("payment") ?? true;
}

/** Whether this browser has the wallet of a payment type. False where a policy or an error forbids to ask. */
export async function canPayWith(payment_type: string): Promise<boolean> {
  try {
    return (await asked[payment_type]?.()) ?? false;
  } catch {
    return false;
  }
}
