// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Type = "google" | "yandex";

/** The provider's script comes, or fails, as soon as it is asked for. */
function scriptOf(type: Type, arrives: boolean) {
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, "append").mockImplementation((script) => {
    append(script);
    if (arrives) new Function(readFileSync(`tests/support/maps/${type}-double.js`, "utf8"))();
    queueMicrotask(() => (script as Node).dispatchEvent(new Event(arrives ? "load" : "error")));
  });
}

const source = (type: Type) => ({
  type,
  key: "KEY",
  suggest_key: "OTHER",
  language: "en",
  city: "Saint Petersburg",
  at: { latitude: 59.9343, longitude: 30.3351 },
});

async function provider(type: Type) {
  const { ProviderSuggestions } = await import("../../../../../../app/fulfilment/place/address/suggest/provider");
  return new ProviderSuggestions(source(type));
}

let page = 0;

const double = () => (window as unknown as { mapDouble: { calls: [string, unknown][] } }).mapDouble;

beforeEach(async () => {
  vi.resetModules();
  // A module of another's is not reset: each page has its own.
  const loader = `${process.cwd()}/node_modules/@googlemaps/js-api-loader/dist/index.js?page=${page++}`;
  vi.doMock("@googlemaps/js-api-loader", () => import(/* @vite-ignore */ loader));
  // The time limit is for the provider, not for what Vitest needs to compile these.
  await Promise.all([
    import("../../../../../../app/fulfilment/place/address/suggest/google"),
    import("../../../../../../app/fulfilment/place/address/suggest/yandex"),
  ]);
  document.head.innerHTML = "";
  for (const name of ["google", "ymaps3", "mapDouble"]) Reflect.deleteProperty(window, name);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each<Type>(["google", "yandex"])("suggestions of %s", (type) => {
  it("are not asked for again where the script is blocked", async () => {
    scriptOf(type, false);
    const theirs = await provider(type);
    expect(await theirs.answer("Nev")).toBeUndefined();
    expect(document.head.append).toHaveBeenCalled();
    const loads = vi.mocked(document.head.append).mock.calls.length;
    expect(await theirs.answer("Nevs")).toBeUndefined();
    expect(vi.mocked(document.head.append).mock.calls).toHaveLength(loads);
  });

  it("load nothing before the field is used", async () => {
    scriptOf(type, true);
    await provider(type);
    expect(document.head.append).not.toHaveBeenCalled();
  });

  it("are seven at most, streets marked, and tell where a house is", async () => {
    scriptOf(type, true);
    const theirs = await provider(type);
    const found = (await theirs.answer("Nev")) ?? [];
    expect(found).toHaveLength(7);
    expect(found.slice(0, 2).map(({ text, street }) => [text, street])).toEqual([
      ["Nevsky prospekt", true],
      ["Nevsky prospekt, 20", undefined],
    ]);
    expect(await theirs.locate(found[1] as NonNullable<(typeof found)[1]>)).toEqual({
      latitude: 59.9343,
      longitude: 30.3351,
    });
    if (type === "yandex") expect(double().calls).toContainEqual(["keys", { suggest: "OTHER", search: "KEY" }]);
  });

  it("are none after a refusal: the shop's geocoder answers, and the next question is asked again", async () => {
    scriptOf(type, true);
    const theirs = await provider(type);
    expect(await theirs.answer("refused")).toBeUndefined();
    expect(await theirs.answer("Nev")).toHaveLength(7);
  });

  it("are not waited for longer than two seconds", async () => {
    scriptOf(type, true);
    const theirs = await provider(type);
    await theirs.answer("Nev");
    vi.useFakeTimers();
    const asked = theirs.answer("slow");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await asked).toBeUndefined();
  });
});
