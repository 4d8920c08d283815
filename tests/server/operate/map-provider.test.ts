import { beforeEach, expect, it, vi } from "vitest";

const maps = vi.hoisted(() => ({ map_type: "none", language: undefined as string | undefined }));
vi.mock("../../../server/operate/settings", () => ({ settings: () => ({ maps }) }));

const providerOf = async (map_type: string, environment: Record<string, string>, language?: string) => {
  Object.assign(maps, { map_type, language });
  vi.stubEnv("UPSTREAM_URL", "http://upstream.test");
  vi.stubEnv("SESSION_SECRET", "a secret for tests that is long enough");
  for (const name of ["MAPS_KEY", "YANDEX_SUGGEST_KEY"]) vi.stubEnv(name, environment[name] ?? "");
  return import("../../../server/operate/map-provider");
};

beforeEach(() => vi.resetModules());

it.each([
  ["google", { MAPS_KEY: "G" }, { type: "google", key: "G" }],
  ["yandex", { MAPS_KEY: "Y" }, { type: "yandex", key: "Y" }],
  ["google", { YANDEX_SUGGEST_KEY: "S" }, undefined],
  ["yandex", {}, undefined],
  ["none", { MAPS_KEY: "G" }, undefined],
])("a map of another's needs its type and its key: %s with %o", async (type, environment, provider) => {
  const found = (await providerOf(type, environment as Record<string, string>)).mapProvider();
  expect(found && { type: found.type, key: found.key }).toEqual(provider);
});

it("its language may be set", async () => {
  expect((await providerOf("yandex", { MAPS_KEY: "Y" }, "tr_TR")).mapProvider()?.language).toBe("tr_TR");
});

it.each([
  ["google", { MAPS_KEY: "G" }, { type: "google", key: "G" }],
  ["yandex", { MAPS_KEY: "Y", YANDEX_SUGGEST_KEY: "S" }, { type: "yandex", key: "Y", suggest_key: "S" }],
  ["yandex", { MAPS_KEY: "Y" }, undefined],
  ["none", { MAPS_KEY: "G" }, undefined],
])("addresses are suggested by the provider whose key allows it: %s with %o", async (type, environment, source) => {
  const found = (await providerOf(type, environment as Record<string, string>)).suggestProvider();
  expect(found && JSON.parse(JSON.stringify(found))).toEqual(source);
});
