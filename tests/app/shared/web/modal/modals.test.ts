import { describe, expect, it } from "vitest";
import { siteMap } from "../../../../../tools/site-map";
import {
  isModalName,
  modalPage,
  modals,
  modalsOf,
  pageOf,
  withoutModals,
  type ModalName,
  type ModalRow,
} from "../../../../../app/shared/web/modal/modals";

const names = Object.keys(modals) as ModalName[];
const search = (text: string) => new URLSearchParams(text);
const at = (address: string) => new URL(address, "http://localhost");

describe("the table of modals", () => {
  it("has the first version's", () => {
    for (const name of [
      "CitiesModal",
      "OrderTypesModal",
      "ConfirmChangeTakeaway",
      "ProductInfoModal",
      "CartModal",
      "ConfirmEmptyCartModal",
      "ConfirmShopModal",
      "UserLoginModal",
    ])
      expect(isModalName(name)).toBe(true);
  });

  it.each(names)("%s asks a question only if it is called so", (name) => {
    const row: ModalRow = modals[name];
    expect(row.kind === "confirm").toBe(name.startsWith("Confirm"));
  });

  it("shows pages that the site map has", async () => {
    const found = (await siteMap()).map(({ path }) => path);
    expect(names.filter((name) => !found.includes(modals[name].page))).toEqual([]);
  });
});

it.each<[string, string[]]>([
  ["", []],
  ["modal=CartModal", ["CartModal"]],
  ["modal=CartModal&modal=ConfirmEmptyCartModal", ["CartModal", "ConfirmEmptyCartModal"]],
  ["modal=CartModal&modal=CartModal", ["CartModal"]],
  ["modal=Unknown&modal=CartModal", ["CartModal"]],
  ["modal=cartmodal", []],
  ["modal=", []],
  ["modal=__proto__&modal=constructor&modal=toString", []],
  ["modal=ProductInfoModal", []],
  ["modal=ProductInfoModal&product_key=", []],
  ["modal=ProductInfoModal&product_key=roll", ["ProductInfoModal"]],
  ["modal=ProductInfoModal&product_key=.", []],
  ["modal=ProductInfoModal&product_key=..", []],
  ["modal=ConfirmShopModal&shop_id=3", ["ConfirmShopModal"]],
  ["Modal=CartModal", []],
])("modalsOf %j has %j", (text, expected) => {
  expect(modalsOf(search(text))).toEqual(expected);
});

it.each<[ModalName, string, string | undefined]>([
  ["CartModal", "", "/spb/cart?return_to=%2Fspb%2F"],
  ["CartModal", "product_key=x&evil=1", "/spb/cart?return_to=%2Fspb%2F"],
  ["ProductInfoModal", "product_key=a b/c?d#e", "/spb/product/a%20b%2Fc%3Fd%23e?return_to=%2Fspb%2F"],
  ["ProductInfoModal", "product_key=%E0%B8%81", "/spb/product/%E0%B8%81?return_to=%2Fspb%2F"],
  ["ProductInfoModal", "", undefined],
  ["ConfirmShopModal", "shop_id=7", "/spb/shops/7?return_to=%2Fspb%2F"],
  ["OrderTypesModal", "order_type=takeaway", "/spb/order-type?order_type=takeaway&return_to=%2Fspb%2F"],
  ["OrderTypesModal", "order_type=a%26b%3Dc", "/spb/order-type?order_type=a%26b%3Dc&return_to=%2Fspb%2F"],
  ["UserLoginModal", "request_uri=//evil.example", "/spb/login?request_uri=%2F%2Fevil.example&return_to=%2Fspb%2F"],
])("pageOf %s with %j is %s", (name, text, expected) => {
  expect(pageOf(name, "spb", search(text), "/spb/")).toBe(expected);
});

it.each([
  ["/spb/?modal=CartModal", "/spb/"],
  ["/spb/?group=wok&modal=ProductInfoModal&product_key=a", "/spb/?group=wok"],
  ["/spb/?product_key=a&modal=CartModal", "/spb/?product_key=a"],
  ["/spb/?modal=Unknown&product_key=a", "/spb/?product_key=a"],
  ["/spb/?modal=CartModal&modal=ConfirmEmptyCartModal&search=x", "/spb/?search=x"],
  ["/spb/shops?modal=ConfirmShopModal&shop_id=3", "/spb/shops"],
])("withoutModals of %s is %s", (address, expected) => {
  expect(withoutModals(at(address))).toBe(expected);
});

describe("modalPage", () => {
  it.each<[string, string | undefined]>([
    ["/spb/", undefined],
    ["/?modal=CitiesModal", undefined],
    ["/_kit?modal=CartModal", undefined],
    ["/spb?modal=CartModal", "/spb/cart?return_to=%2Fspb"],
    [
      "/spb/shops?modal=UserLoginModal&request_uri=%2Fspb%2Fcheckout",
      "/spb/login?request_uri=%2Fspb%2Fcheckout&return_to=%2Fspb%2Fshops",
    ],
    ["/spb/?modal=Nonsense", undefined],
    ["/spb/?modal=ProductInfoModal", undefined],
    ["/spb/?modal=CartModal&modal=ConfirmEmptyCartModal", "/spb/cart/clear?return_to=%2Fspb%2F"],
    ["//evil.example/?modal=CartModal", undefined],
    ["/%2f%2fevil.example/?modal=CartModal", undefined],
  ])("for %s is %s", (address, expected) => {
    expect(modalPage(new URL(`http://localhost${address}`))).toBe(expected);
  });

  it.each<[string, string | undefined]>([
    [`/spb/shops?modal=CartModal&x=${"(".repeat(500)}`, "/spb/cart?return_to=%2Fspb%2Fshops"],
    [`/spb/?modal=ProductInfoModal&product_key=${"%22".repeat(600)}`, undefined],
  ])("is not longer than a proxy takes (%#)", (address, expected) => {
    expect(modalPage(new URL(`http://localhost${address}`))).toBe(expected);
  });

  it.each(names)("leads %s to a path on this site, with a way back on this site", (name) => {
    const page =
      modalPage(
        at(
          `/spb/?search=%2F%2Fevil&modal=${name}&gift_id=..%2F..%2Fx&product_key=..%2F..%2Fx&shop_id=%5C%5Cevil&address_id=..%2Fevil&alias=..%2F..%2Fx&order_type=%0d%0aX: y`,
        ),
      ) ?? expect.fail("no page");
    const { host, pathname, searchParams } = at(page);
    expect(host).toBe("localhost");
    expect(pathname).toMatch(/^\/spb\//);
    expect(page).not.toMatch(/[\r\n]/);
    expect(searchParams.get("return_to")).toMatch(/^\/spb\/(\?|$)/);
  });
});
