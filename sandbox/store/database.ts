import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Libsql from "libsql";

export type Database = Libsql.Database;

/**
 * Opens a file, created with its folder if missing, or ":memory:". Throws an Error with the reason why a file cannot be
 * used.
 */
export function openDatabase(data: string): Database {
  try {
    if (data !== ":memory:") mkdirSync(dirname(data), { recursive: true });
    const database = new Libsql(data);
    if (data !== ":memory:") useWriteAheadLog(database);
    return database;
  } catch (error) {
    throw new Error(
      `The sandbox cannot use the data file ${data}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/**
 * Changes are in the log before the response is sent, so a killed process loses nothing, and only a crash of the
 * machine may lose the latest ones.
 */
function useWriteAheadLog(database: Database) {
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = NORMAL");
}

/** Stores all changes of `work`, or none if it throws. A nested transaction is part of the outer one. */
export function inTransaction<Result>(database: Database, work: () => Result): Result {
  return database.inTransaction ? work() : (database.transaction(work)() as Result);
}

export function deleteEverything(database: Database) {
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[];
  inTransaction(database, () => tables.forEach(({ name }) => database.exec(`DELETE FROM ${name}`)));
}
