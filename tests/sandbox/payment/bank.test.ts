import { describe, expect, it } from "vitest";
import { BankVisitor } from "../../support/sandbox/bank";
import { buyer } from "../../support/sandbox/buyer";
import { NOON, sandboxForFile, startSandbox, postToConsole } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
const bank = new BankVisitor();
const success_url = "https://shop.example/?state=payment-success";
const fail_url = "https://shop.example/back-to-home?state=payment-failure";
const card = (number: string) => ({ number, expiry: "12/30", cvv: "123" });

/** At the acquirer's own page. */
async function atForm(returns: object = { success_url, fail_url }, options: Parameters<typeof buyer>[1] = {}) {
  const someone = await buyer(sandbox, options);
  const answer = await someone.visitor.call("orderPay", {
    order_cache_key: someone.key,
    is_new_acquiring: true,
    ...returns,
  });
  return {
    ...someone,
    form_url: answer.form_url ?? "",
    alias: () => someone.status(answer),
    order_id: answer.order_id,
  };
}

describe("the acquirer's page", () => {
  it("the acquirer's page takes a card and leads back to the shop", async () => {
    const { form_url, alias, order_id } = await atForm();
    const page = await bank.get(form_url);
    expect([page.status, page.title]).toEqual([200, "Pay by card"]);
    for (const words of ["Nori", `Order no. ${order_id}`, "1\u00a0776\u00a0₽", "Pay by 15:10"])
      expect(page.text).toContain(words);
    const form = page.form(/^Pay 1/);
    expect(Object.keys(form.fields)).toEqual(["number", "expiry", "cvv"]);
    const paid = await bank.post(form.action, card("4111 1111 1111 1111"));
    expect([paid.status, paid.location, await alias()]).toEqual([303, success_url, "accepted"]);
    expect((await bank.post(form.action, card("4111 1111 1111 1111"))).location, "sent twice").toBe(success_url);
    expect((await bank.get(form_url)).location).toBe(success_url);
  });

  it("every mistake is shown beside its field, and the card is not shown again", async () => {
    const { form_url, alias } = await atForm({}, { language: "de" });
    const page = await bank.post(form_url, { number: "4111111111111112", expiry: "", cvv: "<b>" });
    expect([page.status, page.failed]).toEqual([422, "Bitte prüfen Sie die Angaben"]);
    expect(page.errors).toEqual({
      number: "Ungültige Kartennummer",
      expiry: "Bitte geben Sie das Ablaufdatum ein",
      cvv: "Ungültige Prüfnummer (CVC)",
    });
    expect(page.form(/bezahlen$/).fields).toEqual({ number: "", expiry: "", cvv: "" });
    expect(await alias()).toBe("waiting_for_payment");
  });

  it("an expiry may be typed without a slash, which keyboards of digits lack", async () => {
    const { form_url } = await atForm();
    expect((await bank.post(form_url, { ...card("4111111111111111"), expiry: "1230" })).location).toBe(success_url);
  });

  it("an acquirer that wants the cardholder's name asks for it", async () => {
    const { form_url } = await atForm({ success_url }, { shop_id: 801 });
    const page = await bank.post(form_url, card("4111111111111111"));
    expect([page.status, page.errors]).toEqual([422, { holder: "Enter the cardholder’s name" }]);
    expect((await bank.post(form_url, { ...card("4111111111111111"), holder: "ANNA O’NEIL" })).location).toBe(
      success_url,
    );
  });

  it("a declined card shows the reason, and another card can pay", async () => {
    const { form_url, alias } = await atForm();
    const declined = await bank.post(form_url, card("4000000000009003"));
    expect([declined.status, declined.failed]).toEqual([422, "Insufficient funds on the card"]);
    expect((await bank.post(form_url, card("4000000000011009"))).errors).toEqual({ expiry: "Invalid expiry date" });
    expect((await bank.post(form_url, card("5555555555554444"))).status).toBe(303);
    expect(await alias()).toBe("accepted");
  });

  it.each(["4000000000001000", "4000000000006009"])("the page asks for a code with %s", async (number) => {
    const { form_url, alias } = await atForm();
    const codePage = await bank.post(form_url, card(number));
    expect([codePage.title, codePage.text.includes("1234")]).toEqual(["Confirm the payment", true]);
    const { action } = codePage.form("Confirm");
    expect((await bank.post(action, { code: "4321" })).failed).toBe("Wrong code");
    expect((await bank.post(action, { code: "1234" })).location).toBe(success_url);
    expect(await alias()).toBe("accepted");
  });

  it("giving up or three wrong codes lead back unpaid", async () => {
    const { form_url, alias } = await atForm();
    expect((await bank.post((await bank.get(form_url)).form("Don’t pay").action, {})).location).toBe(fail_url);
    expect(await alias()).toBe("waiting_for_payment");
    const closed = await bank.get(form_url);
    expect([closed.status, closed.title, closed.links]).toEqual([410, "This payment is closed", [fail_url]]);
    expect((await bank.post(form_url, card("4111111111111111"))).status).toBe(410);

    const other = await atForm();
    const { action } = (await bank.post(other.form_url, card("4000000000001000"))).form("Confirm");
    const ends = [];
    for (const code of ["1", "2", "3"]) ends.push((await bank.post(action, { code })).location);
    expect(ends).toEqual([null, null, fail_url]);
  });

  it("without return addresses the payment ends on the bank's own page", async () => {
    const { form_url } = await atForm({});
    const { location } = await bank.post(form_url, card("4111111111111111"));
    expect((await bank.get(location ?? "")).title).toBe("Paid");
    const other = await atForm({});
    const unpaid = await bank.post(`${other.form_url}/cancel`, {});
    expect((await bank.get(unpaid.location ?? "")).title).toBe("Not paid");
  });

  it("the page is closed after the deadline", async () => {
    const { form_url } = await atForm();
    sandbox.clock.set({ now: NOON + 600_000 });
    expect((await bank.get(form_url)).status).toBe(410);
    expect((await bank.post(form_url, card("4111111111111111"))).status).toBe(410);
  });
});

