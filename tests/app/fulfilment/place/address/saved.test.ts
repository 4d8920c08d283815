import { visitArgs } from "../../../../support/app/route";
import { describe, expect, it } from "vitest";
import { loader } from "../../../../../app/fulfilment/place/address/saved.route";
import type { SavedNews } from "../../../../../app/shared/web/context/city-frame";
import { placeCalls } from "../../../../support/upstream/places";
import { useUpstream } from "../../../../support/upstream/upstream";
import { sessionOf } from "../../../../support/upstream/visitor";

useUpstream(placeCalls);

const ask = async (cookies: string) =>
  (await (await loader(visitArgs("/spb/address/saved", { cookies }))).json()) as SavedNews;
const anna = { key: "abc", signed_in: { name: "Anna" } };

describe("the header's list of addresses", () => {
  it("has none for who has no session", async () => {
    expect(await ask("")).toMatchObject({ saved: [] });
  });

  it("names each saved address with its door, and in words what else can be done", async () => {
    const { saved, words } = await ask(await sessionOf(anna));
    expect(saved).toEqual([{ id: 501, text: "Nevsky prospekt, 20", door: "flat\u00a012" }]);
    expect(words).toEqual({ title: "Your addresses", other: "Another address", map: "Choose on the map" });
  });
});
