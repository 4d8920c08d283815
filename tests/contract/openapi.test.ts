import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { calls, type CallName } from "../../contract/calls";
import { openApiDocument } from "../../contract/openapi/document";

const document = openApiDocument();
/** As it is sent: without what is undefined. */
const sent = JSON.parse(JSON.stringify(document)) as typeof document;
const names = Object.keys(calls) as CallName[];

/** The schemas of arrays of two. */
function points(value: unknown): unknown[] {
  if (typeof value !== "object" || !value) return [];
  return [...("maxItems" in value && value.maxItems === 2 ? [value] : []), ...Object.values(value).flatMap(points)];
}

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate({ ...sent });
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(validator.version).toBe("3.1");
  });

  it("is compared by a validator that rejects an invalid document", async () => {
    const wrong = { ...sent, paths: { "/api/cities": { get: { responses: "none" } } } };
    expect((await new Validator().validate(wrong)).valid).toBe(false);
  });

  it("refers only to components that exist", () => {
    const refs = [...JSON.stringify(sent).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    const { schemas, parameters } = sent.components;
    expect(refs.length).toBeGreaterThan(50);
    expect(refs.filter(([, kind, name = ""]) => !(name in (kind === "schemas" ? schemas : parameters)))).toEqual([]);
  });

  it("describes the fields whose type does not say their form or unit, in derived schemas too", () => {
    const { schemas } = sent.components;
    const noteOf = (schema: string, field: string) =>
      (schemas[schema]?.properties?.[field] as { description?: string } | undefined)?.description;
    expect(noteOf("User", "birthday")).toBe("dd.MM.yyyy");
    expect(noteOf("City", "timezone")).toBe("Hours from UTC");
    expect([noteOf("Product", "basic_price"), noteOf("CartLine", "basic_price")], "extend").toEqual([
      "Before the discount",
      "Before the discount",
    ]);
    expect([noteOf("Order", "created_at"), noteOf("ListedOrder", "created_at")], "extend").toEqual([
      "Unix milliseconds",
      "Unix milliseconds",
    ]);
    expect(noteOf("OrderPayRequest", "phone"), "partial").toBe(noteOf("OrderPayload", "phone"));
    expect(noteOf("OrderPayload", "phone")).toContain("79111234567");
    expect(JSON.stringify(sent).match(/"description":/g)?.length).toBeGreaterThan(300);
  });

  it("describes points without prefixItems, which Prism and generators of 3.0 do not read", () => {
    const text = JSON.stringify(sent);
    expect(text).not.toMatch(/"prefixItems"|"items":false/);
    const point = { type: "array", items: { type: "number", minimum: -180, maximum: 180 }, minItems: 2, maxItems: 2 };
    expect(points(sent)).toContainEqual(point);
  });

  it("leaves out the bounds of a safe integer", () => {
    expect(JSON.stringify(sent)).not.toContain(String(Number.MAX_SAFE_INTEGER));
  });

  it.each(names)("documents the call %s", (name) => {
    const { method, path, kind } = calls[name];
    const operation = sent.paths[path]?.[method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    expect(operation?.summary).toBe(calls[name].summary);
    expect(operation?.summary.length).toBeGreaterThan(10);
    expect(operation?.description).toContain(calls[name].feature ?? "Every chain needs it.");
    expect(operation?.security.length).toBe(kind === "shared" ? 0 : 2);
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(["200", "4XX", "5XX"]));
  });

  it("puts fields into the path, query or body as the call expects", () => {
    const parametersOf = (path: string, method: string) => sent.paths[path]?.[method]?.parameters;
    expect(parametersOf("/api/cities/{alias}", "get")).toContainEqual({
      name: "alias",
      in: "path",
      required: true,
      schema: expect.objectContaining({ type: "string" }) as unknown,
    });
    expect(parametersOf("/api/shops", "get")).toContainEqual({
      name: "city_id",
      in: "query",
      required: true,
      schema: { type: "integer", minimum: 1 },
    });
    expect(parametersOf("/api/order/create", "post")).toContainEqual({
      $ref: "#/components/parameters/IdempotencyKey",
    });
    expect(parametersOf("/api/cart/add", "put")).not.toContainEqual({ $ref: "#/components/parameters/IdempotencyKey" });
    expect(sent.paths["/api/cart/add"]?.put?.requestBody).toEqual({
      required: true,
      content: { "application/json": { schema: { $ref: "#/components/schemas/CartAddRequest" } } },
    });
    expect(sent.paths["/api/cart/clear"]?.delete?.requestBody).toBeUndefined();
  });

  it("allows unknown fields, and null for optional fields", () => {
    const { Product } = sent.components.schemas;
    expect(Product?.additionalProperties).toBeUndefined();
    expect(Product?.required).toEqual(["id", "key", "name", "price"]);
    expect(Product?.properties?.description).toEqual({ type: ["string", "null"] });
  });
});
