/**
 * The database interface of the stores. Another database is one file that implements it, as sqlite.ts does;
 * tests/sandbox/store/database.test.ts checks any implementation.
 */
export interface Database<Rows> {
  table<Name extends keyof Rows>(name: Name): Table<Rows[Name]>;
  /** All changes of `work` are stored, or none if it throws. A nested transaction is part of the outer one. */
  transaction<Result>(work: () => Result): Result;
  /** Deletes every row of every table. */
  clear(): void;
  close(): void;
}

/** Rows are copies: changing one changes nothing in the table. A JSON column stores only what JSON can express. */
export interface Table<Row> {
  /** The first inserted of the matching rows. */
  find(where: Filter<Row>): Row | undefined;
  /** The matching rows in insertion order. */
  list<Column extends keyof Row = keyof Row>(where: Filter<Row>, part?: ListOptions<Row, Column>): Pick<Row, Column>[];
  /** Inserts a row and returns it, with the next id if it has none. Throws if its key or a unique value is taken. */
  insert(row: NewRow<Row>): Row;
  /** Inserts a row, or replaces the one with its key. */
  upsert(row: Row): void;
  /** Returns the number of changed rows. */
  update(where: Filter<Row>, change: Partial<Row>): number;
  /** Returns the number of removed rows. */
  remove(where: Filter<Row>): number;
}

/** Rows whose columns all have these values; {} matches every row. `undefined` counts as null. */
type Filter<Row> = { readonly [Column in ComparableColumn<Row>]?: Row[Column] };

/** Which rows, and which of their columns. */
export interface ListOptions<Row, Column extends keyof Row> {
  /** The columns to read; all by default. */
  only?: readonly Column[];
  /** Columns with at least these values; null never matches. */
  from?: Filter<Row>;
  /** Columns with smaller values than these; null never matches. */
  before?: Filter<Row>;
  newestFirst?: boolean;
  limit?: number;
  offset?: number;
}

/** A row that may still lack its id. */
type NewRow<Row> = Row extends { id: number } ? Omit<Row, "id"> & { id?: number } : Row;

/** Columns that can be compared: all but JSON. */
export type ComparableColumn<Row> = {
  [Column in keyof Row & string]: Row[Column] extends string | number | null ? Column : never;
}[keyof Row & string];
