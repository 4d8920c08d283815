import "./route";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { onTestFinished } from "vitest";
import { createApp } from "../../../server/app";
import { createShopServer } from "../../../server/http/serve";
import { environment, type Environment } from "../../../server/operate/environment";
import * as tinyShop from "./tiny-shop";

type Options = Partial<Parameters<typeof createApp>[0]> & {
  /** Variables that differ from the tests' own. */
  env?: Partial<Environment>;
  server?: Server;
};

/** Serves tiny-shop.tsx through the pipeline until the test is over, or for as long as `atEnd` decides; the result is its origin. */
export async function serveTinyShop(
  { env = {}, server: own, ...options }: Options = {},
  atEnd: (stop: () => void) => void = onTestFinished,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "assets-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "favicon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  const before = { ...environment() };
  Object.assign(environment(), env);
  const server = own ?? createShopServer();
  const app = createApp({
    build: tinyShop,
    assets: pathToFileURL(`${folder}/`),
    ...options,
  });
  server.on("request", app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  atEnd(() => {
    Object.assign(environment(), before);
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
