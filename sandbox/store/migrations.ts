/** What a migration needs of an open database file. */
interface Connection {
  exec(sql: string): unknown;
  prepare(sql: string): { get(): unknown };
  transaction(work: () => void): () => unknown;
}

/**
 * SQL steps for files of older versions, oldest first: step N turns version N into N + 1. Never change a released step.
 * New tables need no step: they are created if missing.
 */
export const migrations: readonly string[] = [
  // Requests for an unserved address became one of the feedback forms.
  `CREATE TABLE IF NOT EXISTS feedback (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, fields TEXT NOT NULL, created_at INTEGER NOT NULL);
   CREATE TABLE IF NOT EXISTS zone_notices (phone TEXT NOT NULL, city_id INTEGER NOT NULL, latitude REAL NOT NULL, longitude REAL NOT NULL, created_at INTEGER NOT NULL);
   INSERT INTO feedback (kind, fields, created_at) SELECT 'unavailable-address', json_object('phone', phone, 'city_id', city_id, 'latitude', latitude, 'longitude', longitude), created_at FROM zone_notices;
   DROP TABLE zone_notices;`,
];

/**
 * Brings a file to the current version: a new file gets the whole schema, an older one the missing steps. Throws an
 * Error for a newer file and leaves it unchanged.
 */
export function migrate(connection: Connection, schema: string, steps: readonly string[] = migrations) {
  const version = isNew(connection) ? steps.length : versionOf(connection);
  if (version > steps.length)
    throw new Error(
      `a newer version of the sandbox created it (version ${version}, this one knows ${steps.length}): use that version, or set SANDBOX_DATA to another file`,
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
