import { load } from "cheerio";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Payer } from "../../../support/app/payer";
import { runningShop } from "../../../support/app/running-shop";
import { wordsOf } from "../../../support/app/words";
import { AlteredUpstream } from "../../../support/upstream/altered-upstream";

const t = wordsOf("en");
const HOSTILE = `</script><script>window.injected=1</script><img src=x onerror="window.injected=1"> & "no money"`;
const noFunds = "4000000000009003";
const running = runningShop();
let upstream: AlteredUpstream;
let payer: Payer;

beforeAll(async () => {
  upstream = await AlteredUpstream.before(running.sandbox.url);
  vi.stubEnv("UPSTREAM_URL", upstream.url);
});
afterAll(() => upstream.close());

beforeEach(() => {
  says();
  payer = new Payer(running);
});

/** From now on the upstream and its bank say markup in these fields. The bank is reached where the upstream is. */
function says(...fields: string[]) {
  upstream.change = (text, field) =>
    fields.includes(field) ? HOSTILE : text.replaceAll(running.sandbox.url, upstream.url);
}

/** Somebody reads every sign of it, and it made no element. */
function expectText({ visitor } = payer) {
  const page = load(visitor.html);
  const read = page("body").clone();
  read.find("script").remove();
  expect(read.text()).toContain(HOSTILE);
  expect(page("[onerror], img[src=x]").length).toBe(0);
  for (const script of page("script").toArray()) expect(page(script).text()).not.toBe("window.injected=1");
}

it("the bank's reason for a declined card is text", async () => {
  await payer.stored();
  says("payment");
  await payer.sendCard(noFunds);
  expect(payer.visitor.status).toBe(422);
  expectText();
});

it("what the upstream says of an order that it does not take is text", async () => {
  await payer.stored();
  says("order_id", "message");
  await payer.fault({ orderPay: { status: 422, times: 1 } });
  await payer.sendCard(noFunds);
  expectText();
});

it("so are the names of the ways to pay", async () => {
  await payer.stored();
  says("name");
  await payer.visitor.open(payer.path);
  expectText();
});

it("the notification of a stored order is text", async () => {
  says("notification");
  await payer.stored();
  expectText();
});

it("what is said of a request to the bank's app is text", async () => {
  says("notification");
  const { visitor } = await payer.stored("sberPay");
  expect(visitor.path).toBe(`${payer.path}/wait`);
  expectText();
});

it("why a request is not sent again is text", async () => {
  const { visitor } = await payer.stored("sberPay");
  says("order_id", "message");
  running.sandbox.clock.set({ now: running.sandbox.clock.now() + 11 * 60_000 });
  await visitor.post(`${payer.path}/wait`, { intent: "again" });
  expect(visitor.heading).toBe(t("payment:over.title"));
  expectText();
});
