/**
 * Where the sandbox keeps things: all that its stores know of a database. To keep them elsewhere, write one file that answers these (sqlite.ts is one) and
 * give it to the sandbox; tests/sandbox/store/database.test.ts says of any such file whether it does what is promised here.
 */
export interface Database<Rows> {
  table<Name extends keyof Rows>(name: Name): Table<Rows[Name]>;
  /** All of the work's changes stay or, when it throws, none. Work within other work is a part of that. */
  transaction<Result>(work: () => Result): Result;
  /** Forgets every row of every table. */
  clear(): void;
  close(): void;
}

/** Rows that are copies: changing one changes nothing that is kept. What JSON leaves out of a JSON column is not kept. */
export interface Table<Row> {
  /** The row that was put in first of those that match. */
  find(where: Where<Row>): Row | undefined;
  /** Those that match, in the order in which they were put in. */
  list<Column extends keyof Row = keyof Row>(where: Where<Row>, part?: ListOptions<Row, Column>): Pick<Row, Column>[];
  /** Keeps a new row and answers it, with the next number where it has no id. Throws when its key, or what is to be unique, is taken. */
  insert(row: NewRow<Row>): Row;
  /** Keeps a row in place of the one with its key, or as a new one. */
  upsert(row: Row): void;
  /** How many rows were changed. */
  update(where: Where<Row>, change: Partial<Row>): number;
  /** How many rows were removed. */
  remove(where: Where<Row>): number;
}

/** Columns that all have these values, null among them; {} is every row. A value that is undefined counts as null. */
export type Where<Row> = { readonly [Column in ComparableColumn<Row>]?: Row[Column] };

/** Which of the rows, and what of them. */
export interface ListOptions<Row, Column extends keyof Row> {
  /** What is read of each row; everything where it is not said. */
  only?: readonly Column[];
  /** Columns that have at least these values; null is not among them. */
  from?: Where<Row>;
  /** Columns that have smaller values than these; null is not among them either. */
  before?: Where<Row>;
  newestFirst?: boolean;
  limit?: number;
  offset?: number;
}

/** A row whose number may still be missing. */
export type NewRow<Row> = Row extends { id: number } ? Omit<Row, "id"> & { id?: number } : Row;

/** What rows can be asked for by: everything but JSON. */
export type ComparableColumn<Row> = {
  [Column in keyof Row & string]: Row[Column] extends string | number | null ? Column : never;
}[keyof Row & string];
