import { load } from "cheerio";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Payer } from "../../../support/app/payer";
import { runningShop } from "../../../support/app/running-shop";
import { wordsOf } from "../../../support/app/words";
import { AlteredUpstream } from "../../../support/upstream/altered-upstream";

const t = wordsOf("en");
const APPROVED = "4111111111111111";
const running = runningShop();
let upstream: AlteredUpstream;
let payer: Payer;

beforeAll(async () => {
  upstream = await AlteredUpstream.before(running.sandbox.url);
  vi.stubEnv("UPSTREAM_URL", upstream.url);
});
afterAll(() => upstream.close());

beforeEach(() => {
  payer = new Payer(running);
});

/** A card is paid at an upstream that names this address. */
async function paidWith(complete_link: string) {
  upstream.change = (text, field) =>
    field === "complete_link" ? complete_link : text.replaceAll(running.sandbox.url, upstream.url);
  await payer.stored();
  await payer.sendCard(APPROVED);
  return payer.visitor;
}

it("a paid order leads to the chain's own page by one of ours, which says so and opens it without scripts", async () => {
  const address = `${upstream.url}/thanks?x=1`;
  const visitor = await paidWith(address);
  expect(visitor.path).toBe(`${payer.path}/complete`);
  const { heading } = visitor;
  const page = load(visitor.html);
  expect(page('meta[http-equiv="refresh"]').attr("content")).toBe(`0; url=${address}`);
  expect(
    page("main a")
      .map((_, link) => page(link).attr("href"))
      .toArray(),
  ).toContain(address);
  expect(page("main").text()).toContain(new URL(address).host);
  await visitor.open(visitor.path);
  expect(heading).toBe(t("payment:paid", { number: payer.numberOf() }));
});

it("a paid order leads to the menu of the specification, and that to the order", async () => {
  const visitor = await paidWith("http://localhost/spb/?state=payment-success");
  expect(visitor.path).toMatch(/^\/spb\/order\/\d+\/tracking$/);
  expect(visitor.html).toContain(t("tracking:now.accepted"));
});