describe("the bank's app", () => {
  const atApp = async (payment_type: string, language = "en") => {
    const someone = await buyer(sandbox, { payment_type, language });
    const answer = await someone.visitor.call("orderPay", { order_cache_key: someone.key, success_url, fail_url });
    return { link: answer.payment_link ?? "", alias: () => someone.status(answer) };
  };

  it.each(["sbp", "sberPay"])("the bank's app pays by %s", async (payment_type) => {
    const { link, alias } = await atApp(payment_type);
    const { action, fields } = (await bank.get(link)).form(/^Pay/);
    const { location } = await bank.post(action, fields);
    const end = await bank.get(location ?? "");
    expect([end.title, end.links, await alias()]).toEqual(["Paid", [success_url], "accepted"]);
    expect((await bank.get(link)).location).toBe(location);
  });

  it("the bank's app does not pay after a refusal or the deadline", async () => {
    const { link, alias } = await atApp("sbp");
    const { action, fields } = (await bank.get(link)).form("Don’t pay");
    const end = await bank.get((await bank.post(action, fields)).location ?? "");
    expect([end.title, end.links, await alias()]).toEqual(["Not paid", [fail_url], "waiting_for_payment"]);
    const late = await atApp("sbp");
    sandbox.clock.set({ now: NOON + 600_000 });
    expect((await bank.get(late.link)).status).toBe(410);
    expect((await bank.get((await bank.post(late.link, {})).location ?? "")).title).toBe("Not paid");
    expect(await late.alias()).toBe("canceled");
  });
});

it("an order with two payments is paid by either of them, once", async () => {
  const { visitor, key, status } = await buyer(sandbox, { payment_type: "sbp" });
  const begin = (payment_type: string, more = {}) =>
    visitor.call("orderPay", { order_cache_key: key, payment_type, success_url, fail_url, ...more });
  const [sbp, form] = [await begin("sbp"), await begin("cardOnline", { is_new_acquiring: true })];
  await bank.post(sbp.payment_link ?? "", {});
  expect(await status(sbp)).toBe("accepted");
  expect((await bank.get(form.form_url ?? "")).location).toBe(success_url);
  expect((await bank.post(form.form_url ?? "", card("4111111111111111"))).location).toBe(success_url);
  expect(await begin("sbp")).toMatchObject({ reason: "approved", complete_link: success_url });
  expect((await visitor.call("order", { id: sbp.order_id ?? 0 })).order.payment_type).toBe("sbp");
});

