import { expect, test } from "@playwright/test";
import { PlainVisitor } from "../support/journeys/plain-visitor";
import { SandboxConsole } from "../support/sandbox/console";
import { cityName, dishName, places, shopStreet } from "../support/sandbox/seed";
import { originOf } from "../support/journeys/shops";
import { wordsOf } from "../support/app/words";

const kitchen = new SandboxConsole("nori");
const random = (digits: number) => String(Math.floor(Math.random() * 10 ** digits)).padStart(digits, "0");

test("dinner is delivered in Saint Petersburg, by links and forms alone", async () => {
  const t = wordsOf("ru");
  const visitor = new PlainVisitor(originOf("nori"), "ru");
  const phone = `+7 931 ${random(7)}`;

  await visitor.open("/");
  await visitor.follow(new RegExp(`^${cityName("spb", "ru")}`));
  expect(visitor.path).toBe("/spb/");

  await visitor.send("product_key", {}, "set-philadelphia");
  expect(visitor.way[0]).toBe("POST 303 /spb/cart/add");
  await visitor.send("product_key", {}, "lemonade-citrus");
  expect(visitor.way).toEqual(["POST 303 /spb/cart/add", "GET 200 /spb/"]);
  expect(visitor.cookie("session")).toBeTruthy();

  await visitor.follow(new RegExp(`^${t("cart:title")}: .*, 2 ${t("cart:dishes", { count: 2 })}$`));
  expect(visitor.heading).toBe(t("cart:title"));
  expect(visitor.text).toContain(dishName("nori", "set-philadelphia", "ru"));

  await visitor.follow(t("cart:go.no_address"));
  expect(visitor.heading).toBe(t("checkout:title"));
  await visitor.open("/spb/order-type?order_type=delivery&return_to=%2Fspb%2Fcart");
  await visitor.send("address", { address: "", room: "" });
  expect(visitor.status).toBe(422);
  expect(visitor.errorOf("address")).toContain(t("place:errors.address"));
  await visitor.send("address", { address: "Невский проспект, 28", room: "12", entrance: "2" });
  expect(visitor.way[0]).toMatch(/^POST 303 /);

  await visitor.open("/spb/cart");
  await visitor.open("/spb/login?request_uri=%2Fspb%2Fcheckout");
  expect(visitor.heading).toBe(t("account:title"));
  await visitor.send("phone", { phone: "+7 931" });
  expect(visitor.status).toBe(422);
  expect(visitor.errorOf("phone")).not.toBe("");
  expect(visitor.errorOf("privacy_policy")).toContain(t("account:errors.consent"));
  await visitor.send("phone", { phone, privacy_policy: "1" });
  expect(visitor.heading).toBe(t("account:codeTitle"));
  const code = await kitchen.codeFor(phone.replace(/\D/g, ""));
  await visitor.send("code", { code: code === "0000" ? "1111" : "0000" });
  expect(visitor.status).toBe(422);
  expect(visitor.text, "what the demo said of the code stays").toContain(code);
  await visitor.send("code", { code });
  expect(visitor.way[0]).toMatch(/^POST 303 /);
  expect(visitor.heading).toBe(t("checkout:title"));

  await visitor.send("intent", { username: "", cash: "12 рублей" }, "order");
  expect(visitor.status).toBe(422);
  expect(visitor.errorOf("username")).toContain(t("checkout:errors.username"));
  expect(visitor.errorOf("cash")).toContain(t("checkout:errors.cashDigits"));
  expect(visitor.valueOf("delivery_address.entrance")).toBe("2");

  const form = visitor.formWith("order_key");
  const filled = { username: "Анна", cash: "5000", order_comment: "Без лука" };
  await visitor.send("intent", filled, "order");
  expect(visitor.way[0]).toBe("POST 303 /spb/checkout");
  const order = visitor.path;
  expect(order).toMatch(/^\/spb\/order\/\d+\/tracking/);

  // The same form once more, as by a reload of an old page, leads to the same order.
  await visitor.post("/spb/checkout", [
    ...form.fields.filter(([name]) => !(name in filled)),
    ...Object.entries(filled),
    ["intent", "order"],
  ]);
  expect(visitor.path).toBe(order);

  expect(visitor.heading).toContain(t("tracking:now.accepted"));
  expect(visitor.refreshes, "it asks for itself again without scripts").toBe("30");
  await visitor.follow(t("tracking:refresh.stop"));
  expect(visitor.refreshes, "and is still when told to").toBeUndefined();
});

test("dinner is collected in Berlin, by links and forms alone", async () => {
  const t = wordsOf("de");
  const visitor = new PlainVisitor(originOf("nori"), "de");
  const phone = `+49 151 ${random(8)}`;

  await visitor.open("/berlin/");
  await visitor.follow(t("common:shops"));
  expect(visitor.text).toMatch(shopStreet(places.berlin.shop));
  await visitor.press(new RegExp(`^${t("place:shop.choose")}: ${shopStreet(places.berlin.shop).source}`));
  expect(visitor.way[0]).toBe(`POST 303 /berlin/shops/${places.berlin.shop}`);

  expect(visitor.path).toBe("/berlin/");
  for (const dish of ["set-maki", "lemonade-citrus"]) await visitor.send("product_key", {}, dish);
  await visitor.follow(new RegExp(`^${t("cart:title")}: .*, 2 ${t("cart:dishes", { count: 2 })}$`));
  await visitor.send("count", {}, "2");
  expect(visitor.way[0]).toBe("POST 303 /berlin/cart");

  await visitor.follow(t("cart:go.sign_in"));
  await visitor.send("intent", { username: "Jürgen", phone, privacy_policy: "1" }, "confirm");
  await visitor.send("code", { code: await kitchen.codeFor(phone.replace(/\D/g, "")) });
  expect(visitor.way[0]).toBe("POST 303 /berlin/checkout/code");
  const order_id = Number(/order\/(\d+)\/tracking/.exec(visitor.path)?.[1]);
  expect((await kitchen.orders()).find((order) => order.order_id === order_id)).toMatchObject({
    order_type: "takeaway",
    status: "accepted",
  });

  await visitor.follow(t("tracking:cancel"));
  await visitor.press(t("tracking:cancelYes"));
  expect(visitor.way[0]).toBe(`POST 303 /berlin/order/${order_id}/cancel`);
  expect(visitor.path).toBe("/berlin/profile?tab=orders");
  expect(await kitchen.status(order_id)).toBe("canceled");

  await visitor.follow(t("common:profile"));
  expect(visitor.heading).toBe(t("account:signedInTitle"));
  await visitor.press(t("account:signOut"));
  expect(visitor.way[0]).toBe("POST 303 /berlin/logout");
  await visitor.follow(t("common:signIn"));
  expect(visitor.heading).toBe(t("account:title"));
});

