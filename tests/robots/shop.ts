import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrandId } from "../../brands";
import { balance } from "../support/balancer";
import { documentedNginx, startProxy } from "../support/proxies";
import { freePort, startRedis, stopRedis } from "../support/redis";
import { startSandbox, NOON, type RunningSandbox } from "../support/sandbox/visitor";

const START_MS = 60_000;
/** Open group orders, and the files of nginx. */
const folder = mkdtempSync(join(tmpdir(), "robots-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
/** A quarter of a container of 512 MB, as the image starts it. */
const OLD_SPACE_MB = 128;

/** A built shop with a sandbox of its own in this process, whose books can be read between two moves. */
export interface Shop {
  origin: string;
  sandbox: RunningSandbox;
  replicas: number;
  /** Memory and caches of each replica, after its garbage was collected. */
  resources(): Promise<Resources[]>;
  /** Everything that the shop wrote to its log since it started. */
  log(): string;
  /** Kills a replica; another comes in its place, of the same build or of the next. */
  replace(chance: number, isNext: boolean): Promise<void>;
  /** An empty world at noon of an ordinary day. */
  begin(): void;
  /** When the price of this dish changed last, by this machine's clock: visitors share a menu for a while. */
  repricedAt: Map<string, number>;
  close(): Promise<void>;
}

export interface ShopOptions {
  brand?: BrandId;
  /** The brand whose menu the upstream has, the shop's own by default. */
  menu?: BrandId;
  /** Processes of the shop behind one address. */
  replicas?: number;
  /** The folder of the build that replaces one of them when the container is rolled. */
  nextBuild?: string;
  /** A module that every replica loads before the shop. */
  preload?: string;
  /** The documented nginx stands before the shop. It tells the shop the visitor's address as it sees it. */
  isBehindNginx?: boolean;
}

export async function startShop({
  brand = "nori",
  menu = brand,
  replicas = 1,
  nextBuild = "build",
  preload,
  isBehindNginx = false,
}: ShopOptions = {}): Promise<Shop> {
  const sandbox = await startSandbox({ brand: menu, pace: "demo", content: "quiet" });
  const redisPort = replicas > 1 ? await freePort() : undefined;
  const redis = redisPort === undefined ? undefined : await startRedis(redisPort);
  const shared = { BRAND: brand, UPSTREAM_URL: sandbox.url, REDIS_URL: redis && `redis://127.0.0.1:${redisPort}` };
  let logs = "";
  const start = (build = "build") =>
    startReplica(
      [...(preload ? [`--import=${preload}`] : []), join(build, "main.js")],
      shared,
      (text) => (logs += text),
    );
  const running = await Promise.all(Array.from({ length: replicas }, () => start()));
  const repricedAt = new Map<string, number>();
  let coming: Promise<unknown> = Promise.resolve();
  const balancer = replicas > 1 ? balance(() => running.map(({ port }) => port)).listen(0, "127.0.0.1") : undefined;
  if (balancer) await once(balancer, "listening");
  const { port } = balancer ? (balancer.address() as AddressInfo) : (running[0] as Replica);
  const proxyPort = isBehindNginx ? await freePort() : port;
  const proxy = isBehindNginx
    ? startProxy(documentedNginx, { shop: `127.0.0.1:${port}`, port: proxyPort }, folder)
    : undefined;
  if (proxy) await ready(proxy, `http://localhost:${proxyPort}/readyz`, () => "nginx");
  return {
    origin: `http://localhost:${proxyPort}`,
    sandbox,
    replicas,
    log: () => logs,
    resources: () => Promise.all(running.map(resourcesOf)),
    async replace(chance, isNext) {
      await coming;
      const [before] = running.splice(chance % running.length, 1);
      if (before) await kill(before);
      // Customers go on with the others meanwhile.
      coming = start(isNext ? nextBuild : "build").then((after) => running.push(after));
    },
    repricedAt,
    begin() {
      const { store, faults, bankFaults, requests } = sandbox.world;
      for (const key of store.prices.all().keys()) repricedAt.set(key, Date.now());
      store.clear();
      faults.clear();
      bankFaults.clear();
      requests.clear();
      sandbox.clock.set({ now: NOON, rate: 1 });
    },
    async close() {
      proxy?.kill("SIGKILL");
      balancer?.close();
      await coming;
      await Promise.all(running.map(kill));
      if (redis) await stopRedis(redis);
      await sandbox.close();
    },
  };
}

interface Replica {
  port: number;
  metricsPort: number;
  child: ChildProcess;
}

async function startReplica(
  program: string[],
  shared: Record<string, string | undefined>,
  write: (text: string) => void,
): Promise<Replica> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const child = spawn(
    process.execPath,
    [
      "--expose-gc",
      `--import=${COLLECT}`,
      "--max-semi-space-size=4",
      `--max-old-space-size=${OLD_SPACE_MB}`,
      ...program,
    ],
    {
      env: {
        ...process.env,
        ...shared,
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        SESSION_SECRET: "a secret of the robots that is long enough",
        DATA_FOLDER: join(folder, String(port)),
        WARM_PICTURES: "0",
        TRUSTED_PROXIES: "1",
        LOG_LEVEL: "error",
        DEMO: "1",
        MALLOC_ARENA_MAX: "2",
        MALLOC_MMAP_THRESHOLD_: "131072",
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let log = "";
  for (const output of [child.stdout, child.stderr])
    output?.on("data", (text) => {
      log += String(text);
      write(String(text));
    });
  await ready(child, `http://localhost:${port}/readyz`, () => log);
  return { port, metricsPort, child };
}

/** Collects a replica's garbage when it is asked to. */
const COLLECT = 'data:text/javascript,process.on("SIGUSR2",()=>gc())';

export interface Resources {
  /** The process, of which there is another after a kill. */
  pid?: number;
  requests: number;
  residentBytes: number;
  heapBytes: number;
  caches: { name: string; entries: number; bytes?: number }[];
}

async function resourcesOf({ metricsPort, child }: Replica): Promise<Resources> {
  child.kill("SIGUSR2");
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const read = (name: string) =>
    [...metrics.matchAll(new RegExp(`^${name}(?:{cache="(.*?)"}|{.*})? (\\S+)$`, "gm"))].map(
      ([, label = "", value]) => [label, Number(value)] as const,
    );
  const sum = (name: string) => read(name).reduce((all, [, value]) => all + value, 0);
  const bytes = new Map(read("shop_cache_bytes"));
  return {
    pid: child.pid,
    requests: sum("shop_requests_total"),
    residentBytes: sum("process_resident_memory_bytes"),
    heapBytes: sum("nodejs_heap_size_used_bytes"),
    caches: read("shop_cache_entries").map(([name, entries]) => ({ name, entries, bytes: bytes.get(name) })),
  };
}

async function kill({ child }: Replica) {
  child.kill("SIGKILL");
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
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
