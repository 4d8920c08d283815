import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore, type Store } from "../../../sandbox/store";
import { NOON } from "../../support/sandbox/visitor";

let store: Store;
beforeEach(() => void (store = openStore(":memory:")));
afterEach(() => store.close());

const owner = { key: 'it\'s "quoted"', user_id: null };
const houses = () => store.addresses.list(owner).map(({ house_id }) => house_id);

it("an address is read as it was saved, whatever it contains", () => {
  const details = { room: "12", description: "«двор» — 'left'; DROP TABLE addresses; 🍣\n?" };
  const saved = store.addresses.save(owner, 1, 7, details, NOON);
  expect(saved).toEqual({ id: 1, city_id: 1, house_id: 7, details });
  expect(store.addresses.find(1, owner)).toEqual(saved);
});

it("a phone has one customer, whose name the latest given one replaces", () => {
  const { id } = store.users.findOrCreate("79120000001", null, NOON);
  expect(store.users.findOrCreate("79120000001", "Anna", NOON)).toMatchObject({ id, name: "Anna" });
  expect(store.users.findOrCreate("79120000001", null, NOON)).toMatchObject({ id, name: "Anna" });
  expect(store.users.findOrCreate("79120000002", null, NOON).id).toBe(id + 1);
});

it("an answer is stored once for a session's key", () => {
  store.orders.saveAnswer("one", "create", { order_id: 1 });
  store.orders.saveAnswer("two", "create", { order_id: 2 });
  expect(() => store.orders.saveAnswer("one", "create", {})).toThrow();
  expect(store.orders.findAnswer("one", "create")).toEqual({ order_id: 1 });
});

describe("work that is done together", () => {
  const change = () => {
    store.addresses.save(owner, 1, 3, {}, NOON);
    store.stops.fill("spb", "2026-11-21T19:00");
  };
  const broken = (work: () => void) => () =>
    store.transaction(() => {
      work();
      throw new Error("the kitchen is on fire");
    });
  const state = () => [houses(), store.stops.filled("spb").size];

  it("a transaction stores its changes and returns the result", () => {
    expect(store.transaction(() => (change(), "done"))).toBe("done");
    expect(state()).toEqual([[3], 1]);
  });

  it("a transaction that throws stores nothing", () => {
    expect(broken(change)).toThrow("the kitchen is on fire");
    expect(state()).toEqual([[], 0]);
    store.transaction(change);
    expect(state(), "and the next is as any other").toEqual([[3], 1]);
  });

  it("a nested transaction is stored or rolled back with the outer one", () => {
    expect(broken(() => store.transaction(change))).toThrow("the kitchen is on fire");
    expect(state()).toEqual([[], 0]);
  });
});

it("clear deletes everything, and the store stays usable", () => {
  store.addresses.save(owner, 1, 3, {}, NOON);
  store.stops.set("product", "miso", "stop");
  store.clear();
  expect([houses(), store.stops.all("product").size]).toEqual([[], 0]);
  expect(store.addresses.save(owner, 1, 4, {}, NOON).id).toBe(1);
});
