import { describe, expect, it } from "vitest";
import {
  bindNumber,
  fulfils,
  inListOrder,
  metresTo,
  nearestToWish,
  shopInstead,
  shopPoint,
  tagsOf,
  type ListedShop,
  type ShopWish,
} from "../../rules/shops";

const shop = (id: number, latitude: number | undefined, more: Partial<ListedShop> = {}): ListedShop => ({
  id,
  at: latitude === undefined ? undefined : { latitude, longitude: 30 },
  tags: [],
  open: true,
  stopped: false,
  later: more.open === false || more.stopped === true,
  ...more,
});
const here = { latitude: 60, longitude: 30 };
const ids = (shops: readonly ListedShop[]) => shops.map(({ id }) => id);

describe("the nearest shop first where a place is known", () => {
  const shops = [shop(1, 60.1), shop(2, 60.3, { stopped: true }), shop(3, 60.01), shop(4, 60.2, { stopped: true })];
  it.each([
    ["from a place, those that are stopped last", here, [3, 1, 4, 2]],
    ["in the order of the data where nothing is known", undefined, [1, 3, 2, 4]],
    ["in the order of the data from what is no place", { latitude: NaN, longitude: 30 }, [1, 3, 2, 4]],
    ["from the other side", { latitude: 61, longitude: 30 }, [1, 3, 2, 4]],
  ])("%s", (_, from, order) => expect(ids(inListOrder(shops, from))).toEqual(order));

  it("a shop without coordinates comes after those with a distance", () =>
    expect(ids(inListOrder([shop(1, undefined), shop(2, 60.5), shop(3, NaN)], here))).toEqual([2, 1, 3]));
  it("the list that was given stays as it is", () => {
    inListOrder(shops, here);
    expect(ids(shops)).toEqual([1, 2, 3, 4]);
  });

  it.each([
    ["a degree of latitude", shop(1, 61), here, 111_195],
    ["no place of the visitor", shop(1, 61), undefined, undefined],
    ["no place of the shop", shop(1, 91), here, undefined],
    ["nonsense of the visitor", shop(1, 61), { latitude: 0, longitude: 181 }, undefined],
    ["a shop that nobody can find on a map", shop(1, undefined), here, undefined],
  ])("the distance: %s", (_, to, from, metres) => {
    const found = metresTo(to.at, from);
    expect(found && Math.round(found)).toBe(metres);
  });

  const map = { coordinates: { latitude: 1, longitude: 2 } };
  it.each([
    ["its own before its map's", { latitude: 60, longitude: 30, map }, { latitude: 60, longitude: 30 }],
    ["0 is a coordinate", { latitude: 0, longitude: 0, map }, { latitude: 0, longitude: 0 }],
    ["its map's where its own are null", { latitude: null, longitude: null, map }, map.coordinates],
    ["its map's where one of its own is missing", { latitude: 60, map }, map.coordinates],
    ["none", { latitude: null, longitude: null, map: { coordinates: { latitude: null, longitude: 2 } } }, undefined],
    ["none, and a map without them", { map: { coordinates: null } }, undefined],
    ["none, and no map", { map: null }, undefined],
  ])("where a shop is: %s", (_, place, point) => expect(shopPoint(place)).toEqual(point));
});

describe("filters by tags", () => {
  const shops = [
    shop(1, 60, { tags: ["Parking"], open: false }),
    shop(2, 60, { tags: ["Terrace", "Parking"] }),
    shop(3, 60, { tags: ["Kids", "Terrace", "Parking"], stopped: true }),
    shop(4, 60, { tags: ["Terrace", "Terrace"] }),
  ];
  it("the most frequent tags first, each once, no more than so many", () => {
    expect(tagsOf(shops, 9)).toEqual(["Parking", "Terrace", "Kids"]);
    expect(tagsOf(shops, 1)).toEqual(["Parking"]);
    expect(tagsOf([], 9)).toEqual([]);
  });
  it.each([
    [{ open: false, tags: [] }, [1, 2, 3, 4]],
    [{ open: true, tags: [] }, [2, 4]],
    [{ open: false, tags: ["Parking"] }, [1, 2, 3]],
    [{ open: true, tags: ["Parking", "Terrace"] }, [2]],
    [{ open: false, tags: ["Helipad"] }, []],
  ])("%j", (wish, found) => expect(ids(shops.filter((one) => fulfils(one, wish)))).toEqual(found));

  it.each([
    ["all wishes but one", { open: true, tags: ["Kids", "Parking"] }, 2],
    ["the first of equals", { open: true, tags: ["Helipad"] }, 2],
    ["a tag before being open", { open: true, tags: ["Parking", "Kids"], only: [1, 4] }, 1],
    ["none of the wishes", { open: false, tags: ["Helipad"] }, 1],
  ] as [string, ShopWish & { only?: number[] }, number][])("the shop nearest to the wish: %s", (_, wish, id) => {
    const among = shops.filter((one) => wish.only?.includes(one.id) ?? true);
    expect(nearestToWish(among, wish)?.id).toBe(id);
  });
  it("is none where every shop is stopped", () =>
    expect(nearestToWish([shop(1, 60, { stopped: true })], { open: true, tags: [] })).toBeUndefined());
});

describe("another shop instead of a closed or stopped one", () => {
  const closed = shop(1, 60, { open: false });
  it.each([
    ["the nearest open one", [closed, shop(2, 60.2), shop(3, 60.1)], 3],
    ["an open one before a nearer closed one", [closed, shop(2, 60.2), shop(3, 60.1, { open: false })], 2],
    ["the nearest closed one where none is open", [closed, shop(2, 60.2, { open: false })], 2],
    ["never a stopped one", [closed, shop(2, 60.1, { stopped: true }), shop(3, 60.2)], 3],
    ["never itself", [closed], undefined],
  ])("%s", (_, shops, id) => expect(shopInstead(closed, shops)?.id).toBe(id));
});

it.each([
  ["Невский проспект, 88", "Невский проспект,\u00a088"],
  ["7-я линия В. О., 34", "7-я линия В. О.,\u00a034"],
  ["ул. 8 Марта, 12к2", "ул. 8 Марта,\u00a012к2"],
  ["Torstraße 1", "Torstraße\u00a01"],
  ["Moda Cad. No: 112", "Moda Cad.\u00a0No:\u00a0112"],
  ["Невский проспект", "Невский проспект"],
  ["", ""],
])("bindNumber: the address wraps before its street, never before its number: %s", (street, bound) =>
  expect(bindNumber(street)).toBe(bound),
);

it("tags are named by how many shops have them, however they are mixed", () => {
  const shops = [["new"], ["parking", "terrace", "new"], ["terrace"], ["terrace", "terrace"], ["new"], ["new"]];
  const listed = shops.map((tags) => ({ tags })) as Pick<ListedShop, "tags">[];
  expect(tagsOf(listed, 3)).toEqual(["new", "terrace", "parking"]);
  expect(tagsOf([...listed].reverse(), 2)).toEqual(["new", "terrace"]);
  expect(tagsOf([{ tags: ["rare"] }, ...listed] as typeof listed, 3)).toEqual(["new", "terrace", "rare"]);
});
