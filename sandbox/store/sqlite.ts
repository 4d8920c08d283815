import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Libsql from "libsql";
import type { Database, ListOptions, Table } from "./database";
import { migrate } from "./migrations";
import { tables, type Rows, type TableDeclaration, type TableName } from "./tables";

/** The data in one SQLite file or in memory. The only file that knows SQL queries. */
export function openSqlite(data: string): Database<Rows> {
  const connection = connect(data);
  const prepared = new Map<string, Libsql.Statement>();
  const prepare: Prepare = (sql) => {
    const statement = prepared.get(sql) ?? connection.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const transaction = <Result>(work: () => Result): Result =>
    connection.inTransaction ? work() : (connection.transaction(work)() as Result);
  return {
    table: <Name extends TableName>(name: Name) => sqliteTable<Rows[Name]>(prepare, name, tables[name]),
    transaction,
    clear: () => transaction(() => names.forEach((name) => connection.exec(`DELETE FROM ${name}`))),
    close: () => void connection.close(),
  };
}

/**
 * Opens a file, created with its folder if missing, or ":memory:". Throws an Error that says why a file cannot be used.
 */
export function connect(data: string): Libsql.Database {
  try {
    if (data !== ":memory:") mkdirSync(dirname(data), { recursive: true });
    const connection = new Libsql(data);
    if (data !== ":memory:") useWriteAheadLog(connection);
    migrate(connection, names.map((name) => schemaOf(name, tables[name])).join("\n"));
    return connection;
  } catch (error) {
    throw new Error(
      `The sandbox cannot use the data file ${data}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/**
 * Changes are in the log before the answer is sent: a killed process loses nothing, and only a crash of the machine may
 * lose the latest ones.
 */
function useWriteAheadLog(connection: Libsql.Database) {
  connection.pragma("journal_mode = WAL");
  connection.pragma("synchronous = NORMAL");
}

const names = Object.keys(tables) as TableName[];
const types: Readonly<Record<string, string>> = {
  text: "TEXT NOT NULL",
  "text or null": "TEXT",
  integer: "INTEGER NOT NULL",
  "integer or null": "INTEGER",
  json: "TEXT NOT NULL",
};

function schemaOf(name: string, { columns, key, unique = [], indexes = {} }: Declaration): string {
  const single = key.length === 1 ? key[0] : undefined;
  const lines = Object.entries(columns).map(([column, kind]) => {
    if (column === single) return `${column} ${kind.toUpperCase()} PRIMARY KEY`;
    return `${column} ${types[kind]}${unique.includes(column) ? " UNIQUE" : ""}`;
  });
  if (!single) lines.push(`PRIMARY KEY (${key.join(", ")})`);
  const table = `CREATE TABLE IF NOT EXISTS ${name} (${lines.join(", ")});`;
  return [
    table,
    ...Object.entries(indexes).map(
      ([index, by]) => `CREATE INDEX IF NOT EXISTS ${index} ON ${name} (${by.join(", ")});`,
    ),
  ].join("\n");
}

/** A table's declaration without its row type. */
interface Declaration {
  columns: Readonly<Record<string, string>>;
  key: readonly string[];
  unique?: readonly string[];
  indexes?: Readonly<Record<string, readonly string[]>>;
}
type Prepare = (sql: string) => Libsql.Statement;
type Fields = Readonly<Record<string, unknown>>;

function sqliteTable<Row extends object>(
  prepare: Prepare,
  name: string,
  declaration: TableDeclaration<Row>,
): Table<Row> {
  const { columns, key }: Declaration = declaration;
  const all = Object.keys(columns);
  const every = all.join(", ");
  const stored = (column: string, value: unknown) =>
    columns[column] === "json" ? JSON.stringify(value) : (value ?? null);
  const valuesOf = (fields: Fields, wanted: readonly string[]) =>
    wanted.map((column) => stored(column, fields[column]));
  const read = (row: Fields, wanted: readonly string[]) => {
    const fields: Record<string, unknown> = {};
    for (const column of wanted)
      fields[column] = columns[column] === "json" ? JSON.parse(row[column] as string) : row[column];
    return fields;
  };
  const compared = (fields: Fields, comparison: string) =>
    declared(Object.keys(fields)).map((column) => `${column} ${comparison} ?`);
  const conditions = (where: Fields, from: Fields = {}, before: Fields = {}) => {
    const conditionsSql = [...compared(where, "IS"), ...compared(from, ">="), ...compared(before, "<")];
    const values = [where, from, before].flatMap((fields) => Object.values(fields)).map((value) => value ?? null);
    return { sql: conditionsSql.length ? ` WHERE ${conditionsSql.join(" AND ")}` : "", values };
  };

  /** Only declared column names get into a statement. */
  function declared(wanted: readonly string[]): readonly string[] {
    const unknown = wanted.find((column) => !Object.hasOwn(columns, column));
    if (unknown !== undefined) throw new TypeError(`${name} has no column ${unknown}`);
    return wanted;
  }

  function list<Column extends keyof Row>(
    where: Fields,
    { only, from, before, newestFirst, limit = -1, offset = 0 }: ListOptions<Row, Column> = {},
  ) {
    const wanted = declared((only as readonly string[] | undefined) ?? all);
    const { sql, values } = conditions(where, from, before);
    const statement = prepare(
      `SELECT ${wanted.join(", ")} FROM ${name}${sql} ORDER BY rowid ${newestFirst ? "DESC" : "ASC"} LIMIT ? OFFSET ?`,
    );
    return (statement.all([...values, limit, offset]) as Fields[]).map((row) => read(row, wanted) as Pick<Row, Column>);
  }

  function find(where: Fields): Row | undefined {
    const { sql, values } = conditions(where);
    const row = prepare(`SELECT ${every} FROM ${name}${sql} ORDER BY rowid LIMIT 1`).get(values) as Fields | undefined;
    return row && (read(row, all) as Row);
  }

  const into = `INSERT INTO ${name} (${every}) VALUES (${all.map(() => "?").join(", ")})`;
  const rest = all.filter((column) => !key.includes(column)).map((column) => `${column} = excluded.${column}`);
  const orReplace = ` ON CONFLICT (${key.join(", ")}) DO ${rest.length ? `UPDATE SET ${rest.join(", ")}` : "NOTHING"}`;
  return {
    list,
    find,
    insert(row) {
      const { lastInsertRowid } = prepare(into).run(valuesOf(row as Fields, all));
      return { ...row, ...(columns.id === "integer" && { id: Number(lastInsertRowid) }) } as Row;
    },
    upsert: (row) => void prepare(into + orReplace).run(valuesOf(row as Fields, all)),
    update(where, change) {
      const changed = declared(Object.keys(change));
      const { sql, values } = conditions(where);
      return prepare(`UPDATE ${name} SET ${changed.map((column) => `${column} = ?`).join(", ")}${sql}`).run([
        ...valuesOf(change as Fields, changed),
        ...values,
      ]).changes;
    },
    remove(where) {
      const { sql, values } = conditions(where);
      return prepare(`DELETE FROM ${name}${sql}`).run(values).changes;
    },
  };
}
