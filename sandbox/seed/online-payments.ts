export type OnlineType = "cardOnline" | "sbp" | "sberPay" | "applePay" | "googlePay";
export type Acquirer = "sber" | "sber_new" | "yookassa" | "ozan" | "payone";

interface CityPayments {
  acquirer: Acquirer;
  online: readonly OnlineType[];
}

/** Online payment by the city's alias; other cities have none. */
export const onlineByCity: Readonly<Record<string, CityPayments>> = {
  spb: { acquirer: "sber", online: ["cardOnline", "sbp", "sberPay"] },
  moscow: { acquirer: "sber_new", online: ["cardOnline", "sbp", "sberPay"] },
  kazan: { acquirer: "yookassa", online: ["cardOnline", "sbp"] },
  minsk: { acquirer: "sber", online: ["cardOnline"] },
  istanbul: { acquirer: "ozan", online: ["cardOnline"] },
  almaty: { acquirer: "yookassa", online: ["cardOnline", "applePay", "googlePay"] },
  berlin: { acquirer: "payone", online: ["cardOnline", "applePay", "googlePay"] },
  kyiv: { acquirer: "sber", online: ["cardOnline", "googlePay"] },
};

export const acquirerOfShop: Readonly<Record<number, Acquirer>> = { 103: "sber_new" };

export const offlineShops: ReadonlySet<number> = new Set([104]);

export const deliveryOnly: ReadonlySet<string> = new Set(["sberPay"]);

/** Cities in which a delivery service may bring the order and collect the money itself. */
export const aggregatorCities: ReadonlySet<string> = new Set(["kazan", "berlin"]);
