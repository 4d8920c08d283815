import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import type { BrandId } from "../../brands";
import { startSandbox, NOON, type RunningSandbox } from "../support/sandbox/visitor";

const START_MS = 60_000;
/** A quarter of a container of 512 MB, as the image starts it. */
const OLD_SPACE_MB = 128;

/** A built shop with a sandbox of its own in this process, whose books can be read between two moves. */
export interface Shop {
  origin: string;
  sandbox: RunningSandbox;
  /** The shop's resident memory in MB. */
  memory(): Promise<number>;
  /** Everything that the shop wrote to its log since it started. */
  log(): string;
  /** An empty world at noon of an ordinary day. */
  begin(): void;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

export async function startShop(brand: BrandId = "nori"): Promise<Shop> {
  const sandbox = await startSandbox({ brand, pace: "demo", content: "quiet" });
  const [port, metricsPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const child = spawn(
    process.execPath,
    ["--max-semi-space-size=4", `--max-old-space-size=${OLD_SPACE_MB}`, "build/main.js"],
    {
      env: {
        ...process.env,
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        BRAND: brand,
        UPSTREAM_URL: sandbox.url,
        SESSION_SECRET: "a secret of the robots that is long enough",
        ANSWER_CACHE: "off",
        WARM_PICTURES: "0",
        TRUSTED_PROXIES: "1",
        LOG_LEVEL: "error",
        DEMO: "1",
        MALLOC_ARENA_MAX: "2",
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let log = "";
  for (const output of [child.stdout, child.stderr]) output?.on("data", (text) => (log += String(text)));
  await ready(child, `${origin}/readyz`, () => log);
  return {
    origin,
    sandbox,
    log: () => log,
    async memory() {
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 2 ** 20;
    },
    begin() {
      const { store, faults, bankFaults, requests } = sandbox.world;
      store.clear();
      faults.clear();
      bankFaults.clear();
      requests.clear();
      sandbox.clock.set({ now: NOON, rate: 1 });
    },
    async close() {
      child.kill("SIGKILL");
      if (child.exitCode === null) await once(child, "exit");
      await sandbox.close();
    },
  };
}

async function ready(child: ChildProcess, address: string, log: () => string) {
  for (const end = Date.now() + START_MS; Date.now() < end; await new Promise((next) => setTimeout(next, 100))) {
    if (child.exitCode !== null) throw new Error(`the shop ended: ${log()}`);
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
  }
  throw new Error(`the shop is not ready: ${log()}`);
}
