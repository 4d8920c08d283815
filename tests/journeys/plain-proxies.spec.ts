import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { hasProgram } from "../../tools/prepare.mjs";
import { BANK_CODE } from "../../sandbox/seed/test-cards";
import { like, wordsOf } from "../support/app/words";
import { OwnShop } from "../support/journeys/own-shop";
import { PlainVisitor } from "../support/journeys/plain-visitor";
import { ports } from "../support/journeys/ports.mjs";
import { documentedHaproxy, documentedNginx, plainNginx, startProxy } from "../support/proxies";
import { SandboxConsole } from "../support/sandbox/console";
import { places, plainDishes } from "../support/sandbox/seed";

const kitchen = new SandboxConsole("nori");
const t = wordsOf("ru");
const dishes = plainDishes("nori").slice(0, 8);
const ownShop = new OwnShop(ports.spare.shop + 5);
const shop = `127.0.0.1:${ports.spare.shop + 5}`;
const port = ports.spare.shop + 6;
const origin = `http://localhost:${port}`;

/** Every field of the form, at lengths that people use. */
const door = {
  "delivery_address.room": "1204",
  "delivery_address.entrance": "12",
  "delivery_address.floor": "25",
  "delivery_address.intercom": "1204К7788",
  "delivery_address.description": "Жёлтая дверь под аркой, второй двор, лифт справа",
};
const person = {
  username: "Константин Константинопольский-Заозёрный",
  email: "konstantin.konstantinopolsky@example.com",
  order_comment:
    "Здравствуйте! Позвоните, пожалуйста, за пятнадцать минут до приезда: домофон не работает, спущусь сам. " +
    "Подъезд со двора, за аркой налево, мимо детской площадки, жёлтая дверь с кодом. Если не отвечу, наберите жене.",
};

test.beforeAll(() => ownShop.start({ TRUSTED_PROXIES: "1" }));
test.afterAll(() => ownShop.stop());

test("three dinners in a row are ordered through each proxy, two in cash and one by card", async ({}, testInfo) => {
  test.slow();
  for (const proxy of [plainNginx, documentedNginx, documentedHaproxy]) {
    const step = hasProgram(proxy.program) ? test.step : test.step.skip;
    await step(`through ${proxy.name}`, async () => {
      const folder = testInfo.outputPath(proxy.name.replace(/\W+/g, "-"));
      mkdirSync(folder, { recursive: true });
      const running = startProxy(proxy, { shop, port }, folder);
      try {
        const status = () =>
          fetch(`${origin}/healthz`).then(
            ({ status: code }) => code,
            () => 0,
          );
        await expect.poll(status, { timeout: 20_000 }).toBe(200);

        const visitor = new PlainVisitor(origin, "ru");
        const phone = `${places.moscow.phone} ${String(Math.floor(Math.random() * 10 ** 7)).padStart(7, "0")}`;
        const dinner = async (count: number) => {
          for (const product_key of dishes)
            await visitor.postUnseen("/moscow/cart/add", { product_key, count: String(count) });
          await visitor.open("/moscow/checkout");
        };
        const isAt = (path: RegExp) =>
          expect([visitor.path, visitor.status]).toEqual([expect.stringMatching(path), 200]);

        await visitor.open("/moscow/");
        await dinner(1);
        const first = { ...person, ...door, "delivery_address.street": places.moscow.address };
        await visitor.send("intent", { ...first, phone, privacy_policy: "1", payment_type: "cash" }, "confirm");
        await visitor.send("code", { code: await kitchen.codeFor(phone.replace(/\D/g, "")) });
        isAt(/order\/\d+\/tracking/);
        await dinner(2);
        await visitor.send("intent", { ...person, ...door, payment_type: "cash" }, "order");
        isAt(/order\/\d+\/tracking/);
        await dinner(3);
        await visitor.send("intent", { ...person, ...door, payment_type: "cardOnline" }, "order");
        isAt(/order\/payment\//);
        await visitor.press(like(t("payment:acquirer.button", { sum: "§" })));
        await visitor.refresh();
        await visitor.send("number", { number: "4000 0000 0000 1000", expiry: "12/30", cvv: "123" });
        await visitor.send("code", { code: BANK_CODE });
        isAt(/order\/\d+\/tracking/);
        expect(visitor.html).toContain(t("tracking:payment.paid"));
      } finally {
        running.kill("SIGKILL");
        if (running.exitCode === null) await once(running, "exit");
      }
    });
  }
});
