// npm run build: builds client and server with Remix, the server programs as one file each, and compressed copies of
// text files.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync, cpSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { packMaps } from "./pack-maps.mjs";
import { buildMark, say, sourcesDigest, sourcesState } from "./prepare.mjs";
import { moveSourceMaps } from "./source-maps.mjs";

const target = "build";
const state = sourcesState();
const id = process.env.BUILD_ID || sourcesDigest();
if (!/^[\w.+-]{1,64}$/.test(id)) {
  say(`BUILD_ID is ${JSON.stringify(id)}: up to 64 letters, digits and . + - _`);
  process.exit(1);
}
rmSync(target, { recursive: true, force: true });

const remix = spawnSync(
  process.execPath,
  ["node_modules/@remix-run/dev/dist/cli.js", "vite:build", "--logLevel", "error"],
  {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production", BUILD_ID: id },
  },
);
if (remix.status !== 0) process.exit(remix.status ?? 1);
// Vite has moved the files to the client's build.
rmSync(join(target, "server", "assets"), { recursive: true, force: true });

await build({
  entryPoints: { sandbox: "sandbox/main.ts" },
  outdir: target,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  packages: "external",
  logLevel: "warning",
});
for (const program of ["main", "warm"]) {
  const start = `import * as shop from "./server/index.js";\nawait shop.entry.module.${program}(shop);\n`;
  writeFileSync(join(target, `${program}.js`), start);
}
await build({
  entryPoints: { "service-worker": "app/shared/web/offline/worker.ts" },
  outdir: target,
  bundle: true,
  minify: true,
  target: "es2019",
  define: { BUILD: JSON.stringify(id) },
  logLevel: "warning",
});
cpSync("sandbox/texts", join(target, "sandbox-texts"), { recursive: true, filter: (file) => !file.endsWith(".ts") });
const notSeeds = /\.ts$|seed\/(hostile|maps|pictures)$/;
cpSync("sandbox/seed", join(target, "sandbox-seed"), { recursive: true, filter: (file) => !notSeeds.test(file) });
cpSync("sandbox/seed/pictures", join(target, "sandbox-pictures"), { recursive: true });
for (const file of [
  "sandbox/bank/bank.css",
  "sandbox/console/console.css",
  "node_modules/swagger-ui-dist/swagger-ui.css",
  "node_modules/swagger-ui-dist/swagger-ui-bundle.js",
]) {
  cpSync(file, join(target, "sandbox-assets", basename(file)));
}
packMaps("sandbox/seed/maps", join(target, "maps"));

moveSourceMaps(join(target, "client"), join(target, "source-maps"));

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
for (const entry of readdirSync(join(target, "client"), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|json)$/.test(entry.name)) continue;
  const file = join(entry.parentPath ?? entry.path, entry.name);
  const content = readFileSync(file);
  if (content.length < 400) continue;
  writeFileSync(`${file}.br`, brotliCompressSync(content, quality));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
writeFileSync(buildMark, state);
