import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { buyer } from "../../support/sandbox/buyer";
import { postToConsole, sandboxForFile } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
const page = async () => load(await (await fetch(`${sandbox.url}/`)).text());
const json = async () => (await fetch(`${sandbox.url}/console/bank.json`)).json() as Promise<Record<string, unknown>>;
const submit = (path: string, fields: Record<string, string>) =>
  fetch(`${sandbox.url}/console/${path}`, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

describe("the console's payments on a phone", () => {
  it("pays or refuses an SBP code or SberPay as a customer would on the phone, once for each order", async () => {
    const { visitor, key, status } = await buyer(sandbox, { payment_type: "sbp" });
    await visitor.call("orderPay", { order_cache_key: key });
    const { order_id } = await visitor.call("orderPay", { order_cache_key: key, payment_type: "sberPay" });
    const html = await page();
    const pay = html(`#bank button[aria-label="Order ${order_id}: pay"]`);
    expect([pay.length, html("#bank td").text().includes("sberPay")]).toEqual([1, true]);
    const action = pay.closest("form").attr("action") ?? "";
    const answer = await submit(action.replace("/console/", ""), { does: "pay" });
    expect([answer.status, answer.headers.get("location"), await status({ order_id })]).toEqual([
      303,
      "/#bank",
      "accepted",
    ]);
    expect((await page())("#bank .empty").length).toBe(1);
  });

  it("a refused payment leaves the order waiting, and can be begun again", async () => {
    const { visitor, key, status } = await buyer(sandbox, { payment_type: "sbp" });
    const { order_id } = await visitor.call("orderPay", { order_cache_key: key });
    const { payments } = (await json()) as { payments: { id: string; order_id: number }[] };
    expect(payments.map((one) => one.order_id)).toEqual([order_id]);
    const path = `payments/${payments[0]?.id}`;
    expect((await postToConsole(sandbox, path, { does: "refuse" })).body).toEqual({ order_id, state: "declined" });
    expect(await status({ order_id })).toBe("waiting_for_payment");
    expect((await json()).payments).toEqual([]);
    await visitor.call("orderPay", { order_cache_key: key });
    expect((await json()).payments).toHaveLength(1);
    expect((await postToConsole(sandbox, path, { does: "run" })).status).toBe(422);
    expect((await postToConsole(sandbox, "payments/x", { does: "pay" })).status).toBe(404);
  });
});

it("the bank's faults are switched on and off by forms and by programs, and end with the others", async () => {
  await submit("bank", { fault: "silent", value: "1" });
  await submit("bank", { fault: "slow", value: "15" });
  expect((await json()).faults).toEqual({ silent: true, slow: 15 });
  expect((await page())("#bank .switch.on").text()).toContain("never answers");
  await submit("bank", { fault: "silent", value: "0" });
  expect((await postToConsole(sandbox, "bank", { forged: true, slow: 0 })).body).toEqual({ forged: true });
  await postToConsole(sandbox, "faults/clear");
  expect((await json()).faults).toEqual({});
  for (const wrong of [{ slow: 121 }, { slow: "x" }, { silent: 1 }, { rain: true }])
    expect((await postToConsole(sandbox, "bank", wrong)).status, JSON.stringify(wrong)).toBe(422);
  expect((await submit("bank", { fault: "slow", value: "" })).status).toBe(303);
});
