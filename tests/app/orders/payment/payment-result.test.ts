import { beforeEach, expect, it } from "vitest";
import { Payer } from "../../../support/app/payer";
import { runningShop } from "../../../support/app/running-shop";
import { wordsOf } from "../../../support/app/words";

const t = wordsOf("en");
const APPROVED = "4111111111111111";
const running = runningShop();
let payer: Payer;

beforeEach(() => {
  payer = new Payer(running);
});

const states = ["payment-success", "payment-failure"];

it.each(states)("?state=%s leads a payment that was taken to its order, which says so", async (state) => {
  const { visitor } = await payer.stored();
  const other = visitor.window();
  await payer.toAcquirer();
  const cookie = visitor.cookie("payment") ?? "";
  await payer.fillIn(APPROVED);
  other.setCookie("payment", cookie);
  await other.open(`/spb/?state=${state}`);
  expect(other.path).toBe(visitor.path);
  expect(other.html).toContain(t("tracking:payment.paid"));
});

it.each(states)("?state=%s proves nothing: a payment that waits goes on waiting", async (state) => {
  const { visitor } = await payer.stored();
  await payer.toAcquirer();
  await visitor.open(`/spb/?state=${state}`);
  expect([visitor.path, visitor.heading]).toEqual([`${payer.path}/wait`, t("payment:wait.title")]);
});

it.each(states)("?state=%s in a browser without that payment is the menu, and leads to the look-up", async (state) => {
  const { visitor } = payer;
  await visitor.open(`/spb/?state=${state}`);
  expect(visitor.path).toBe("/spb/");
  expect(visitor.html).toContain(t("payment:elsewhere.text"));
  expect(visitor.html).toMatch(new RegExp(`href="/spb/order-status"[^>]*>${t("payment:elsewhere.find")}<`));
  await visitor.open("/spb/");
  expect(visitor.html).not.toContain(t("payment:elsewhere.text"));
});
