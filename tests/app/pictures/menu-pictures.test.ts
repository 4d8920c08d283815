import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { http, HttpResponse } from "msw";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { HomeView } from "../../../app/menu/menu.view";
import { UPSTREAM, visitArgs } from "../../support/app/route";
import { cartCalls, products } from "../../support/upstream/carts";
import { upstream, useUpstream } from "../../support/upstream/upstream";
import { outcomeOf, placeCookieOf } from "../../support/upstream/visitor";

const directory = await mkdtemp(join(tmpdir(), "pictures-"));
vi.stubEnv("PICTURE_CACHE", directory);
const { loader: home } = await import("../../../app/menu/home.route");
const { loader } = await import("../../../app/pictures/picture.route");
const { picturePath } = await import("../../../server/upstream/pictures");
const { forgetShared } = await import("../../../server/upstream/shared");

useUpstream(cartCalls);

let fetched: string[] = [];
const roll = await sharp({ create: { width: 480, height: 480, channels: 3, background: "#fff" } })
  .png()
  .toBuffer();

beforeEach(() => {
  fetched = [];
  upstream.use(
    http.get(`${UPSTREAM}/pictures/:name`, ({ request }) => {
      fetched.push(new URL(request.url).pathname);
      return new HttpResponse(new Uint8Array(roll), { headers: { "Content-Type": "image/png" } });
    }),
  );
});
afterAll(() => rm(directory, { recursive: true, force: true }));

type Menu = { order_type?: string; delivery_zone_id?: number };

/** Menus whose only dish has the picture that `named` says; undefined: the upstream fails. Their group has the same, or `group`. */
function menus(named: (menu: Menu) => string | undefined, group?: string) {
  forgetShared();
  upstream.use(
    http.post(`${UPSTREAM}/api/products`, async ({ request }) => {
      const small = named((await request.json()) as Menu);
      if (!small) return HttpResponse.error();
      const dish = { ...products[0], images: { small } };
      const images = { big: group ?? small };
      return HttpResponse.json({
        product_groups: [{ id: 1, alias: "all", name: "All", show_on_main: true, images, products: [dish] }],
        popular_products: [dish],
      });
    }),
  );
}

async function get(path: string, accept = "image/avif") {
  const args = visitArgs(`/pictures/w400/${path}`, { params: { city: undefined as never }, headers: { accept } });
  const answer = await loader(args).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw answer;
  const { status, headers } = answer;
  return { status, type: headers.get("Content-Type"), keep: headers.get("Cache-Control") };
}

const IMMUTABLE = "public, max-age=31536000, immutable";
const shown = { status: 200, type: "image/avif", keep: IMMUTABLE };

async function menuPage(place?: { address: { id: number; address: string; delivery_zone_id: number } }) {
  const cookies = place && (await placeCookieOf({ city: "spb", ...place }));
  const args = visitArgs("/spb/", { cookies }) as Parameters<typeof home>[0];
  const { view } = await outcomeOf(() => home(args) as Promise<unknown>);
  const { popular, tiles } = view as unknown as HomeView;
  const html = (await args.context.visit)?.grid?.html.toString() ?? "";
  return { popular, tiles, card: /<img src="\/pictures\/w480\/([^"]*)"/.exec(html)?.[1] };
}
const pictureOfCard = async (...place: Parameters<typeof menuPage>) => (await menuPage(...place)).card;

const delivered = { address: { id: 501, address: "Nevsky prospekt, 20", delivery_zone_id: 7 } };

describe("the picture of a card", () => {
  it("is named without a signature where the city's own menu names it, before and after an address is chosen", async () => {
    menus(() => "/pictures/roll.png");
    expect(await pictureOfCard()).toBe("m/spb/pictures/roll.png");
    expect(await pictureOfCard(delivered)).toBe("m/spb/pictures/roll.png");
  });

  it("is signed where only the menu of the chosen address names it", async () => {
    menus(({ delivery_zone_id }) => (delivery_zone_id ? "/pictures/only-here.png" : "/pictures/roll.png"));
    expect(await pictureOfCard(delivered)).toBe(picturePath("/pictures/only-here.png"));
  });
});

describe("a dish that stands on the menu more than once", () => {
  it("has one picture, which is fetched once", async () => {
    menus(() => "/pictures/roll.png");
    const { popular, tiles, card } = await menuPage();
    expect([popular[0]?.picture, tiles[0]?.picture]).toEqual([card, card]);
  });

  it("has a picture of its own above the grid where the group has one", async () => {
    menus(() => "/pictures/roll.png", "/pictures/rolls.png");
    expect((await menuPage()).tiles[0]?.picture).toBe(picturePath("/pictures/rolls.png"));
  });
});

describe("a picture that a city's menu names", () => {
  it("is there for all, also for a server that has shown no menu yet", async () => {
    menus(() => "/pictures/first.png");
    expect(await get("m/spb/pictures/first.png")).toEqual(shown);
    expect(fetched).toEqual(["/pictures/first.png"]);
  });

  it("may be on the menu of those who collect their order alone", async () => {
    menus(({ order_type }) => (order_type === "takeaway" ? "/pictures/collected.png" : "/pictures/roll.png"));
    expect(await get("m/spb/pictures/collected.png")).toEqual(shown);
  });

  it("stays when the menu no longer names it, as it was made; it is not made anew", async () => {
    menus(() => "/pictures/yesterday.png");
    expect(await get("m/spb/pictures/yesterday.png")).toEqual(shown);
    menus(() => "/pictures/today.png");
    expect(await get("m/spb/pictures/yesterday.png")).toEqual(shown);
    expect(await get("m/spb/pictures/yesterday.png", "image/webp")).toMatchObject({ status: 404 });
  });

  it("is neither fetched nor encoded when an address invents it", async () => {
    menus(() => "/pictures/roll.png");
    for (const path of ["m/spb/pictures/invented.png", "m/spb/api/user/get", "m/spb/pictures/../api/user/get"])
      expect(await get(path)).toMatchObject({ status: 404 });
    expect(await get("m/no-such-city/pictures/roll.png")).toMatchObject({ status: 404 });
    expect(fetched).toEqual([]);
  });

  it("leaves a quiet plate, for a minute, while the menu cannot be had", async () => {
    menus(() => undefined);
    expect(await get("m/spb/pictures/unknown.png")).toEqual({
      status: 200,
      type: "image/svg+xml",
      keep: "public, max-age=60",
    });
    expect(fetched).toEqual([]);
  });
});
