/** What a migration needs of an open database file. */
export interface Connection {
  exec(sql: string): unknown;
  prepare(sql: string): { get(): unknown };
  transaction(work: () => void): () => unknown;
}

/**
 * What changed in tables that older files already have, oldest first: SQL that makes a file of version N one of version N + 1. Never change one that was
 * released; new tables need none, they are made where they are missing.
 */
export const migrations: readonly string[] = [
  // Who asks for a place that nobody delivers to is one of the forms that people send.
  `CREATE TABLE IF NOT EXISTS feedback (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, fields TEXT NOT NULL, created_at INTEGER NOT NULL);
   CREATE TABLE IF NOT EXISTS zone_notices (phone TEXT NOT NULL, city_id INTEGER NOT NULL, latitude REAL NOT NULL, longitude REAL NOT NULL, created_at INTEGER NOT NULL);
   INSERT INTO feedback (kind, fields, created_at) SELECT 'unavailable-address', json_object('phone', phone, 'city_id', city_id, 'latitude', latitude, 'longitude', longitude), created_at FROM zone_notices;
   DROP TABLE zone_notices;`,
];

/**
 * Makes a file one of today: a new one gets the whole schema, an older one what it lacks. Throws an Error for people about one of a later version, which is
 * then left as it is.
 */
export function migrate(connection: Connection, schema: string, steps: readonly string[] = migrations) {
  const version = isNew(connection) ? steps.length : versionOf(connection);
  if (version > steps.length)
    throw new Error(
      `a later version of the sandbox made it (${version}, this one knows ${steps.length}): use that one, or another file in SANDBOX_DATA`,
    );
  connection.transaction(() => {
    for (const step of steps.slice(version)) connection.exec(step);
    connection.exec(schema);
    connection.exec(`PRAGMA user_version = ${steps.length}`);
  })();
}

function versionOf(connection: Connection): number {
  const { user_version } = connection.prepare("PRAGMA user_version").get() as { user_version: number };
  return user_version;
}

function isNew(connection: Connection): boolean {
  return (
    versionOf(connection) === 0 &&
    connection.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table'").get() === undefined
  );
}
