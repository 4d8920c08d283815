import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { familySync } from "detect-libc";
import { expect, it, onTestFinished } from "vitest";

it("the image's node_modules keep what programs load, with libsql for one C library", () => {
  const modules = mkdtempSync(join(tmpdir(), "modules-"));
  onTestFinished(() => rmSync(modules, { recursive: true }));
  const files = [
    "zod/index.js",
    "zod/index.js.map",
    "only-maps/dist/a.js.map",
    "typescript/lib/tsc.js",
    "@libsql/linux-x64-gnu/index.node",
    "@libsql/linux-x64-musl/index.node",
    ".bin/server.js",
    "@sentry/remix/index.js",
    "@sentry/cli/index.js",
    "@sentry/cli-linux-x64/bin/sentry-cli",
  ];
  for (const file of files) {
    mkdirSync(dirname(join(modules, file)), { recursive: true });
    writeFileSync(join(modules, file), "");
  }
  mkdirSync(join(modules, "@vitest"));
  symlinkSync("../typescript/lib/tsc.js", join(modules, ".bin/tsc"));
  symlinkSync("server.js", join(modules, ".bin/serve"));

  const { status, stderr } = spawnSync(process.execPath, ["tools/trim-modules.mjs", modules], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const [own, other] = familySync() === "musl" ? ["musl", "gnu"] : ["gnu", "musl"];
  const isThere = (path: string) => existsSync(join(modules, path));
  expect(
    ["zod/index.js", `@libsql/linux-x64-${own}/index.node`, ".bin/serve", "@sentry/remix"].filter(
      (path) => !isThere(path),
    ),
  ).toEqual([]);
  expect(
    [
      "zod/index.js.map",
      "only-maps",
      "typescript",
      `@libsql/linux-x64-${other}`,
      "@vitest",
      ".bin/tsc",
      "@sentry/cli",
      "@sentry/cli-linux-x64",
    ].filter(isThere),
  ).toEqual([]);
});
