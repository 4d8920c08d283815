import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { say, type MessageKey, type MessageValues } from "../../sandbox/messages";
import { BANK_CODE } from "../../sandbox/seed/test-cards";
import { like, wordsOf } from "../support/app/words";
import { PlainVisitor } from "../support/journeys/plain-visitor";
import { ports } from "../support/journeys/ports.mjs";
import { originOf, SESSION_SECRET, shops } from "../support/journeys/shops";
import { SandboxConsole } from "../support/sandbox/console";
import { cityName, places } from "../support/sandbox/seed";

const kitchen = new SandboxConsole("nori");
const t = wordsOf("ru");
const says = (key: MessageKey, values?: MessageValues) => say(key, "ru", values);
const random = (digits: number) => String(Math.floor(Math.random() * 10 ** digits)).padStart(digits, "0");

/** From the chooser to the page that pays, by links and forms alone: the payment page, or the bank's code of SBP. */
async function toPayment(visitor: PlainVisitor, payment_type: string, heading = t("payment:title")) {
  await visitor.open("/");
  await visitor.follow(new RegExp(`^${cityName("spb", "ru")}`));
  for (const dish of ["set-philadelphia", "lemonade-citrus"]) await visitor.send("product_key", {}, dish);
  await visitor.follow(new RegExp(`^${t("cart:title")}: .*, 2 ${t("cart:dishes", { count: 2 })}$`));
  await visitor.follow(t("cart:go.no_address"));
  const phone = `+7 931 ${random(7)}`;
  const door = { "delivery_address.street": places.spb.address, "delivery_address.room": "12" };
  await visitor.send("intent", { username: "Анна", phone, privacy_policy: "1", payment_type, ...door }, "confirm");
  await visitor.send("code", { code: await kitchen.codeFor(phone.replace(/\D/g, "")) });
  expect([visitor.status, visitor.heading]).toEqual([200, heading]);
}

async function byCard(visitor: PlainVisitor) {
  await visitor.press(like(t("payment:acquirer.button", { sum: "§" })));
  await visitor.refresh();
  expect(visitor.heading).toBe(says("payTitle"));
  await visitor.send("number", { number: "4000 0000 0000 1000", expiry: "12/30", cvv: "123" });
  expect(visitor.heading).toBe(says("codeTitle"));
  await visitor.send("code", { code: BANK_CODE });
}

async function inApp(visitor: PlainVisitor) {
  const phone = visitor.window();
  await phone.open(visitor.linkTo(t("payment:app.open")) ?? "");
  await phone.press(like(says("payButton", { amount: "§" })));
}

async function expectPaid(visitor: PlainVisitor) {
  expect(visitor.html).toMatch(like(t("payment:paid", { number: "§" })));
  expect(visitor.heading).toContain(t("tracking:now.accepted"));
  const order_id = Number(/\/order\/(\d+)\/tracking$/.exec(visitor.path)?.[1]);
  expect(await kitchen.status(order_id)).toBe("accepted");
}

test("dinner is paid by card through 3-D Secure, by links and forms alone", async () => {
  const visitor = new PlainVisitor(originOf("nori"), "ru");
  await toPayment(visitor, "cardOnline");
  await byCard(visitor);
  await expectPaid(visitor);
});

test("dinner is paid by SBP, by links and forms alone", async () => {
  const visitor = new PlainVisitor(originOf("nori"), "ru");
  await toPayment(visitor, "sbp", t("payment:app.title"));
  await inApp(visitor);
  await visitor.refresh();
  await expectPaid(visitor);
});

test.describe("a shop that is restarted", () => {
  const PORT = ports.spare.shop + 3;
  const origin = `http://localhost:${PORT}`;
  let server: ChildProcess;

  async function start() {
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(PORT),
      UPSTREAM_URL: shops.nori.sandbox,
      SESSION_SECRET,
      ANSWER_CACHE: "off",
      WARM_PICTURES: "0",
      DRAIN_SECONDS: "0",
      LOG_LEVEL: "error",
    };
    server = spawn(process.execPath, ["build/main.js"], { env, stdio: "ignore" });
    const isUp = () =>
      fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isUp, { timeout: 30_000 }).toBe(true);
  }

  async function restart() {
    server.kill("SIGKILL");
    await once(server, "exit");
    await start();
  }

  test.beforeAll(start);
  test.afterAll(async () => {
    server.kill("SIGKILL");
    // The next try takes the same port.
    await once(server, "exit");
  });

  test("between the order and its payment, and while the visitor is at the bank, loses nothing", async () => {
    const visitor = new PlainVisitor(origin, "ru");
    await toPayment(visitor, "cardOnline");
    await restart();
    await visitor.press(like(t("payment:acquirer.button", { sum: "§" })));
    await visitor.refresh();
    await visitor.send("number", { number: "4000 0000 0000 1000", expiry: "12/30", cvv: "123" });
    await restart();
    await visitor.send("code", { code: BANK_CODE });
    await expectPaid(visitor);
  });
});
