import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { isCrossSite } from "../../../server/guard/cross-site";
import { checkForm, formData } from "../../../server/guard/form";
import { returnTo, safePath } from "../../../server/guard/safe-path";

describe("safePath", () => {
  it.each([
    "/",
    "/spb/",
    "/spb/cart?step=2#pay",
    "/spb/product/a-b?return_to=%2Fspb%2F",
    "/spb/?search=%D1%81%D1%83%D0%BF",
    `/${"a".repeat(511)}`,
  ])("keeps %s", (path) => {
    expect(safePath(path, "/x")).toBe(path);
  });

  it.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example",
    "http:evil",
    "javascript:alert(1)",
    "data:text/html,x",
    "/\t/evil.example",
    "/\n/evil.example",
    "\t//evil.example",
    "/a\r\nSet-Cookie: x=1",
    "/a%0d%0aSet-Cookie:%20x",
    "/a%00b",
    "/%5cevil.example",
    "/%2f%2fevil.example",
    "evil",
    "",
    " /spb",
    "/./\\evil",
    "/..//evil.example",
    `/${"a".repeat(512)}`,
    `/${"ж".repeat(100)}`,
    7,
    null,
    undefined,
    ["/spb"],
    { toString: () => "/spb" },
  ])("drops %j", (value) => {
    expect(safePath(value, "/home")).toBe("/home");
  });
});

it("safePath keeps every text on this site", () => {
  const piece = fc.oneof(
    fc.constantFrom("/", "\\", ".", "..", ":", "@", "%", "2f", "5c", "?", "#", "\t", "\n"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const path = safePath(`/${pieces.join("")}`);
      expect(new URL(path, "https://shop.example").origin).toBe("https://shop.example");
    }),
  );
});

describe("returnTo", () => {
  it.each([
    ["http://localhost/spb/login?return_to=%2Fspb%2Fcart%3Fa%3D1", "/spb/cart?a=1"],
    ["http://localhost/spb/login?return_to=%2F%2Fevil.example", "/spb/"],
    ["http://localhost/spb/login?back=%2Fspb%2Fcart", "/spb/"],
    ["http://localhost/spb/login", "/spb/"],
  ])("of %s is %s", (url, expected) => {
    expect(returnTo({ url }, "/spb/")).toBe(expected);
  });

  it("is the start page where no other is named", () => {
    expect(safePath("https://evil.example")).toBe("/");
  });
});

describe("isCrossSite", () => {
  const headers = (values: Record<string, string>) => new Headers(values);
  it.each([
    ["GET", { "sec-fetch-site": "cross-site" }, false],
    ["POST", { "sec-fetch-site": "same-origin" }, false],
    ["POST", { "sec-fetch-site": "none" }, false],
    ["POST", { "sec-fetch-site": "cross-site", origin: "https://shop.example", host: "shop.example" }, true],
    ["POST", { "sec-fetch-site": "same-site" }, true],
    ["POST", { host: "shop.example" }, false],
    ["POST", { origin: "https://shop.example", host: "shop.example" }, false],
    ["POST", { origin: "https://evil.example", host: "shop.example" }, true],
    ["POST", { origin: "https://shop.example.evil.example", host: "shop.example" }, true],
    ["POST", { origin: "null", host: "shop.example" }, true],
    ["POST", { origin: "not a url", host: "shop.example" }, true],
    ["DELETE", { origin: "https://evil.example", host: "shop.example" }, true],
    ["HEAD", { "sec-fetch-site": "cross-site" }, false],
    ["OPTIONS", { "sec-fetch-site": "cross-site" }, false],
    ["POST", { origin: "https://shop.example" }, true],
    ["POST", { origin: "https://shop.example", host: "10.0.0.1", "x-forwarded-host": "shop.example" }, false],
  ])("%s %j is %s", (method, values, expected) => {
    expect(isCrossSite(method, "/spb/cart/add", headers(values as Record<string, string>))).toBe(expected);
  });

  it.each([
    ["/spb/order/payment/4f/3ds", false],
    ["/spb/order/payment/4f", true],
    ["/spb/order/payment/4f/3ds/", true],
    ["/spb/order/payment/4f/x/3ds", true],
    ["/order/payment/4f/3ds", true],
    ["/spb/profile/order/payment/4f/3ds", true],
    ["/spb/order/payment//3ds", true],
  ])("a bank's POST to %s is %s", (path, expected) => {
    expect(isCrossSite("POST", path, headers({ "sec-fetch-site": "cross-site", origin: "https://bank.example" }))).toBe(
      expected,
    );
  });
});

const post = (body: BodyInit, type = "application/x-www-form-urlencoded") =>
  new Request("http://localhost/", {
    method: "POST",
    body,
    headers: { "content-type": type },
    duplex: "half",
  } as RequestInit);

async function statusOf(promise: Promise<unknown>) {
  const outcome = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  return outcome instanceof Response ? outcome.status : undefined;
}

describe("formData", () => {
  it("reads a form", async () => {
    expect((await formData(post("a=1&a=2"))).getAll("a")).toEqual(["1", "2"]);
  });

  it.each([
    ["a huge body", post(`a=${"x".repeat(70_000)}`), 413],
    [
      "a huge body without a length",
      post(
        new ReadableStream({
          pull(controller) {
            controller.enqueue(new Uint8Array(40_000));
          },
        }),
      ),
      413,
    ],
    ["hundreds of fields", post(Array.from({ length: 400 }, (_, index) => `f${index}=1`).join("&")), 413],
    ["JSON", post("{}", "application/json"), 415],
    ["a torn multipart", post("--x\r\nnothing", "multipart/form-data; boundary=x"), 400],
  ])("refuses %s", async (_, request, status) => {
    expect(await statusOf(formData(request))).toBe(status);
  });
});

describe("checkForm", () => {
  const schema = z.object({
    count: z.coerce.number().int().min(0).max(100),
    delivery_address: z.object({ street: z.string().min(1) }),
  });
  const form = (entries: [string, string][]) => {
    const data = new FormData();
    for (const [name, value] of entries) data.append(name, value);
    return data;
  };

  it("gives typed values, dotted names as objects", () => {
    const read = checkForm(
      form([
        ["count", "3"],
        ["delivery_address.street", "Main"],
      ]),
      schema,
    );
    expect(read).toMatchObject({ ok: true, values: { count: 3, delivery_address: { street: "Main" } } });
  });

  it.each([["-1"], ["101"], ["1e9"], ["NaN"], ["Infinity"], ["1.5"], ["x"]])(
    "names the field for count %s and keeps what was typed",
    (count) => {
      const read = checkForm(
        form([
          ["count", count],
          ["delivery_address.street", ""],
        ]),
        schema,
      );
      expect(read.ok).toBe(false);
      expect(Object.keys(read.ok ? {} : read.errors).sort()).toEqual(["count", "delivery_address.street"]);
      expect(read.typed.count).toBe(count);
    },
  );

  it("takes a repeated field for wrong", () => {
    expect(
      checkForm(
        form([
          ["count", "1"],
          ["count", "2"],
          ["delivery_address.street", "Main"],
        ]),
        schema,
      ).ok,
    ).toBe(false);
  });
});
