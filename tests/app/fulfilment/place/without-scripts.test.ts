import { beforeEach, describe, expect, it } from "vitest";
import { runningShop } from "../../../support/app/running-shop";
import { wordsOf } from "../../../support/app/words";
import { PlainVisitor } from "../../../support/journeys/plain-visitor";
import { places } from "../../../support/sandbox/seed";

const t = wordsOf("en");
const running = runningShop();
let visitor: PlainVisitor;

beforeEach(() => {
  visitor = new PlainVisitor("http://localhost", "en", (url, init) => running.shop(url.href, init));
});

const check = (address: string) => visitor.send("address", { address });

describe("{city}/delivery without scripts", () => {
  it("checks an address, and one press delivers there: `/delivery` leaves the address", async () => {
    await visitor.open("/spb/");
    await visitor.follow(t("common:delivery"));
    expect(visitor.heading).toBe("Delivery in Saint Petersburg");
    await check(places.spb.address);
    expect(visitor.path).toMatch(/^\/spb\/delivery\?address=/);
    expect(visitor.text).toContain(t("delivery:found.title"));
    await visitor.press(t("place:deliverHere"));
    expect(visitor.way).toEqual(["POST 303 /spb/delivery", "GET 200 /spb/"]);
    expect(visitor.html).toContain(places.spb.address);
  });

  it("not deliverable: a notice, the form to be told and its answer, then the nearest restaurant in one POST", async () => {
    await visitor.open("/spb/delivery");
    await check("Оранжерейная улица, 21");
    expect(visitor.text).toContain(t("place:unserved.title"));
    await visitor.follow(t("place:unserved.notify"));
    expect(visitor.path).toMatch(/^\/spb\/nearest-shop\?/);
    await visitor.send("phone", { phone: "12", privacy_policy: "1" });
    expect([visitor.status, visitor.errorOf("phone").length > 5]).toEqual([422, true]);
    await visitor.send("phone", { phone: "+7 921 000 00 01", privacy_policy: "1" });
    expect(visitor.way[0]).toMatch(/^POST 303 /);
    expect(visitor.html).toContain(t("place:unserved.noted"));
    await visitor.press(t("place:pickUp"));
    expect(visitor.way).toEqual([expect.stringMatching(/^POST 303 \/spb\/shops\/\d+/), "GET 200 /spb/"]);
  });

  it("another city: what happens to the cart is said, then it leads there with the address", async () => {
    await visitor.open("/spb/");
    await visitor.send("product_key", {}, "philadelphia");
    await visitor.open("/spb/delivery");
    await check(`Moscow, ${places.moscow.address}`);
    expect(visitor.text).toContain(t("place:elsewhere.cart"));
    await visitor.press(t("place:elsewhere.go", { city: "Moscow" }));
    expect(visitor.path).toBe("/moscow/order-type?order_type=delivery");
    expect(visitor.valueOf("address")).toContain("12");
    expect(visitor.cookie("city_alias")).toBe("moscow");
  });
});

describe("{city}/address/map without scripts", () => {
  it("stays at the house that was searched for, in another language and after a search that finds nothing", async () => {
    await visitor.open("/spb/address/map");
    await visitor.send("address", { address: places.spb.address });
    const [, found = ""] = /[?&]map=([^&]+)/.exec(visitor.path) ?? [];
    expect(found).not.toBe("");
    expect(visitor.valueOf("address")).toBe(places.spb.address);
    await visitor.send("switch", {}, "language:de");
    expect(visitor.html).toContain('<html lang="de"');
    expect(visitor.path).toContain(`map=${found}`);
    expect(visitor.valueOf("address")).toBe(places.spb.address);
    await visitor.send("address", { address: "Nowhere 99999" });
    expect(visitor.path).toContain(`map=${found}`);
    expect(visitor.valueOf("address")).toBe("Nowhere 99999");
  });
});

describe("shops without scripts", () => {
  it("list and map are two views of one page, by links that keep the filters", async () => {
    await visitor.open("/spb/shops");
    const rows = visitor.html.split('id="shop-').length;
    await visitor.follow(t("place:shops.openNow"));
    await visitor.follow(t("place:shops.onMap"));
    expect(visitor.path).toBe("/spb/shops?open=1&view=map");
    expect(visitor.html).toContain("</svg>");
    await visitor.follow(t("place:shops.list"));
    expect(visitor.path).toBe("/spb/shops?open=1");
    expect(visitor.html.split('id="shop-').length).toBeLessThan(rows);
  });

  it("a shop is chosen in its row, which then says so", async () => {
    await visitor.open("/spb/shops");
    await visitor.press(new RegExp(`^${t("place:shop.choose")}:`));
    expect(visitor.way).toEqual([expect.stringMatching(/^POST 303 \/spb\/shops\/\d+/), "GET 200 /spb/"]);
    await visitor.open("/spb/shops");
    expect(visitor.text).toContain(t("place:shop.chosen"));
  });
});
