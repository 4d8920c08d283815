import { readEnvironment } from "./environment";
import { log } from "./log";
import { createSandbox } from "./server";

/** Starts the sandbox as a program: reports wrong settings or a taken port, and shuts down cleanly. */
function main() {
  const {
    SANDBOX_PORT: port,
    SANDBOX_HOST: host,
    SANDBOX_DATA: data,
    BRAND: brand,
    SANDBOX_TIME_SCALE: pace,
    SANDBOX_PUBLIC_URL: publicUrl,
    SANDBOX_BANK: bank,
    SANDBOX_NETWORK_HOST: networkHost,
    SANDBOX_SIGN_IN: signIn,
    SANDBOX_POINTS: points,
    SANDBOX_CAPTCHA: captcha,
    SANDBOX_CONTENT: content,
  } = readEnvironment(process.env);
  const { app, close } = createSandbox({
    brand,
    data,
    pace,
    publicUrl,
    bankAtShop: bank === "shop",
    networkHost,
    content,
    captcha,
    anonymousOrders: signIn === "optional",
    earnsPoints: points === "earned",
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

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

try {
  main();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
