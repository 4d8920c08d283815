import { describe, expect, it } from "vitest";
import { hasConfirmed } from "../../../sandbox/handlers/post3ds";
import { atBank, BankVisitor } from "../../support/sandbox/bank";
import { buyer } from "../../support/sandbox/buyer";
import { sandboxForFile, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
const TermUrl = "https://shop.example/3ds?key=1&x='\"<";
const success_url = "https://shop.example/?state=payment-success";
/** By what the bank does. */
const first = {
  atOnce: "4000000000001000",
  third: "4000000000002008",
  last: "4000000000003006",
  never: "4000000000004004",
};
const second = { silent: "4000000000005001", challenge: "4000000000006009", third: "4000000000007007" };

/** A buyer at the point where the shop has to show the form to the bank. */
async function sentToBank(number: string) {
  const someone = await buyer(sandbox);
  const { body } = await someone.withCard(number, { TermUrl, success_url });
  return { ...someone, body };
}

/** The bank, the code and the way back of 3-D Secure 1, without the shop's session. */
async function back(number: string, code?: string) {
  const { body, status, ...rest } = await sentToBank(number);
  const { action, fields } = await atBank(
    body.AcsUrl ?? "",
    { MD: body.MD, PaReq: body.PaReq, TermUrl: body.TermUrl },
    code,
  );
  const ask = (more: object = {}) =>
    new Visitor(sandbox).attempt("orderPost3ds", { TransactionId: fields.MD, PaRes: fields.PaRes, ...more });
  return { ...rest, body, action, fields, ask, alias: () => status(body) };
}

it.each([
  // how, check, last, confirmed
  ["at-once", 1, false, true],
  ["third-try", 1, false, false],
  ["third-try", 2, false, false],
  ["third-try", 3, false, true],
  ["third-try", 1, true, true],
  ["last-attempt", 3, false, false],
  ["last-attempt", 4, true, true],
  ["last-attempt", 99, false, false],
  ["never", 3, false, false],
  ["never", 4, true, false],
] as const)("when a bank has confirmed %s, check %s, last %s: %s", (confirms, checks, last, expected) =>
  expect(hasConfirmed(confirms, checks, last)).toBe(expected),
);

describe("3-D Secure 1", () => {
  it("3-D Secure 1 posts to the bank, asks for a code, posts back and pays the order", async () => {
    const { body, action, fields, ask, alias, cartCount } = await back(first.atOnce);
    expect(body).toEqual({
      reason: "3ds",
      order_id: body.order_id,
      AcsUrl: `${sandbox.url}/bank/acs`,
      MD: body.MD,
      PaReq: body.PaReq,
      TermUrl,
    });
    expect([action, Object.keys(fields)]).toEqual([TermUrl, ["MD", "PaRes"]]);
    expect(await alias()).toBe("waiting_for_payment");
    expect((await ask()).body).toEqual({ success: true, order_id: body.order_id, complete_link: success_url });
    expect([await alias(), await cartCount()]).toEqual(["accepted", 0]);
    expect((await ask({ last_attempt: true })).body.success, "asked again").toBe(true);
  });

  it.each([
    // card, answers to three tries and the last one
    ["third", [false, false, true, true], "accepted"],
    ["last", [false, false, false, true], "accepted"],
    ["never", [false, false, false, undefined], "waiting_for_payment"],
  ] as const)("%s", async (card, answers, status) => {
    const { ask, alias } = await back(first[card]);
    const said = [];
    for (const last_attempt of [undefined, false, false, true]) said.push((await ask({ last_attempt })).body.success);
    expect([said, await alias()]).toEqual([answers, status]);
  });

  it("a confirmation that never comes ends with an error, and another card can pay", async () => {
    const { ask, withCard, alias } = await back(first.never);
    expect(await ask({ last_attempt: true })).toMatchObject({
      status: 422,
      body: {
        message: "The bank did not confirm the payment",
        errors: { payment: "The bank did not confirm the payment" },
      },
    });
    expect(await ask(), "for good").toMatchObject({
      status: 422,
      body: { errors: { payment: "The bank did not confirm the payment" } },
    });
    await withCard("4111111111111111");
    expect(await alias()).toBe("accepted");
  });

  it("confirming an order that was paid in another way meanwhile succeeds", async () => {
    const { withCard, ask, alias } = await back(first.atOnce);
    await withCard("4111111111111111", { success_url });
    expect((await ask()).body).toMatchObject({ success: true, complete_link: success_url });
    expect(await alias()).toBe("accepted");
  });

  it("without a TermUrl the bank shows its answer", async () => {
    const { withCard } = await buyer(sandbox);
    const { body } = await withCard(first.atOnce);
    const { action, fields } = await atBank(body.AcsUrl ?? "", { MD: body.MD, PaReq: body.PaReq });
    const page = await new BankVisitor().post(action, fields);
    expect([action, page.title]).toEqual([body.TermUrl, "The bank’s answer"]);
    expect(page.text).toContain(fields.PaRes);
    expect(
      (await new Visitor(sandbox).call("orderPost3ds", { TransactionId: fields.MD, PaRes: fields.PaRes }))
        .complete_link,
    ).toMatch(`${sandbox.url}/bank/paid/`);
  });

  it("the payment is declined if the customer refuses or enters three wrong codes", async () => {
    const { body } = await sentToBank(first.atOnce);
    const bank = new BankVisitor();
    const codePage = await bank.post(body.AcsUrl ?? "", { MD: body.MD, PaReq: body.PaReq });
    const refused = await bank.post(codePage.form("Don’t pay").action, codePage.form("Don’t pay").fields);
    expect(refused.title).toBe("The bank didn’t approve the payment");
    const { fields } = refused.form("Back to our site");
    expect(
      (await new Visitor(sandbox).attempt("orderPost3ds", { TransactionId: fields.MD, PaRes: fields.PaRes })).body
        .errors,
    ).toEqual({
      payment: "The bank did not confirm the payment",
      payment_type: "The payment didn’t go through. Please try another way to pay",
    });

    const other = await sentToBank(first.atOnce);
    const { action } = (await bank.post(other.body.AcsUrl ?? "", { MD: other.body.MD, PaReq: other.body.PaReq })).form(
      "Confirm",
    );
    const tries = [];
    for (const code of ["", "0000", "9999", "1234"]) tries.push(await bank.post(action, { code }));
    expect(tries.map(({ status, failed, title }) => [status, failed || title])).toEqual([
      [422, "Wrong code"],
      [422, "Wrong code"],
      [200, "The bank didn’t approve the payment"],
      [200, "The bank didn’t approve the payment"],
    ]);
  });
});

describe("3-D Secure 2", () => {
  const frames = async (
    { threeDSMethodUrl, threeDSMethodUrlServer, threeDSMethodData }: Record<string, unknown>,
    which: "both" | "one" | "none",
  ) => {
    const urls = [threeDSMethodUrl, threeDSMethodUrlServer].slice(0, { both: 2, one: 1, none: 0 }[which]);
    for (const url of urls)
      expect((await new BankVisitor().post(String(url), { threeDSMethodData: String(threeDSMethodData) })).status).toBe(
        200,
      );
  };

  it.each([
    ["silent", "both", "approved"],
    ["silent", "one", "3ds"],
    ["silent", "none", "3ds"],
    ["challenge", "both", "3ds"],
  ] as const)("the card %s with %s of the hidden frames continues as %s", async (card, which, reason) => {
    const { body, visitor, key, status } = await sentToBank(second[card]);
    expect(body).toMatchObject({
      reason: "3ds-v2",
      threeDSMethodUrl: `${sandbox.url}/bank/3ds-method/acs`,
      threeDSMethodUrlServer: `${sandbox.url}/bank/3ds-method/server`,
    });
    await frames(body, which);
    const next = await visitor.call("orderPay", {
      order_cache_key: key,
      threeDSServerTransId: body.threeDSServerTransId,
    });
    expect(next.reason).toBe(reason);
    expect(next.complete_link).toBe(reason === "approved" ? success_url : undefined);
    expect(await status(body)).toBe(reason === "approved" ? "accepted" : "waiting_for_payment");
  });

  it.each([
    ["challenge", [true]],
    ["third", [false, false, true]],
  ] as const)("%s: a code at the bank, and cres back to the shop", async (card, answers) => {
    const { body, visitor, key, status } = await sentToBank(second[card]);
    await frames(body, "both");
    const {
      AcsUrl,
      cReq,
      TermUrl: back,
    } = await visitor.call("orderPay", { order_cache_key: key, threeDSServerTransId: body.threeDSServerTransId });
    expect(back).toBe(TermUrl);
    const { action, fields } = await atBank(AcsUrl ?? "", { creq: cReq });
    expect([action, Object.keys(fields)]).toEqual([TermUrl, ["cres", "threeDSSessionData"]]);
    const said = [];
    for (const named of [{ order_id: body.order_id }, { order_cache_key: key }, { order_cache_key: key }].slice(
      0,
      answers.length,
    )) {
      said.push((await new Visitor(sandbox).call("orderPost3ds", { ...named, cres: fields.cres })).success);
    }
    expect([said, await status(body)]).toEqual([answers, "accepted"]);
  });

  it("cres goes back to the address of the last order/pay, and only to the order that both names mean", async () => {
    const { body, visitor, key } = await sentToBank(second.challenge);
    const other = await sentToBank(second.challenge);
    await frames(body, "both");
    const named = `https://shop.example/3ds?order_id=${body.order_id}`;
    const more = { threeDSServerTransId: body.threeDSServerTransId, TermUrl: named };
    const { AcsUrl, cReq } = await visitor.call("orderPay", { order_cache_key: key, ...more });
    const { action, fields } = await atBank(AcsUrl ?? "", { creq: cReq });
    expect(action).toBe(named);
    const ask = async (order_id: number | null | undefined) =>
      (await new Visitor(sandbox).attempt("orderPost3ds", { order_id, order_cache_key: key, cres: fields.cres }))
        .status;
    expect([await ask(other.body.order_id), await ask(body.order_id)]).toEqual([404, 200]);
  });

  it("3-D Secure 2 continues only for its own order", async () => {
    const one = await sentToBank(second.silent);
    const two = await sentToBank(second.silent);
    expect(
      (
        await two.visitor.attempt("orderPay", {
          order_cache_key: two.key,
          threeDSServerTransId: one.body.threeDSServerTransId,
        })
      ).body.errors,
    ).toEqual({ threeDSServerTransId: "The bank’s answer does not belong to this payment" });
  });
});

describe("what the bank said", () => {
  it("a bank answer of another payment is refused", async () => {
    const { body, fields, ask, key } = await back(first.atOnce);
    const other = await back(first.atOnce);
    const refused = async (more: object) => {
      const { status, body: said } = await ask(more);
      return [status, said.errors ?? said.message];
    };
    const foreign = "The bank’s answer does not belong to this payment";
    expect(await refused({ PaRes: other.fields.PaRes })).toEqual([422, { PaRes: foreign }]);
    expect(await refused({ PaRes: undefined })).toEqual([422, { PaRes: "Fill in this field" }]);
    expect(await refused({ PaRes: undefined, cres: "x" })).toEqual([422, { cres: foreign }]);
    expect(await refused({ TransactionId: "0".repeat(32) })).toEqual([404, "Order not found"]);
    expect(await refused({ TransactionId: undefined })).toEqual([422, { TransactionId: "Fill in this field" }]);
    expect(await refused({ order_id: other.body.order_id })).toEqual([404, "Order not found"]);
    expect(await refused({ TransactionId: undefined, order_cache_key: "x" })).toEqual([404, "Order not found"]);
    expect((await ask({ order_id: body.order_id, order_cache_key: key, PaRes: fields.PaRes })).body.success).toBe(true);
  });

  it("an answer before the bank's page was used is refused", async () => {
    const { body } = await sentToBank(first.atOnce);
    expect(
      (await new Visitor(sandbox).attempt("orderPost3ds", { TransactionId: body.MD, PaRes: "undefined" })).status,
    ).toBe(422);
  });
});
