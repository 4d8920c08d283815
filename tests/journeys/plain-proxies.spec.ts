import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { hasProgram } from "../../tools/prepare.mjs";
import { BANK_CODE } from "../../sandbox/seed/test-cards";
import { like, wordsOf } from "../support/app/words";
import { OwnShop } from "../support/journeys/own-shop";
import { PlainVisitor } from "../support/journeys/plain-visitor";
import { ports } from "../support/journeys/ports.mjs";
import { SandboxConsole } from "../support/sandbox/console";
import { places, plainDishes } from "../support/sandbox/seed";

const kitchen = new SandboxConsole("nori");
const t = wordsOf("ru");
const dishes = plainDishes("nori").slice(0, 8);
const ownShop = new OwnShop(ports.spare.shop + 5);
const shop = `127.0.0.1:${ports.spare.shop + 5}`;
const port = ports.spare.shop + 6;
const origin = `http://localhost:${port}`;

/** The text of a documented file with its addresses replaced, and without TLS. Fails if one is not found. */
function documented(file: string, replacements: [RegExp, string][]): string {
  return replacements.reduce(
    (text, [found, by]) => {
      expect(text, file).toMatch(found);
      return text.replace(found, by);
    },
    readFileSync(`docs/proxies/${file}`, "utf8"),
  );
}

/** One process that stays in the foreground, with its files beside the configuration. */
const nginx = (site: string) => `
  daemon off; master_process off; pid nginx.pid; events {}
  http {
    access_log off;
    client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
    ${site}
  }`;

const proxies = [
  {
    name: "nginx with its defaults",
    program: "nginx",
    config: () =>
      nginx(`server {
        listen 127.0.0.1:${port};
        location / { proxy_pass http://${shop}; proxy_set_header Host $http_host; }
      }`),
  },
  {
    name: "the documented nginx",
    program: "nginx",
    config: () =>
      nginx(
        documented("nginx.conf", [
          [/10\.0\.0\.1\d:3000/g, shop],
          [/server \{\s+listen 80;[^}]*\}/, ""],
          [/listen 443 ssl http2/, `listen 127.0.0.1:${port}`],
          [/ssl_certificate.*/g, ""],
        ]),
      ),
  },
  {
    name: "the documented HAProxy",
    program: "haproxy",
    config: () =>
      documented("haproxy.cfg", [
        [/10\.0\.0\.1\d:3000/g, shop],
        [/bind :80/, ""],
        [/bind :443.*/, `bind 127.0.0.1:${port}`],
        [/http-request redirect.*/, ""],
        [/Proto https/, "Proto http"],
      ]),
  },
];

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

// They share a shop and a port.
test.describe.configure({ mode: "default" });
test.beforeAll(() => ownShop.start({ TRUSTED_PROXIES: "1" }));
test.afterAll(() => ownShop.stop());

for (const { name, program, config } of proxies)
  test(`three dinners in a row are ordered through ${name}, two in cash and one by card`, async ({}, testInfo) => {
    test.slow();
    test.skip(!hasProgram(program), `${program} is not installed`);
    const folder = testInfo.outputPath();
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/proxy.conf`, config());
    const args = program === "nginx" ? ["-p", ".", "-e", "error.log", "-c", "proxy.conf"] : ["-f", "proxy.conf"];
    const proxy = spawn(`/usr/sbin/${program}`, args, { cwd: folder, stdio: "ignore" });
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
      const isAt = (path: RegExp) => expect([visitor.path, visitor.status]).toEqual([expect.stringMatching(path), 200]);

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
      proxy.kill("SIGKILL");
      if (proxy.exitCode === null) await once(proxy, "exit");
    }
  });
