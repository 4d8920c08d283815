import { expect, it } from "vitest";
import { Payer } from "../../../../support/app/payer";
import { runningShop } from "../../../../support/app/running-shop";
import { escaped, like, wordsOf } from "../../../../support/app/words";

const t = wordsOf("en");
const running = runningShop();

it("an order is looked up by phone and number in another browser, and in that one only", async () => {
  const { visitor, phone, browser, numberOf } = await new Payer(running).stored("cash");
  const order = numberOf();
  const ask = (order_id: string) => other.send("order_id", { phone, order_id });
  expect(visitor.text).toContain(t("tracking:keepNumber.text"));
  expect(visitor.linkTo(t("tracking:cancel"))).toBeDefined();

  const other = browser();
  await other.open("/spb/");
  await other.follow(t("frame:links.order-status"));
  expect(other.heading).toBe(t("tracking:lookUp.title"));
  await ask(String(order + 5_000));
  expect(other.text).toContain(t("tracking:lookUp.missing"));
  expect(other.valueOf("order_id")).toBe(String(order + 5_000));
  await ask(`№ ${order}`);
  expect([other.status, other.path]).toEqual([200, visitor.path]);
  expect(other.text).toMatch(like(t("tracking:number", { number: order })));
  expect(other.linkTo(t("tracking:cancel"))).toBeUndefined();

  const stranger = browser();
  await stranger.open(visitor.path);
  expect(stranger.status).toBe(404);
});

it("an order that waits for its payment is looked up and paid in another browser", async () => {
  const payer = await new Payer(running).stored("sbp");
  const [words = ""] = like(t("payment:app.order", { number: "§" })).exec(payer.visitor.text) ?? [];
  const [order_id = ""] = /\d{4,}/.exec(words) ?? [];

  const other = payer.browser();
  await other.open("/spb/order-status");
  await other.send("order_id", { phone: payer.phone, order_id });
  expect(other.heading).toBe(t("tracking:waiting"));
  await other.follow(like(t("tracking:pay", { sum: "§" })));
  await other.press(new RegExp(`^${escaped(t("payment:start", { sum: "" }))}`));
  await payer.openApp(other);
  await payer.confirmInApp();
  await other.refresh();
  expect(other.path).toBe(`/spb/order/${order_id}/tracking`);
  expect(other.heading).toContain(t("tracking:now.accepted"));
  expect(other.text).toContain(t("tracking:payment.paid"));
});