const hostile = [
  "//evil.example",
  "https://evil.example/",
  "/\\evil.example",
  "javascript:alert(1)",
  "/%0d%0aLocation:%20//evil.example",
  "\t//evil.example",
];

for (const value of hostile) {
  test(`the way back ${JSON.stringify(value)} stays on this site`, async () => {
    const visitor = new PlainVisitor(originOf("nori"), "en");
    const phone = `+7 932 ${random(7)}`;
    const query = new URLSearchParams({ request_uri: value, return_to: value });
    await visitor.open(`/spb/login?${query}`);
    await visitor.send("phone", { phone, privacy_policy: "1" });
    await visitor.send("code", { code: await kitchen.codeFor(phone.replace(/\D/g, "")) });
    expect(visitor.way.join()).not.toMatch(/evil/);
    expect(visitor.path).toMatch(/^\/(spb\/)?/);
    for (const [path, fields] of [
      ["/spb/cart/add", { product_key: "set-maki" }],
      ["/language", { language: "de" }],
      ["/spb/cart/clear", {}],
      ["/cookie-consent", {}],
    ] as const) {
      await visitor.post(path, { ...fields, return_to: value });
      expect(visitor.status, path).toBeLessThan(500);
      expect(visitor.path, path).toMatch(/^\//);
    }
  });
}

test("a form of another site is refused in the visitor's words, and does nothing", async () => {
  const visitor = new PlainVisitor(originOf("nori"), "uz");
  for (const path of [
    "/spb/cart/add",
    "/spb/cart/data",
    "/spb/login",
    "/spb/checkout",
    "/language",
    "/spb/address",
    "/spb/logout",
  ]) {
    const foreign: Record<string, string>[] = [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { "Sec-Fetch-Site": "cross-site" },
    ];
    for (const headers of foreign) {
      const response = await fetch(originOf("nori") + path, {
        method: "POST",
        body: new URLSearchParams({ product_key: "set-maki", language: "de" }),
        headers: { "Accept-Language": "uz", ...headers },
        redirect: "manual",
      });
      expect(response.status, path).toBe(403);
      expect(await response.text()).toContain("boshqa saytdan");
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  }
  await visitor.open("/spb/cart");
  expect(visitor.heading).toBe(wordsOf("uz")("cart:empty.title"));
});

const counts = ["-1", "101", "1e9", "NaN", "", "1.5", "0x10", "９", "1;2"];
const badForms: [string, string, [string, string][]][] = [
  ...counts.map((count): [string, string, [string, string][]] => [
    `count ${JSON.stringify(count)}`,
    "/spb/cart/add",
    [
      ["product_key", "set-maki"],
      ["count", count],
    ],
  ]),
  [
    "a repeated field",
    "/spb/cart/add",
    [
      ["product_key", "set-maki"],
      ["count", "1"],
      ["count", "2"],
    ],
  ],
  ["an unknown product", "/spb/cart/add", [["product_key", "no-such-thing"]]],
  ["a product that is a path", "/spb/cart/add", [["product_key", "../../order/create"]]],
  ["no product", "/spb/cart/add", []],
  [
    "an unknown modifier",
    "/spb/cart/add",
    [
      ["product_key", "philadelphia"],
      ["modifiers.nothing", "1"],
    ],
  ],
  [
    "too many of a modifier",
    "/spb/cart/add",
    [
      ["product_key", "philadelphia"],
      ["modifiers.rice-classic", "99"],
    ],
  ],
  ["a language that there is not", "/language", [["language", "xx"]]],
  [
    "a huge field",
    "/spb/address",
    [
      ["address", "a".repeat(60_000)],
      ["room", "1"],
    ],
  ],
  ["a huge form", "/spb/address", [["address", "a".repeat(70_000)]]],
  [
    "hundreds of fields",
    "/spb/checkout",
    Array.from({ length: 400 }, (_, index): [string, string] => [`f${index}`, "1"]),
  ],
];

for (const [what, path, fields] of badForms) {
  test(`${what} is refused with a 4xx, and nothing is in the cart`, async () => {
    // The page repeats what was typed, "NaN" too.
    const visitor = new PlainVisitor(originOf("nori"), "en", fetch, () => []);
    await visitor.post(path, fields);
    expect(visitor.status).toBeGreaterThanOrEqual(400);
    expect(visitor.status).toBeLessThan(500);
    await visitor.open("/spb/cart");
    expect(visitor.heading).toBe(wordsOf("en")("cart:empty.title"));
  });
}
