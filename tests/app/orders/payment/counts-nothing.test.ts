import "../../../support/app/route";
import { afterEach, beforeAll, expect, test } from "vitest";
import { environment } from "../../../../server/operate/environment";
import { payAnswers, PAYMENT, payWith, readyToPay } from "../../../support/app/paying";
import { wholeShop } from "../../../support/app/whole-shop";
import { orderCalls } from "../../../support/upstream/orders";
import { money, paymentCalls } from "../../../support/upstream/payments";
import { placeCalls } from "../../../support/upstream/places";
import { useUpstream } from "../../../support/upstream/upstream";

useUpstream(placeCalls, orderCalls, paymentCalls);

let shop: Awaited<ReturnType<typeof wholeShop>>;
beforeAll(async () => void (shop = await wholeShop()), 60_000);
afterEach(() => Object.assign(environment(), { GOOGLE_TAG_MANAGER_ID: undefined, YANDEX_METRICA_ID: undefined }));

test("the pages of a payment have nothing of analytics, not even its question: its providers would read the payment's key in their address", async () => {
  Object.assign(environment(), { GOOGLE_TAG_MANAGER_ID: "GTM-TEST1", YANDEX_METRICA_ID: "12345678" });
  payAnswers({ order_id: 48_213, qr_code: "https://qr.nspk.ru/x" });
  const { after } = await payWith(await readyToPay("sbp"));
  money.status = "waiting_for_payment";
  const html = async (path: string) => {
    const response = await shop(path, { headers: { cookie: after } });
    return [response.status, /name="\?analytics=/.test(await response.text())];
  };
  expect(await html(`${PAYMENT}/wait`)).toEqual([200, false]);
  expect(await html("/spb/shops"), "others do").toEqual([200, true]);
});
