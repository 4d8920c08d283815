import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "../../sandbox/store";
import { NOON, SPB, postToConsole, toSpb, Visitor } from "../support/sandbox/visitor";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sandbox-data-"));
  file = join(folder, "deep", "sandbox-nori.sqlite");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function customer(sandbox: { url: string }): Promise<Visitor> {
  const visitor = new Visitor(sandbox);
  await visitor.call("cartAdd", { product_key: "philadelphia", count: 3, ...toSpb });
  await visitor.call("addressSetByAddress", { city_id: SPB, address: "Невский 20", room: "12" });
  await visitor.signIn("79120007700", "Anna");
  return visitor;
}

it("a file that is no database is named in the error", () => {
  mkdirSync(dirname(file));
  writeFileSync(file, "this was a shopping list once, and it is long enough to be read as something. ".repeat(20));
  expect(() => openStore(file)).toThrow(`The sandbox cannot use the data file ${file}: `);
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
      DATA_FOLDER: dirname(file),
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
    await postToConsole(first, "products/edamame", { type: "stop" });
    await first.kill();
    expect(existsSync(`${file}-wal`), "killed before the log was written back").toBe(true);
    const second = await start();
    const again = new Visitor(second);
    again.key = visitor.key;
    expect((await again.call("user", {})).user.name).toBe("Anna");
    expect((await again.call("cart", toSpb)).cart).toEqual(cart);
    expect((await again.call("order", { id: order_id ?? 0 })).order.cart.count).toBe(3);
    expect((await again.attempt("cartAdd", { product_key: "edamame", count: 1, ...toSpb })).status).toBe(422);
    expect((await again.call("orderStatus", { order_id: order_id ?? 0 })).status.alias).toBe("accepted");
    await second.kill();
  });
});
