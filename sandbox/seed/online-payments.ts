export type OnlineType = "cardOnline" | "sbp" | "sberPay" | "applePay" | "googlePay";
export type Acquirer = "sber" | "sber_new" | "yookassa" | "ozan";

interface CityPayments {
  acquirer: Acquirer;
  online: readonly OnlineType[];
}

/** How a city's orders are paid for online; a city that is not named takes none. */
export const onlineByCity: Readonly<Record<string, CityPayments>> = {
  spb: { acquirer: "sber", online: ["cardOnline", "sbp", "sberPay"] },
  moscow: { acquirer: "sber_new", online: ["cardOnline", "sbp", "sberPay"] },
  kazan: { acquirer: "yookassa", online: ["cardOnline", "sbp"] },
  minsk: { acquirer: "sber", online: ["cardOnline"] },
  istanbul: { acquirer: "ozan", online: ["cardOnline"] },
  almaty: { acquirer: "yookassa", online: ["cardOnline", "applePay", "googlePay"] },
  berlin: { acquirer: "sber", online: ["cardOnline", "applePay", "googlePay"] },
  kyiv: { acquirer: "sber", online: ["cardOnline", "googlePay"] },
};

/** Shops of a company with an acquirer of its own. */
export const acquirerOfShop: Readonly<Record<number, Acquirer>> = { 103: "sber_new" };

/** Shops that take no money online for what is collected there. */
export const offlineShops: ReadonlySet<number> = new Set([104]);

/** A bank's app opens on a delivery's way; at the counter people pay by card. */
export const deliveryOnly: ReadonlySet<string> = new Set(["sberPay"]);
