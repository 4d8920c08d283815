import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { testCards } from "../../../sandbox/seed/test-cards";
import { atBank, BankVisitor } from "../../support/sandbox/bank";
import { buyer } from "../../support/sandbox/buyer";
import { postToConsole, sandboxForFile, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
const bank = new BankVisitor();
const code = { code: "1234" };
const success_url = "https://shop.example/?state=payment-success";

afterEach(async () => void (await postToConsole(sandbox, "bank", calm)));
const calm = { slow: 0, silent: false, twice: false, forged: false, frames: false };

const cardWith = (fault: string, does = "3ds") =>
  testCards.find(({ behaviour }) => behaviour.does === does && "fault" in behaviour && behaviour.fault === fault)
    ?.number ?? "";

/** At the bank's page for the code, by 3-D Secure. */
async function atCode(number: string, TermUrl = "https://shop.example/3ds") {
  const someone = await buyer(sandbox);
  const { body } = await someone.withCard(number, { TermUrl });
  const { action } = (await bank.post(body.AcsUrl ?? "", { MD: body.MD, PaReq: body.PaReq })).form("Confirm");
  return { ...someone, body, action };
}

/** Sends a request that should stay unanswered; whether it was, once the sandbox has answered a later one. */
async function staysUnanswered(url: string, fields: Record<string, string>) {
  const leave = new AbortController();
  let isAnswered = false;
  const answer = fetch(url, { method: "POST", body: new URLSearchParams(fields), signal: leave.signal }).then(
    () => (isAnswered = true),
    () => undefined,
  );
  for (let count = 0; count < 3; count++) await fetch(`${sandbox.url}/healthz`);
  leave.abort();
  await answer;
  return !isAnswered;
}

describe("a silent bank", () => {
  it("the test card's bank never answers after the code, and the order can be paid in another way", async () => {
    const { action, body, status, visitor } = await atCode(cardWith("silent"));
    expect(await staysUnanswered(action, code)).toBe(true);
    expect(await status(body)).toBe("waiting_for_payment");
    const { payment_link } = await visitor.call("orderPay", { order_id: body.order_id, payment_type: "sbp" });
    await bank.post(payment_link ?? "", {});
    expect(await status(body)).toBe("accepted");
  });

  it("switched on, it answers neither the acquirer's page nor the app, but lets customers give up", async () => {
    await postToConsole(sandbox, "bank", { silent: true });
    const { visitor, key, status } = await buyer(sandbox);
    const begin = (more: object) => visitor.call("orderPay", { order_cache_key: key, ...more });
    const form = await begin({ is_new_acquiring: true });
    const asked = await bank.post(form.form_url ?? "", { number: "4000000000001000", expiry: "12/30", cvv: "123" });
    expect(await staysUnanswered(asked.form("Confirm").action, code)).toBe(true);
    const { payment_link = "" } = await begin({ payment_type: "sbp" });
    expect(await staysUnanswered(payment_link ?? "", {})).toBe(true);
    expect((await bank.post(payment_link ?? "", { refuse: "1" })).status).toBe(303);
    expect(await status(form)).toBe("waiting_for_payment");
  });
});

describe("a slow bank", () => {
  const { setTimeout: later } = globalThis;
  afterEach(() => void vi.restoreAllMocks());

  /** Makes waits of this many seconds pass at once; how many there were. */
  function hurry(seconds: number): () => number {
    let waits = 0;
    vi.spyOn(globalThis, "setTimeout").mockImplementation(((work: () => void, delay?: number) => {
      if (delay === seconds * 1_000) waits++;
      return later(work, delay === seconds * 1_000 ? 0 : delay);
    }) as typeof setTimeout);
    return () => waits;
  }

  it("every page takes the seconds of the console", async () => {
    const { visitor, key } = await buyer(sandbox);
    const { form_url } = await visitor.call("orderPay", { order_cache_key: key, is_new_acquiring: true });
    await postToConsole(sandbox, "bank", { slow: 30 });
    const waits = hurry(30);
    expect([(await bank.get(form_url ?? "")).title, waits()]).toEqual(["Pay by card", 1]);
  });

  it("the test card's bank is slow after the code", async () => {
    const { action } = await atCode(cardWith("slow"));
    const waits = hurry(10);
    expect([(await bank.post(action, code)).title, waits()]).toEqual(["The bank approved the payment", 1]);
  });
});

describe("a bank that answers twice", () => {
  /** The storefront: notes what reaches it. */
  async function shop() {
    const got: string[] = [];
    const server = createServer((request, response) => {
      let body = "";
      request.on("data", (part: Buffer) => (body += part.toString()));
      request.on("end", () => {
        got.push(`${request.method} ${request.headers.cookie ?? "no cookies"} ${body}`);
        response.end();
      });
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/3ds`;
    return { got, address, close: () => server.close() };
  }

  it("its answer comes from the bank too, without cookies, and the order is paid once", async () => {
    const { got, address, close } = await shop();
    const { action, body, status } = await atCode(cardWith("twice"), address);
    const { fields } = (await bank.post(action, code)).form("Back to our site");
    await vi.waitUntil(() => got.length > 0, { interval: 5 });
    expect(got[0]).toBe(`POST no cookies ${new URLSearchParams(fields).toString()}`);
    const answers = [];
    for (let count = 0; count < 3; count++)
      answers.push(await new Visitor(sandbox).call("orderPost3ds", { TransactionId: fields.MD, PaRes: fields.PaRes }));
    expect(answers.map(({ success }) => success)).toEqual([true, true, true]);
    expect(await status(body)).toBe("accepted");
    close();
  });

  it("so does the acquirer's way back, if the console says so", async () => {
    await postToConsole(sandbox, "bank", { twice: true });
    const { got, address, close } = await shop();
    const { visitor, key } = await buyer(sandbox);
    const { form_url } = await visitor.call("orderPay", {
      order_cache_key: key,
      is_new_acquiring: true,
      success_url: address,
    });
    const asked = await bank.post(form_url ?? "", { number: "4111111111111111", expiry: "12/30", cvv: "123" });
    expect(asked.location).toBe(address);
    await vi.waitUntil(() => got.length > 0, { interval: 5 });
    expect(got[0]).toBe("GET no cookies ");
    close();
  });
});

it.each([
  ["PaRes", "3ds"],
  ["cres", "3ds-v2"],
])("a bank that signs wrongly: its %s is refused with words, and the order keeps waiting", async (field, does) => {
  const { visitor, withCard, status } = await buyer(sandbox);
  const start = await withCard(cardWith("forged", does), { TermUrl: "https://shop.example/3ds" });
  const { threeDSServerTransId, order_id } = start.body;
  const body = threeDSServerTransId ? await visitor.call("orderPay", { order_id, threeDSServerTransId }) : start.body;
  const { fields } = await atBank(body.AcsUrl ?? "", { MD: body.MD, PaReq: body.PaReq, creq: body.cReq });
  const answer = await new Visitor(sandbox).attempt("orderPost3ds", { order_id, [field]: fields[field] });
  expect([answer.status, answer.body.errors]).toEqual([
    422,
    { [field]: "The bank’s answer does not belong to this payment" },
  ]);
  expect(await status(body)).toBe("waiting_for_payment");
});

it("hidden frames that never load stay unanswered, and the payment goes on without them by the bank's page", async () => {
  const { visitor, withCard } = await buyer(sandbox);
  const { body } = await withCard(cardWith("frames", "3ds-v2"), { success_url });
  const { threeDSServerTransId, threeDSMethodData, order_id } = body;
  for (const url of [body.threeDSMethodUrl, body.threeDSMethodUrlServer])
    expect(await staysUnanswered(url ?? "", { threeDSMethodData: threeDSMethodData ?? "" })).toBe(true);
  expect((await visitor.call("orderPay", { order_id, threeDSServerTransId })).cReq).toBeDefined();
});

it.each(["half", "wrong"])(
  "an answer that is lost after the money was taken by the fault %s of order/pay: the order is paid, and paying again says so",
  async (body) => {
    const { withCard, visitor, key } = await buyer(sandbox);
    await postToConsole(sandbox, "faults", { orderPay: { body, times: 1 } });
    await expect(withCard("4111111111111111", { success_url })).rejects.toThrow();
    const [order] = (await visitor.call("orders", { page: 1 })).orders;
    expect([order?.status?.alias, order?.payment_state]).toEqual(["accepted", "paid"]);
    const again = await visitor.call("orderPay", { order_cache_key: key, is_new_acquiring: true });
    expect(again).toMatchObject({ reason: "approved", order_id: order?.order_id, complete_link: success_url });
  },
);
