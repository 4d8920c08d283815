import { load } from "cheerio";
import { beforeEach, describe, expect, it } from "vitest";
import { runningShop } from "../../../support/app/running-shop";
import { like, wordsOf } from "../../../support/app/words";
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

  it("is moved by links, and the house that was picked stands in the order form with its flat", async () => {
    await visitor.postUnseen("/spb/cart/add", { product_key: "set-philadelphia" });
    const start = { return_to: "/spb/checkout", map: "59.93110,30.34560,16" };
    await visitor.open(`/spb/address/map?${new URLSearchParams(start)}`);
    await visitor.follow(t("maps:east"));
    expect(visitor.path).toMatch(/[?&]map=59\.93110%2C30\.34\d+%2C16$/);
    expect(visitor.path).not.toContain(encodeURIComponent(start.map));
    const near = load(visitor.html)(`main p:contains("${t("pick:near")}") a`)
      .first()
      .text();
    await visitor.follow(near);
    expect(load(visitor.html)("main [role=status] h2").text()).toBe(near);
    expect(visitor.text).toMatch(like(t("place:servedIn", { time: "§" })));
    await visitor.press(t("place:deliverHere"), { room: "12" });
    expect(visitor.way).toEqual(["POST 303 /spb/address/map", "GET 200 /spb/checkout"]);
    expect(visitor.valueOf("delivery_address.street")).toBe(near.replace(/\s+/g, " "));
    expect(visitor.valueOf("delivery_address.room")).toBe("12");
  });
});

describe("another order type without scripts", () => {
  const { address, shop } = places.spb;
  /** The header's two order types. */
  const types = () => load(visitor.html)(`header [role=group][aria-label="${t("common:orderTypeLabel")}"]`);
  const chosen = () => types().find("[aria-current=true]").text();

  /** Follows the header's link to the other type: other links have the same word. */
  async function switchTo(type: "delivery" | "takeaway") {
    expect(types().find("a").text()).toBe(t(`common:${type}`));
    await visitor.open(types().find("a").attr("href") ?? "");
  }

  beforeEach(() => visitor.postUnseen("/spb/cart/add", { product_key: "set-philadelphia" }));

  it("says first that the cart will cost something else, at a shop and at each switch", async () => {
    await visitor.open(`/spb/shops/${shop}`);
    expect(visitor.text).toContain(t("place:reprices"));
    await visitor.press(t("place:pickUp"));
    expect(chosen()).toBe(t("common:takeaway"));
    await switchTo("delivery");
    expect(visitor.text).toContain(t("place:reprices"));
    await visitor.press(t("place:deliverHere"), { address, room: "12" });
    expect(chosen()).toBe(t("common:delivery"));
    await switchTo("takeaway");
    expect(visitor.heading).toBe(t("place:takeaway.question"));
    expect(visitor.text).toContain("prices may change");
    await visitor.press(t("place:takeaway.submit"));
    expect(chosen()).toBe(t("common:takeaway"));
    await switchTo("delivery");
    expect(visitor.text).toContain(t("place:reprices"));
    await visitor.press(like(t("place:deliverTo", { address: "§" })));
    expect(chosen()).toBe(t("common:delivery"));
  });

  it("the page of addresses leads to the shop chosen before, through its question", async () => {
    await visitor.postUnseen(`/spb/shops/${shop}`, {});
    await visitor.postUnseen("/spb/address", { intent: "typed", address, room: "12" });
    await visitor.open("/spb/");
    await visitor.follow(like(address.split(", ")[0] ?? ""));
    expect(visitor.heading).toBe(t("place:orderType"));
    await visitor.follow(t("place:types.takeaway"));
    expect(visitor.text).toContain(t("place:reprices"));
    await visitor.follow(like(t("place:takeFrom", { street: "§" })));
    expect(visitor.heading).toBe(t("place:takeaway.question"));
    await visitor.press(t("place:takeaway.submit"));
    expect(visitor.path).toBe("/spb/");
    expect(chosen()).toBe(t("common:takeaway"));
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
