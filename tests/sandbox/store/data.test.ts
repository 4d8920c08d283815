import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { connect } from "../../../sandbox/store/sqlite";
import { migrate, migrations } from "../../../sandbox/store/migrations";
import { firstSchema } from "../../support/sandbox/first-schema";
import { NOON, SPB, startSandbox, postToConsole, toSpb, Visitor } from "../../support/sandbox/visitor";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sandbox-data-"));
  file = join(folder, "kept.sqlite");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Connection = ReturnType<typeof connect>;

const versionOf = (connection: Connection) =>
  (connection.prepare("PRAGMA user_version").get() as { user_version: number }).user_version;

/** Tables and their columns. */
function shapeOf(connection: Connection) {
  const tables = connection
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .all() as { name: string }[];
  const columns = (name: string) =>
    (
      connection.prepare(`SELECT name, type, "notnull" FROM pragma_table_info('${name}')`).all() as {
        name: string;
        type: string;
        notnull: number;
      }[]
    )
      .map((column) => `${column.name} ${column.type} ${column.notnull}`)
      .sort();
  return Object.fromEntries(tables.map(({ name }) => [name, columns(name)]));
}

async function customer(sandbox: { url: string }): Promise<Visitor> {
  const visitor = new Visitor(sandbox);
  await visitor.call("cartAdd", { product_key: "philadelphia", count: 3, ...toSpb });
  await visitor.call("addressSetByAddress", { city_id: SPB, address: "Невский 20", room: "12" });
  await visitor.signIn("79120007700", "Anna");
  return visitor;
}

describe("a file of data", () => {
  it("a data file is created at the start", async () => {
    const sandbox = await startSandbox({ data: file });
    const menu = await new Visitor(sandbox).call("products", toSpb);
    expect(menu.product_groups.length).toBeGreaterThan(5);
    await sandbox.close();
  });

  it("a data file keeps everything over a restart", async () => {
    const before = await startSandbox({ data: file });
    const visitor = await customer(before);
    const { order_id } = await visitor.call("orderCreate", {
      ...toSpb,
      phone: "79120007700",
      username: "Anna",
      payment_type: "cash",
    });
    await visitor.call("cartAdd", { product_key: "miso", count: 2, ...toSpb });
    await before.close();
    const after = await startSandbox({ data: file });
    const again = new Visitor(after);
    again.key = visitor.key;
    expect((await again.call("user", {})).user.name).toBe("Anna");
    expect((await again.call("cart", toSpb)).cart.count).toBe(2);
    expect((await again.call("order", { id: order_id ?? 0 })).order.cart.count).toBe(3);
    await after.close();
  });

  it("a file that is no database is named in the error", () => {
    writeFileSync(file, "this was a shopping list once, and it is long enough to be read as something. ".repeat(20));
    expect(() => connect(file)).toThrow(`The sandbox cannot use the data file ${file}: `);
  });
});

