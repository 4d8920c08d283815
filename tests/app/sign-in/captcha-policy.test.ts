import "../../support/app/route";
import { afterEach, beforeAll, expect, it } from "vitest";
import { SMART_CAPTCHA } from "../../../server/guard/content-security";
import { settings } from "../../../server/operate/settings";
import { wholeShop } from "../../support/app/whole-shop";
import { cartCalls } from "../../support/upstream/carts";
import { placeCalls } from "../../support/upstream/places";
import { useUpstream } from "../../support/upstream/upstream";

useUpstream(placeCalls, cartCalls);

let shop: Awaited<ReturnType<typeof wholeShop>>;
beforeAll(async () => void (shop = await wholeShop()), 60_000);
const own = settings().captcha;
afterEach(() => void (settings().captcha = own));

const allowsProvider = async (path: string) =>
  (await shop(path)).headers.get("content-security-policy")?.includes(SMART_CAPTCHA);

it("lets the captcha's provider into the page to sign in, and into no other", async () => {
  settings().captcha = { client_key: "a-key", hidden: false };
  expect(await allowsProvider("/spb/login")).toBe(true);
  expect(await allowsProvider("/spb/shops")).toBe(false);
});

it.each([undefined, { client_key: "a-key", hidden: true }])("lets it in nowhere with %j", async (captcha) => {
  settings().captcha = captcha;
  expect(await allowsProvider("/spb/login")).toBe(false);
});
