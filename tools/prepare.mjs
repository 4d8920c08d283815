// Functions for the other commands: installing, building when sources changed, finding a browser. They use Node's own
// modules only.
import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { basename, join } from "node:path";

/**
 * The flags for the shop's process. With a small nursery for new objects it takes a third less memory. With 2 MB a
 * rendered page takes 5 to 10% more CPU for garbage, and no less memory; 8 MB have no benefit. They are also in
 * package.json (start) and Dockerfile.
 */
export const nodeFlags = ["--max-semi-space-size=4"];

export const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);

/** Runs a command with its output shown. If it fails, this process ends with its status. */
export function run(/** @type {string} */ command, /** @type {string[]} */ args, { env = {} } = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (error || status !== 0) {
    say(`${command} ${args.join(" ")} failed${error ? `: ${error.message}` : ""}`);
    process.exit(status || 1);
  }
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 11)) return;
  say(`Nori needs Node 20.11 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const installMark = join("node_modules", ".installed");
const lockfile = () => createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");

/** Whether the installed packages match the lockfile. */
export const isInstalled = () => existsSync(installMark) && readFileSync(installMark, "utf8") === lockfile();

/** Without this variable npm would download a program that we do not use. It is also in Dockerfile. */
const withoutDownloads = { SENTRYCLI_SKIP_DOWNLOAD: "1" };

/** Runs `npm ci` if it is needed. */
export function install() {
  checkNode();
  if (isInstalled()) return;
  say("Installing dependencies (once, about a minute) …");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { env: withoutDownloads });
  writeFileSync(installMark, lockfile());
}

const settings = ["package-lock.json", "remix.config.js", "vite.config.ts", "tsconfig.json", ".browserslistrc"];
const sources = ["app", "brands", "contract", "rules", "sandbox", "server", "locales", "public", "tools", ...settings];

/** The file of a build that identifies its sources. */
export const buildMark = join("build", ".sources");

/** Changes when a source file does. Names, sizes and times are enough, and take only milliseconds. */
export const sourcesState = () =>
  hashOfSources((path, { size, mtimeMs }) => `${path} ${size} ${Math.round(mtimeMs)}\n`);

/** Returns a short digest of the source files' contents, the same on every machine. */
export const sourcesDigest = () => {
  const files = hashOfSources((path) => `${path} ${createHash("sha256").update(readFileSync(path)).digest("hex")}\n`);
  return files.slice(0, 12);
};

function hashOfSources(/** @type {(path: string, stat: import("node:fs").Stats) => string} */ lineOf) {
  const hash = createHash("sha256");
  const visit = (/** @type {string} */ path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else hash.update(lineOf(path, stat));
  };
  sources.forEach(visit);
  return hash.digest("hex");
}

export const isBuilt = () => existsSync(buildMark) && readFileSync(buildMark, "utf8") === sourcesState();

export function build() {
  if (isBuilt()) return;
  say("Building …");
  run(process.execPath, ["tools/build.mjs"]);
}

/** @returns {Promise<boolean>} */
export function isTaken(/** @type {number} */ port) {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: "127.0.0.1" });
    socket.once("connect", () => (socket.destroy(), resolve(true)));
    socket.once("error", () => resolve(false));
  });
}

/**
 * Browsers refuse to open some ports (https://fetch.spec.whatwg.org/#port-blocking), and Node's fetch refuses the same.
 */
export function isBlocked(/** @type {number} */ port) {
  return fetch(`http://127.0.0.1:${port}/`, { method: "HEAD", signal: AbortSignal.timeout(1_000) }).then(
    () => false,
    ({ cause }) => cause?.message === "bad port",
  );
}

/** Resolves when an address responds 200. Ends this process if `alive` returns false, or after a minute. */
export async function answers(/** @type {string} */ url, /** @type {() => boolean} */ alive) {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (!alive()) process.exit(process.exitCode ?? 1);
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  say(`${url} does not answer.`);
  process.exit(1);
}

/** The secret is made at the first start and stored with the demo's data, if these are stored. */
export function demoSecret() {
  const folder = process.env.DATA_FOLDER || "data";
  if (folder === "off") return randomBytes(32).toString("hex");
  const file = join(folder, "session-secret");
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600 });
  }
  return readFileSync(file, "utf8").trim();
}

const hasApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
let isListFresh = false;

/** Debian starts the service of a package that it installs, unless this program ends with status 101. */
const servicePolicy = "/usr/sbin/policy-rc.d";

/** Installs a Debian package. Returns false if it does not exist, or without a network. */
function installPackage(/** @type {string} */ name) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  if (!isListFresh) spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
  isListFresh = true;
  const from = ["install", "-y", "-qq", "--no-install-recommends", name];
  const hasPolicy = existsSync(servicePolicy);
  if (!hasPolicy) writeFileSync(servicePolicy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  const { status } = spawnSync("apt-get", from, { stdio: "ignore", env });
  if (!hasPolicy) rmSync(servicePolicy);
  return status === 0;
}

/**
 * Other browsers than Chromium, proxies, and what else tests need of a machine. The tests are skipped if one is missing.
 * @type {Record<string, string[]>}
 */
const programs = {
  lynx: ["/usr/bin/lynx", "/usr/bin/tmux"],
  w3m: ["/usr/bin/w3m"],
  "w3m in a terminal": ["/usr/bin/w3m", "/usr/bin/tmux"],
  firefox: ["/usr/bin/firefox-esr"],
  nginx: ["/usr/sbin/nginx"],
  haproxy: ["/usr/sbin/haproxy"],
  "filter lists": ["/usr/share/chromium/extensions/ublock-origin/assets/thirdparties/easylist"],
};

const packageOf = (/** @type {string} */ path) =>
  path.includes("ublock-origin") ? "webext-ublock-origin-chromium" : basename(path);

const absentFor = (/** @type {string} */ name) => (programs[name] ?? []).filter((path) => !existsSync(path));

export const hasProgram = (/** @type {string} */ name) => absentFor(name).length === 0;

/** Installs these programs if possible, and reports whose tests are skipped. */
export function findPrograms() {
  const wanted = [...new Set(Object.keys(programs).flatMap(absentFor))];
  if (wanted.length === 0) return;
  if (hasApt) {
    const packages = wanted.map(packageOf);
    say(`Installing ${packages.join(", ")} with apt …`);
    packages.forEach((name) => installPackage(name));
  }
  const missing = Object.keys(programs).filter((name) => !hasProgram(name));
  if (missing.length > 0)
    say(
      `Tests with ${missing.join(" and ")} are skipped: apt install ${[...new Set(missing.flatMap(absentFor))].map(packageOf).join(" ")}`,
    );
}

/** Debian's Chromium without windows: the same engine with two thirds of the work. */
const headless = "/usr/bin/chromium-headless-shell";
const browsers = [
  headless,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

export const installedBrowser = () => [process.env.CHROMIUM_PATH, ...browsers].find((path) => path && existsSync(path));

/** Whether there is a Chromium for the journeys. Installs one if possible, even where the slower one is installed. */
export function hasBrowser() {
  if (!process.env.CHROMIUM_PATH && !existsSync(headless) && hasApt) {
    say("Installing Chromium with apt …");
    // Some Debian versions lack the first package.
    if (!installPackage("chromium-headless-shell") && !installedBrowser()) installPackage("chromium");
  }
  if (installedBrowser()) return true;
  say("Fetching Playwright's Chromium …");
  const { status } = spawnSync(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"], {
    stdio: ["ignore", "inherit", "ignore"],
  });
  return status === 0;
}