describe("the bank's pages", () => {
  it.each([
    ["tr", "Kartla ödeme"],
    ["uz", "Karta orqali toʻlash"],
  ])("the bank's pages are in %s as the shop was, whatever the browser prefers", async (language, title) => {
    const { form_url } = await atForm({}, { language });
    expect((await new BankVisitor(language === "tr" ? "de" : "tr").get(form_url)).title).toBe(title);
  });

  it("the pages of a payment without a language are in the browser's", async () => {
    const { form_url } = await atForm();
    const payment = sandbox.world.store.payments.find(form_url.slice(-32));
    if (!payment) throw new Error("no payment");
    delete payment.document.language;
    sandbox.world.store.payments.save(payment);
    expect((await new BankVisitor("uk").get(form_url)).title).toBe("Оплата карткою");
  });

  it.each([
    ["GET", "pay/1"],
    ["GET", `pay/${"0".repeat(32)}`],
    ["POST", `pay/${"0".repeat(32)}`],
    ["GET", "app/x"],
    ["POST", "app/x"],
    ["GET", "paid/x"],
    ["GET", "unpaid/x"],
    ["POST", "acs"],
    ["POST", "acs/x/code"],
    ["POST", "3ds-method/acs"],
    ["POST", "returned"],
    ["POST", `pay/${"0".repeat(32)}/code`],
    ["POST", `pay/${"0".repeat(32)}/cancel`],
  ])("%s %s of an unknown payment is an HTML page with 404", async (method, path) => {
    const url = `${sandbox.url}/bank/${path}`;
    const page =
      method === "GET"
        ? await bank.get(url)
        : await bank.post(url, { PaReq: "x", creq: "{", threeDSMethodData: "bnVsbA" });
    expect([page.status, page.title]).toEqual([404, "Order not found"]);
  });

  it("the bank's pages forbid scripts and caching", async () => {
    const { form_url } = await atForm({ fail_url: 'https://shop.example/"><script>alert(1)</script>' });
    await bank.post(`${form_url}/cancel`, {});
    const closed = await fetch(form_url);
    const html = await closed.text();
    expect([html.includes("shop.example"), html.includes("<script")]).toEqual([true, false]);
    expect([closed.headers.get("content-security-policy"), closed.headers.get("cache-control")]).toEqual([
      expect.stringMatching(/^default-src 'none'; style-src 'unsafe-inline' 'sha256-[\w+/=]{44}'; base-uri 'none'$/),
      "no-store",
    ]);
  });

  it("the bank's pages refuse a large or non-form body", async () => {
    const { form_url } = await atForm();
    expect(
      (await fetch(form_url, { method: "POST", body: new URLSearchParams({ number: "1".repeat(30_000) }) })).status,
    ).toBe(413);
    expect(
      (
        await fetch(form_url, {
          method: "POST",
          body: JSON.stringify({ number: { a: 1 } }),
          headers: { "Content-Type": "application/json" },
        })
      ).status,
    ).toBe(422);
  });
});

describe("where the pages are", () => {
  it("links lead to the requested world, or to the configured public address", async () => {
    await postToConsole({ url: `${sandbox.url}/world/bank` }, "clock", { now: NOON, rate: 0 });
    const world = await buyer({ url: `${sandbox.url}/world/bank` });
    const { form_url } = await world.visitor.call("orderPay", { order_cache_key: world.key, is_new_acquiring: true });
    expect(form_url).toMatch(`${sandbox.url}/world/bank/bank/pay/`);
    expect((await bank.get(form_url ?? "")).form(/^Pay/).action).toBe(form_url);

    const outside = await startSandbox({ publicUrl: "https://demo.example/sandbox" });
    const someone = await buyer(outside);
    const answer = await someone.visitor.call("orderPay", { order_cache_key: someone.key, is_new_acquiring: true });
    expect(answer.form_url).toMatch("https://demo.example/sandbox/bank/pay/");
    await outside.close();
  });

  it("at the shop's address, if the shop passes them on; a phone gets an address that it can reach", async () => {
    const demo = await startSandbox({ bankAtShop: true, networkHost: "192.168.1.5" });
    const { visitor, key } = await buyer(demo);
    const pay = (success_url: string, more: object) =>
      visitor.call("orderPay", { order_cache_key: key, success_url, ...more });
    const card = { payment_type: "cardOnline", is_new_acquiring: true };
    expect((await pay("https://nori.example/spb/", card)).form_url).toMatch("https://nori.example/bank/pay/");
    const here = await pay("http://localhost:3000/spb/", { payment_type: "sbp" });
    expect([here.payment_link, here.qr_code]).toEqual([
      expect.stringMatching(/^http:\/\/localhost:3000\/bank\/app\//),
      expect.stringMatching(/^http:\/\/192\.168\.1\.5:3000\/bank\/app\//),
    ]);
    const there = await pay("http://192.168.1.7:3000/spb/", { payment_type: "sbp" });
    expect(there.qr_code).toMatch("http://192.168.1.7:3000/bank/app/");
    expect(there.payment_link).toBe(there.qr_code);
    await demo.close();
  });

  it("a page names no host in its own links, so that any address leads to it", async () => {
    const { form_url } = await atForm();
    const html = await (await fetch(form_url)).text();
    expect(html).toContain('action="/bank/pay/');
    expect(html).not.toContain(sandbox.url);
  });
});
