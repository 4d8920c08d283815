import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { loader as home } from "../../../../app/browse/menu/home.route";
import type { HomeView } from "../../../../app/browse/menu/menu.view";
import { visitArgs } from "../../../support/app/route";
import { cartCalls, heldCart } from "../../../support/upstream/carts";
import { useUpstream } from "../../../support/upstream/upstream";
import { outcomeOf, sessionOf } from "../../../support/upstream/visitor";

useUpstream(cartCalls);

const favourites = (...keys: string[]) => `favourites=${Buffer.from(keys.join("\n")).toString("base64url")}`;

async function open(cookies = "", path = "/spb/") {
  const args = visitArgs(path, { cookies }) as Parameters<typeof home>[0];
  const { view } = await outcomeOf(() => home(args) as Promise<unknown>);
  const visit = await args.context.visit;
  const $ = load(visit?.rendering.grid?.html.toString() ?? "");
  const shelf = $("#group-favourites");
  return {
    view: view as unknown as HomeView,
    cacheable: visit?.rendering.cacheable,
    $,
    shelf: shelf
      .find("li h3")
      .map((_, name) => $(name).text())
      .get(),
    liked: $("section [aria-pressed=true]")
      .map((_, button) => $(button).attr("name"))
      .get(),
  };
}

describe("the menu of a visitor with favourites", () => {
  it("starts with them as a group, newest first; what left the menu is left out, what cannot be had is grey", async () => {
    const { view, shelf, $ } = await open(favourites("bonito", "gone", "roll"));
    expect(shelf).toEqual(["Bonito", "Philadelphia"]);
    expect(view.favourites).toEqual({ keys: ["bonito", "gone", "roll"], name: "Favourites" });
    expect($("#group-favourites").next("section")).toHaveLength(1);
    expect($("#group-favourites li").first().attr("class")).toMatch(/gone/);
    expect($("#group-favourites li").first().find("[name^='?product_key=']")).toHaveLength(0);
    expect($("#group-favourites li").last().find("[name^='?product_key=']").attr("name")).toBe("?product_key=roll");
  });

  it("fills their hearts, is theirs alone, and has the anchors that a press leads back to", async () => {
    const { liked, cacheable, $ } = await open(favourites("roll"));
    expect(liked).toEqual(["?unlike=roll"]);
    expect(cacheable).toBe(false);
    expect($("section li#roll [aria-pressed=true]").text()).toBe("Philadelphia: Remove from favourites");
    expect($("#roll")).toHaveLength(1);
  });

  it("is kept for all anonymous visitors without any, with outlines", async () => {
    const { view, liked, shelf, cacheable, $ } = await open();
    expect([view.favourites, liked, shelf, cacheable]).toEqual([undefined, [], [], true]);
    expect($("li > [name^='?like='][aria-pressed=false]")).toHaveLength(4);
  });

  it("has no group without one of this menu, and none of the cookie's rubbish", async () => {
    expect(await open(favourites("gone"))).toMatchObject({ view: { favourites: { keys: ["gone"] } }, shelf: [] });
    expect((await open(favourites("gone"))).view.favourites?.name).toBeUndefined();
    expect((await open("favourites=%00%ff")).cacheable).toBe(true);
  });

  it("shows counters on the shelf too, for who has a cart", async () => {
    heldCart.fill({ roll: 2 });
    const { $ } = await open(`${await sessionOf({ key: "abc" })}; ${favourites("roll")}`);
    expect($("#group-favourites li i").text()).toContain("2");
    expect($("section li#roll i").text()).toContain("2");
  });

  it("shows what was searched for without the group, with full hearts", async () => {
    const { view, shelf, liked } = await open(favourites("roll", "soup"), "/spb/?search=philadelphia");
    expect([shelf, liked, view.favourites]).toEqual([[], ["?unlike=roll"], { keys: ["roll", "soup"] }]);
  });

  it("opens the group by its size: not up to 4, on phones from 5", async () => {
    const { $ } = await open(favourites("roll", "soup", "water", "bonito"));
    expect($("#group-favourites li")).toHaveLength(4);
    expect($("#group-favourites details")).toHaveLength(0);
  });
});
