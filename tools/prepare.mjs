// What the other commands share: installing what is missing, building when sources changed, finding a browser. Node's own modules only.
import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { basename, join } from "node:path";

/**
 * How Node runs the shop. With a small nursery for new objects it takes a third less memory. 4 MB: with 2 a rendered page takes 5 to 10% more CPU
 * for garbage, and no less memory; with 8 nothing is gained. Also in package.json (start) and Dockerfile.
 */
export const nodeFlags = ["--max-semi-space-size=4"];

export const say = (text) => process.stdout.write(`${text}\n`);

/** Runs a command with its output shown; ends this process with its status when it fails. */
export function run(command, args, { env = {} } = {}) {
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

/** Whether what is installed is what the lockfile asks for. */
export const isInstalled = () => existsSync(installMark) && readFileSync(installMark, "utf8") === lockfile();

/** A program that nothing here runs would else be downloaded where npm has none for the system. Also in Dockerfile. */
const withoutDownloads = { SENTRYCLI_SKIP_DOWNLOAD: "1" };

/** `npm ci`, unless there is nothing to install. */
export function install() {
  checkNode();
  if (isInstalled()) return;
  say("Installing dependencies (once, about a minute) …");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { env: withoutDownloads });
  writeFileSync(installMark, lockfile());
}

const settings = ["package-lock.json", "remix.config.js", "vite.config.ts", "tsconfig.json", ".browserslistrc"];
const sources = [
  "app",
  "brands",
  "contract",
  "rules",
  "sandbox",
  "server",
  "locales",
  "maps",
  "public",
  ...settings,
  "tools/build.mjs",
  "tools/chunks.ts",
  "tools/pack-maps.mjs",
  "tools/old-browser-styles.ts",
  "tools/scoped-names.ts",
  "tools/scripts-of-their-own.ts",
  "tools/source-maps.mjs",
];

/** The file of a build that says which sources it is of. */
export const buildMark = join("build", ".sources");

/** Changes when a source file does: names, sizes and times, so that it takes milliseconds. */
export const sourcesState = () =>
  hashOfSources((path, { size, mtimeMs }) => `${path} ${size} ${Math.round(mtimeMs)}\n`);

/** A short digest of what the source files hold: the same on every machine. */
export const sourcesDigest = () => {
  const files = hashOfSources((path) => `${path} ${createHash("sha256").update(readFileSync(path)).digest("hex")}\n`);
  return files.slice(0, 12);
};

function hashOfSources(lineOf) {
  const hash = createHash("sha256");
  const visit = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else hash.update(lineOf(path, stat));
  };
  sources.forEach(visit);
  return hash.digest("hex");
}

/** Whether no source changed since the last build. */
export const isBuilt = () => existsSync(buildMark) && readFileSync(buildMark, "utf8") === sourcesState();

export function build() {
  if (isBuilt()) return;
  say("Building …");
  run(process.execPath, ["tools/build.mjs"]);
}

/** Whether something listens on this port. */
export function isTaken(port) {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: "127.0.0.1" });
    socket.once("connect", () => (socket.destroy(), resolve(true)));
    socket.once("error", () => resolve(false));
  });
}

/** Whether browsers refuse to open this port (https://fetch.spec.whatwg.org/#port-blocking): Node's fetch refuses the same. */
export function isBlocked(port) {
  return fetch(`http://127.0.0.1:${port}/`, { method: "HEAD", signal: AbortSignal.timeout(1_000) }).then(
    () => false,
    ({ cause }) => cause?.message === "bad port",
  );
}

/** Resolves when an address answers 200; ends this process when `alive` says that the server behind it is gone, or after a minute. */
export async function answers(url, alive) {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (!alive()) process.exit(process.exitCode ?? 1);
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  say(`${url} does not answer.`);
  process.exit(1);
}

/** A secret made at the first start and kept beside the demo's data. */
export function demoSecret() {
  const file = join("data", "session-secret");
  if (!existsSync(file)) {
    mkdirSync("data", { recursive: true });
    writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600 });
  }
  return readFileSync(file, "utf8").trim();
}

const hasApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
let isListFresh = false;

/** Installs a Debian package; false if there is none of this name, or no network. */
function installPackage(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  if (!isListFresh) spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
  isListFresh = true;
  const from = ["install", "-y", "-qq", "--no-install-recommends", name];
  return spawnSync("apt-get", from, { stdio: "ignore", env }).status === 0;
}

/** Other browsers than Chromium, and what the tests with them need. They are skipped where it is not installed. */
const textBrowsers = {
  lynx: ["/usr/bin/lynx", "/usr/bin/tmux"],
  w3m: ["/usr/bin/w3m"],
  "w3m in a terminal": ["/usr/bin/w3m", "/usr/bin/tmux"],
  firefox: ["/usr/bin/firefox-esr"],
};

const absentFor = (name) => textBrowsers[name].filter((path) => !existsSync(path));

/** Whether the tests with this browser can run. */
export const hasTextBrowser = (name) => absentFor(name).length === 0;

/** Installs the text browsers where that is possible, and says of which the tests are skipped. */
export function findTextBrowsers() {
  const wanted = [...new Set(Object.keys(textBrowsers).flatMap(absentFor))];
  if (wanted.length === 0) return;
  if (hasApt) {
    const packages = wanted.map((path) => basename(path));
    say(`Installing ${packages.join(", ")} with apt …`);
    packages.forEach((name) => installPackage(name));
  }
  const missing = Object.keys(textBrowsers).filter((name) => !hasTextBrowser(name));
  if (missing.length > 0)
    say(
      `Tests in ${missing.join(" and ")} are skipped: apt install ${[...new Set(missing.flatMap(absentFor))]
        .map((path) => basename(path))
        .join(" ")}`,
    );
}

/** The first is Debian's Chromium without its windows: the same engine for a third less work. */
const browsers = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** Its path, if there is one. */
export const installedBrowser = () => [process.env.CHROMIUM_PATH, ...browsers].find((path) => path && existsSync(path));

/** Whether there is a Chromium for the journeys; installs one where that is possible. */
export function hasBrowser() {
  if (installedBrowser()) return true;
  if (hasApt) {
    say("Installing Chromium with apt …");
    // Not every Debian has the first.
    if (!installPackage("chromium-headless-shell")) installPackage("chromium");
    if (installedBrowser()) return true;
  }
  say("Fetching Playwright's Chromium …");
  const { status } = spawnSync(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"], {
    stdio: ["ignore", "inherit", "ignore"],
  });
  return status === 0;
}
