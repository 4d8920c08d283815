import type { Database, ListOptions, Table } from "../../../sandbox/store/database";
import { tables, type Rows, type TableName } from "../../../sandbox/store/tables";

type Fields = Readonly<Record<string, unknown>>;
type Declared = { columns: Fields; key: readonly string[]; unique?: readonly string[] };

/** The sandbox's data in plain lists: what any other database would have to do, in its shortest form. */
export function openMemory(): Database<Rows> {
  let stored = new Map<string, readonly Fields[]>();
  let working = false;
  return {
    table: <Name extends TableName>(name: Name) =>
      memoryTable<Rows[Name]>(
        name,
        tables[name],
        () => stored.get(name) ?? [],
        (rows) => void stored.set(name, rows),
      ),
    transaction<Result>(work: () => Result): Result {
      if (working) return work();
      const before = new Map(stored);
      working = true;
      try {
        return work();
      } catch (error) {
        stored = before;
        throw error;
      } finally {
        working = false;
      }
    },
    clear: () => stored.clear(),
    close: () => stored.clear(),
  };
}

function memoryTable<Row extends object>(
  name: string,
  { columns, key, unique = [] }: Declared,
  rows: () => readonly Fields[],
  keep: (rows: readonly Fields[]) => void,
): Table<Row> {
  const declared = (fields: object) => {
    const unknown = Object.keys(fields).find((column) => !(column in columns));
    if (unknown !== undefined) throw new TypeError(`${name} has no column ${unknown}`);
    return Object.entries(fields);
  };
  const matches = (where: object, row: Fields) =>
    declared(where).every(([column, value]) => row[column] === (value ?? null));
  const isAtLeast = (least: object, row: Fields) =>
    declared(least).every(([column, value]) => row[column] !== null && (row[column] as number) >= (value as number));
  const isBelow = (most: object, row: Fields) =>
    declared(most).every(([column, value]) => row[column] !== null && (row[column] as number) < (value as number));
  const whole = (row: object) =>
    copy(
      Object.fromEntries(Object.keys(columns).map((column) => [column, (row as Fields)[column] ?? null])),
      Object.keys(columns),
    );
  const sameKey = (one: Fields) => (other: Fields) => key.every((column) => one[column] === other[column]);
  const clashes = (one: Fields) => (other: Fields) =>
    sameKey(one)(other) || unique.some((column) => one[column] === other[column]);

  function list<Column extends keyof Row>(
    where: object,
    { only, from = {}, before = {}, newestFirst, limit = Infinity, offset = 0 }: ListOptions<Row, Column> = {},
  ) {
    const found = rows().filter((row) => matches(where, row) && isAtLeast(from, row) && isBelow(before, row));
    if (newestFirst) found.reverse();
    return found
      .slice(offset, offset + limit)
      .map((row) => copy(row, (only as readonly string[] | undefined) ?? Object.keys(columns)) as Pick<Row, Column>);
  }

  return {
    list,
    find: (where) => list(where)[0] as Row | undefined,
    insert(row) {
      const next = () => 1 + Math.max(0, ...rows().map(({ id }) => Number(id)));
      const made = whole(columns.id === "integer" ? { ...row, id: (row as Fields).id ?? next() } : row);
      if (rows().some(clashes(made))) throw new Error(`${name} has such a row`);
      keep([...rows(), made]);
      return copy(made, Object.keys(columns)) as Row;
    },
    upsert(row) {
      const made = whole(row);
      keep(
        rows().some(sameKey(made)) ? rows().map((known) => (sameKey(made)(known) ? made : known)) : [...rows(), made],
      );
    },
    update(where, change) {
      declared(change);
      const found = rows().filter((row) => matches(where, row));
      keep(rows().map((row) => (found.includes(row) ? whole({ ...row, ...change }) : row)));
      return found.length;
    },
    remove(where) {
      const left = rows().filter((row) => !matches(where, row));
      const removed = rows().length - left.length;
      keep(left);
      return removed;
    },
  };
}

const copy = (row: Fields, wanted: readonly string[]) =>
  JSON.parse(JSON.stringify(Object.fromEntries(wanted.map((column) => [column, row[column]])))) as Fields;
