import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database, Table } from "../../../sandbox/store/database";
import { openSqlite } from "../../../sandbox/store/sqlite";
import { tables, type OpenDatabase, type Rows, type TableName } from "../../../sandbox/store/tables";
import { openMemory } from "../../support/sandbox/memory-database";
import { NOON } from "../../support/sandbox/visitor";

const databases: [string, OpenDatabase][] = [
  ["SQLite", openSqlite],
  ["plain lists", openMemory],
];

/** What the sandbox's stores rely on; whoever writes another database adds it to the list above. */
describe.each(databases)("a database of %s", (_, open) => {
  let database: Database<Rows>;
  let addresses: Table<Rows["addresses"]>;
  beforeEach(() => {
    database = open(":memory:");
    addresses = database.table("addresses");
  });
  afterEach(() => database.close());

  const address = (house_id: number, more: Partial<Rows["addresses"]> = {}) => ({
    session_key: "one",
    user_id: null,
    city_id: 1,
    house_id,
    details: {},
    used_at: 5,
    ...more,
  });
  const keep = (...houses: [number, Partial<Rows["addresses"]>?][]) =>
    houses.forEach(([house_id, more]) => addresses.insert(address(house_id, more)));
  type Asked = Parameters<Table<Rows["addresses"]>["list"]>;
  const houses = (...[where, part]: Asked) => addresses.list(where, part).map(({ house_id }) => house_id);

  it.each(Object.keys(tables) as TableName[])("the table %s exists and is empty", (name) => {
    expect(database.table(name).list({})).toEqual([]);
  });

  it("a row is read as it was inserted, whatever it contains", () => {
    const details = { room: "12", description: "«двор» — 'left'; DROP TABLE addresses; 🍣\n?" };
    const row = address(7, { session_key: `it's "quoted"`, details, used_at: NOON });
    expect(addresses.insert(row)).toEqual({ id: 1, ...row });
    expect(addresses.find({ session_key: row.session_key })).toEqual({ id: 1, ...row });
    expect(addresses.list({ used_at: NOON })).toEqual([{ id: 1, ...row }]);
  });

  it("inserted and read rows are copies", () => {
    const details = { room: "12", floor: undefined };
    const { id } = addresses.insert(address(7, { details }));
    details.room = "13";
    const found = addresses.find({ id });
    expect(found?.details, "as JSON has it").toStrictEqual({ room: "12" });
    if (found) found.details.room = "14";
    expect(addresses.find({ id })?.details.room).toBe("12");
  });

  it("a row without an id gets the next id after the highest", () => {
    expect([
      addresses.insert(address(1)).id,
      addresses.insert({ ...address(2), id: 40 }).id,
      addresses.insert(address(3)).id,
    ]).toEqual([1, 40, 41]);
  });

  it("a duplicate key or unique value is refused", () => {
    const [users, answers] = [database.table("users"), database.table("answers")];
    const { id } = users.insert({ phone: "79120000001", name: null, created_at: 5 });
    answers.insert({ session_key: "one", key: "create", answer: { order_id: 1 } });
    answers.insert({ session_key: "two", key: "create", answer: { order_id: 2 } });
    expect(() => users.insert({ id, phone: "79120000002", name: null, created_at: 5 })).toThrow();
    expect(() => users.insert({ phone: "79120000001", name: "Anna", created_at: 6 })).toThrow();
    expect(() => answers.insert({ session_key: "one", key: "create", answer: {} })).toThrow();
    expect(users.list({})).toHaveLength(1);
    expect(answers.find({ session_key: "one", key: "create" })?.answer).toEqual({ order_id: 1 });
  });

  it.each<[string, Asked, number[]]>([
    ["everything, as it was put in", [{}], [3, 1, 2, 1]],
    ["one column's value", [{ house_id: 1 }], [1, 1]],
    ["all of several", [{ house_id: 1, session_key: "two" }], [1]],
    ["nobody", [{ session_key: "three" }], []],
    ["null", [{ user_id: null }], [3, 2]],
    ["what isn't said, as null", [{ user_id: undefined }], [3, 2]],
    ["the newest first", [{}, { newestFirst: true }], [1, 2, 1, 3]],
    ["so many", [{}, { limit: 2 }], [3, 1]],
    ["none", [{}, { limit: 0 }], []],
    ["so many after the first", [{}, { limit: 2, offset: 1 }], [1, 2]],
    ["all after the first", [{}, { offset: 1 }], [1, 2, 1]],
    ["nothing after the last", [{}, { offset: 4 }], []],
    ["from a number on", [{}, { from: { used_at: 7 } }], [1, 2]],
    ["before a number", [{}, { before: { used_at: 7 } }], [3, 1]],
    [
      "between two, the newest first",
      [{}, { from: { used_at: 5 }, before: { used_at: 8 }, newestFirst: true }],
      [1, 1, 3],
    ],
    ["from a text on", [{}, { from: { session_key: "p" } }], [1]],
    [
      "null never, from a value or before one",
      [{ session_key: "one" }, { from: { user_id: 0 }, before: { user_id: 99 } }],
      [1],
    ],
    ["some of those that match", [{ session_key: "one" }, { from: { used_at: 6 }, limit: 1, newestFirst: true }], [2]],
  ])("list returns %s", (_, args, expected) => {
    keep([3], [1, { user_id: 9, used_at: 7 }], [2, { used_at: 8 }], [1, { user_id: 9, session_key: "two" }]);
    expect(houses(...args)).toEqual(expected);
  });

  it("rows with a text key keep their insertion order", () => {
    const sessions = database.table("sessions");
    const nobody = {
      user_id: null,
      city_id: null,
      order_type: null,
      shop_id: null,
      delivery_zone_id: null,
      address_id: null,
      basket: { lines: [], without_bag: false, interval: null, version: 1 },
    };
    for (const key of ["c", "a", "b"]) sessions.insert({ key, ...nobody, created_at: 5 });
    sessions.update({ key: "c" }, { city_id: 1 });
    expect(sessions.list({}, { only: ["key"], newestFirst: true })).toEqual([{ key: "b" }, { key: "a" }, { key: "c" }]);
  });

  it("list reads only the requested columns", () => {
    keep([3, { details: { room: "1" } }]);
    expect(addresses.list({}, { only: ["house_id", "details"] })).toEqual([{ house_id: 3, details: { room: "1" } }]);
  });

  it("find returns the first match or undefined", () => {
    keep([3], [1], [2]);
    expect(addresses.find({ session_key: "one" })?.house_id).toBe(3);
    expect(addresses.find({ session_key: "two" })).toBeUndefined();
  });

  it("upsert replaces the row with the same key in its position", () => {
    const [stops, fills] = [database.table("stops"), database.table("fills")];
    stops.upsert({ kind: "product", id: "miso", type: "stop" });
    stops.upsert({ kind: "shop", id: "miso", type: "stop" });
    stops.upsert({ kind: "product", id: "miso", type: "default" });
    expect(stops.list({})).toEqual([
      { kind: "product", id: "miso", type: "default" },
      { kind: "shop", id: "miso", type: "stop" },
    ]);
    for (let time = 0; time < 2; time++) fills.upsert({ city: "spb", interval_id: "2026-11-21T19:00" });
    expect(fills.list({})).toHaveLength(1);
  });

  it("update changes the matching rows and returns their number", () => {
    keep([3], [1, { user_id: 9 }], [2]);
    expect(addresses.update({ user_id: null, session_key: "one" }, { user_id: 8, details: { room: "5" } })).toBe(2);
    expect(addresses.list({}).map(({ user_id, details }) => [user_id, details.room])).toEqual([
      [8, "5"],
      [9, undefined],
      [8, "5"],
    ]);
    expect(addresses.update({ user_id: 7 }, { used_at: 0 })).toBe(0);
    expect(addresses.update({ id: 2 }, { user_id: null })).toBe(1);
    expect(houses({ user_id: null })).toEqual([1]);
  });

  it("remove deletes the matching rows and returns their number", () => {
    keep([3], [1, { user_id: 9 }], [2]);
    expect([
      addresses.remove({ session_key: "two" }),
      addresses.remove({ user_id: null }),
      addresses.remove({}),
    ]).toEqual([0, 2, 1]);
    expect(houses({})).toEqual([]);
  });

  it("an undeclared column name is refused", () => {
    keep([3]);
    const crooked = { "1 = 1 OR id": 1 } as object;
    for (const work of [
      () => addresses.find(crooked),
      () => addresses.list({}, { from: crooked }),
      () => addresses.update({}, crooked),
      () => addresses.remove(crooked),
    ])
      expect(work).toThrow(/no column/);
    expect(addresses.insert({ ...address(4), ...crooked }).house_id).toBe(4);
    expect(houses({})).toEqual([3, 4]);
  });

  describe("work that is done together", () => {
    const broken = (work: () => void) => () =>
      database.transaction(() => {
        work();
        throw new Error("the kitchen is on fire");
      });
    const change = () => {
      addresses.update({ house_id: 3 }, { used_at: 99 });
      addresses.remove({ house_id: 1 });
      addresses.insert(address(2));
      database.table("stops").upsert({ kind: "shop", id: "101", type: "stop" });
    };
    const state = () => [
      addresses.list({}, { only: ["house_id", "used_at"] }).map(Object.values),
      database.table("stops").list({}).length,
    ];
    beforeEach(() => keep([3], [1]));

    it("a transaction stores its changes and returns the result", () => {
      expect(database.transaction(() => (change(), "done"))).toBe("done");
      expect(state()).toEqual([
        [
          [3, 99],
          [2, 5],
        ],
        1,
      ]);
    });

    it("a transaction that throws stores nothing", () => {
      expect(broken(change)).toThrow("the kitchen is on fire");
      expect(state()).toEqual([
        [
          [3, 5],
          [1, 5],
        ],
        0,
      ]);
      database.transaction(change);
      expect(state()[1], "and the next is as any other").toBe(1);
    });

    it("a nested transaction is stored or rolled back with the outer one", () => {
      expect(broken(() => database.transaction(change))).toThrow("the kitchen is on fire");
      expect(state()).toEqual([
        [
          [3, 5],
          [1, 5],
        ],
        0,
      ]);
    });
  });

  it("clear deletes everything, and the database stays usable", () => {
    keep([3]);
    database.table("users").insert({ phone: "79120000001", name: null, created_at: 5 });
    database.clear();
    for (const name of Object.keys(tables) as TableName[]) expect(database.table(name).list({}), name).toEqual([]);
    expect(addresses.insert(address(1)).id).toBe(1);
  });
});
