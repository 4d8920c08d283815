import { networkInterfaces } from "node:os";
import { dataFile, habitsOf, readEnvironment } from "./environment";
import { log } from "./log";
import { createSandbox } from "./server";

/** Starts the sandbox as a program: reports wrong settings or a taken port, and shuts down cleanly. */
function main() {
  const environment = readEnvironment(process.env);
  const { SANDBOX_PORT: port, SANDBOX_HOST: host, BRAND: brand, SANDBOX_PUBLIC_URL: address } = environment;
  const data = dataFile(environment);
  const { app, close } = createSandbox({
    brand,
    data,
    pace: environment.SANDBOX_TIME_SCALE,
    ...(address === "shop" ? { bankAtShop: true, networkHost: networkAddress() } : { publicUrl: address }),
    content: environment.SANDBOX_CONTENT,
    captcha: environment.SANDBOX_CAPTCHA,
    ...habitsOf(environment),
  });
  const server = app.listen(port, host, () => log.info({ port, brand, data }, "the sandbox is listening"));
  server.on("error", (error: NodeJS.ErrnoException) => {
    fail(error.code === "EADDRINUSE" ? `Port ${port} is in use: set SANDBOX_PORT to another one.` : error.message);
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      server.close(() => {
        close();
        process.exit(0);
      });
      server.closeAllConnections();
    });
  }
}

/** The address of this machine in its network: a phone that scans a QR code of the bank cannot open localhost. */
const networkAddress = () =>
  Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === "IPv4" && !one.internal)?.address;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

try {
  main();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