describe("an older file", () => {
  it("an older file is migrated with its contents", () => {
    const old = new Database(file);
    old.exec(firstSchema);
    old.exec("INSERT INTO users (phone, name, created_at) VALUES ('79120000001', 'Anna', 5)");
    old.exec(
      "INSERT INTO zone_notices (phone, city_id, latitude, longitude, created_at) VALUES ('79120000001', 1, 59.9, 30.3, 7)",
    );
    old.close();
    const opened = connect(file);
    expect(opened.prepare("SELECT phone, name FROM users").all()).toMatchObject([
      { phone: "79120000001", name: "Anna" },
    ]);
    const [form] = opened.prepare("SELECT kind, fields, created_at FROM feedback").all() as {
      kind: string;
      fields: string;
      created_at: number;
    }[];
    expect({ ...form, fields: JSON.parse(form?.fields ?? "{}") }).toEqual({
      kind: "unavailable-address",
      fields: { phone: "79120000001", city_id: 1, latitude: 59.9, longitude: 30.3 },
      created_at: 7,
    });
    expect(shapeOf(opened), "a column that a table got needs a step in store/migrations.ts").toEqual(
      shapeOf(connect(":memory:")),
    );
    expect(versionOf(opened)).toBe(migrations.length);
    opened.close();
  });

  const today =
    "CREATE TABLE IF NOT EXISTS guests (id INTEGER PRIMARY KEY, name TEXT, seats INTEGER NOT NULL DEFAULT 1, mood TEXT)";
  const steps = [
    "ALTER TABLE guests ADD COLUMN seats INTEGER NOT NULL DEFAULT 1",
    "ALTER TABLE guests ADD COLUMN mood TEXT; UPDATE guests SET mood = 'hungry'",
  ];
  const older = (version: number) => {
    const connection = new Database(file);
    connection.exec(
      `CREATE TABLE guests (id INTEGER PRIMARY KEY, name TEXT${version > 0 ? ", seats INTEGER NOT NULL DEFAULT 1" : ""}); INSERT INTO guests (name) VALUES ('Anna'); PRAGMA user_version = ${version}`,
    );
    return connection;
  };

  it.each([0, 1])("a file of version %d gets each missing step once", (version) => {
    const connection = older(version);
    for (let time = 0; time < 2; time++) {
      migrate(connection, today, steps);
      expect(connection.prepare("SELECT name, seats, mood FROM guests").all()).toMatchObject([
        { name: "Anna", seats: 1, mood: "hungry" },
      ]);
      expect(versionOf(connection)).toBe(2);
    }
    connection.close();
  });

  it("a file stays unchanged when a step fails", () => {
    const connection = older(0);
    const before = shapeOf(connection);
    expect(() => migrate(connection, today, [steps[0] ?? "", "ALTER TABLE nobody ADD COLUMN mood TEXT"])).toThrow(
      /nobody/,
    );
    expect(shapeOf(connection)).toEqual(before);
    expect(versionOf(connection)).toBe(0);
    connection.close();
  });

  it("a new file needs no steps", () => {
    const connection = new Database(file);
    migrate(connection, today, steps);
    expect(Object.keys(shapeOf(connection))).toEqual(["guests"]);
    expect(versionOf(connection)).toBe(2);
    connection.close();
  });
});

it("a file of a newer version stays unchanged, and the error says what to do", () => {
  const later = new Database(file);
  later.exec("CREATE TABLE robots (id INTEGER); PRAGMA user_version = 900");
  later.close();
  expect(() => connect(file)).toThrow(/a newer version of the sandbox created it \(version 900, .*SANDBOX_DATA/);
  const untouched = new Database(file);
  expect([versionOf(untouched), Object.keys(shapeOf(untouched))]).toEqual([900, ["robots"]]);
  untouched.close();
});

describe("a process that is killed", () => {
  let child: ChildProcess | undefined;
  afterEach(() => void child?.kill("SIGKILL"));

  async function freePort(): Promise<number> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }

  /** The sandbox as a program on the file, at noon; resolves when it answers. */
  async function start(): Promise<{ url: string; kill(): Promise<void> }> {
    const port = await freePort();
    const env = {
      ...process.env,
      SANDBOX_PORT: String(port),
      SANDBOX_HOST: "127.0.0.1",
      SANDBOX_DATA: file,
      LOG_LEVEL: "info",
    };
    const own = (child = spawn(process.execPath, ["--import", "tsx", "sandbox/main.ts"], {
      env,
      stdio: ["ignore", "pipe", "inherit"],
    }));
    const opened = await new Promise<boolean>((resolve) => {
      own.stdout.on("data", (line: Buffer) => line.toString().includes("the sandbox is listening") && resolve(true));
      own.once("exit", () => resolve(false));
    });
    expect(opened).toBe(true);
    const kill = async () => {
      own.kill("SIGKILL");
      await once(own, "exit");
    };
    const url = `http://127.0.0.1:${port}`;
    await postToConsole({ url }, "clock", { now: NOON, rate: 0 });
    return { url, kill };
  }

  it("a killed process loses nothing that it answered", async () => {
    const first = await start();
    const visitor = await customer(first);
    const { order_id } = await visitor.call("orderCreate", {
      ...toSpb,
      phone: "79120007700",
      username: "Anna",
      payment_type: "cash",
    });
    const { cart } = await visitor.call("cartAdd", { product_key: "miso", count: 2, ...toSpb });
    await first.kill();
    expect(existsSync(`${file}-wal`), "killed before the log was written back").toBe(true);
    const second = await start();
    const again = new Visitor(second);
    again.key = visitor.key;
    expect((await again.call("cart", toSpb)).cart).toEqual(cart);
    expect((await again.call("orderStatus", { order_id: order_id ?? 0 })).status.alias).toBe("accepted");
    await second.kill();
  });
});
