import { expect, test } from "@playwright/test";
import { say } from "../../sandbox/messages";
import { BANK_CODE } from "../../sandbox/seed/test-cards";
import { like, wordsOf } from "../support/app/words";
import { OwnShop } from "../support/journeys/own-shop";
import { PlainVisitor } from "../support/journeys/plain-visitor";
import { ports } from "../support/journeys/ports.mjs";
import { SandboxConsole } from "../support/sandbox/console";
import { cityName, places } from "../support/sandbox/seed";

const kitchen = new SandboxConsole("nori");
const t = wordsOf("ru");
const random = (digits: number) => String(Math.floor(Math.random() * 10 ** digits)).padStart(digits, "0");

const ownShop = new OwnShop(ports.spare.shop + 3, ["build/main.js"]);
const start = () => ownShop.start({ DRAIN_SECONDS: "0" });

async function restart() {
  await ownShop.stop();
  await start();
}

test.beforeAll(start);
test.afterAll(() => ownShop.stop());

test("a shop that is restarted between order and payment, and while the visitor is at the bank, loses nothing", async () => {
  const visitor = new PlainVisitor(ownShop.origin, "ru");
  await visitor.open("/");
  await visitor.follow(new RegExp(`^${cityName("spb", "ru")}`));
  for (const dish of ["set-philadelphia", "lemonade-citrus"]) await visitor.send("product_key", {}, dish);
  await visitor.follow(new RegExp(`^${t("cart:title")}: .*, 2 ${t("cart:dishes", { count: 2 })}$`));
  await visitor.follow(t("cart:go.no_address"));
  const phone = `+7 931 ${random(7)}`;
  const person = { username: "Анна", phone, privacy_policy: "1", payment_type: "cardOnline" };
  const door = { "delivery_address.street": places.spb.address, "delivery_address.room": "12" };
  await visitor.send("intent", { ...person, ...door }, "confirm");
  await visitor.send("code", { code: await kitchen.codeFor(phone.replace(/\D/g, "")) });
  expect([visitor.status, visitor.heading]).toEqual([200, t("payment:title")]);

  await restart();
  await visitor.press(like(t("payment:acquirer.button", { sum: "§" })));
  await visitor.refresh();
  expect(visitor.heading).toBe(say("payTitle", "ru"));
  await visitor.send("number", { number: "4000 0000 0000 1000", expiry: "12/30", cvv: "123" });
  expect(visitor.heading).toBe(say("codeTitle", "ru"));

  await restart();
  await visitor.send("code", { code: BANK_CODE });
  expect(visitor.html).toContain(t("tracking:payment.paid"));
  expect(visitor.heading).toContain(t("tracking:now.accepted"));
  const order_id = Number(/\/order\/(\d+)\/tracking$/.exec(visitor.path)?.[1]);
  expect(await kitchen.status(order_id)).toBe("accepted");
});
