import { readEnvironment } from "./environment";
import { log } from "./log";
import { createSandbox } from "./server";

/** The stand-in upstream as a program: says what is wrong with its settings or its port, and stops cleanly. */
function main() {
  const {
    SANDBOX_PORT: port,
    SANDBOX_HOST: host,
    SANDBOX_DATA: data,
    BRAND: brand,
    SANDBOX_TIME_SCALE: pace,
    SANDBOX_PICTURES: pictures,
    SANDBOX_PUBLIC_URL: publicUrl,
    SANDBOX_SIGN_IN: signIn,
    SANDBOX_CONTENT: content,
  } = readEnvironment(process.env);
  const { app, close } = createSandbox({
    brand,
    data,
    pace,
    pictures,
    publicUrl,
    content,
    anonymousOrders: signIn === "optional",
  });
  const server = app.listen(port, host, () => log.info({ port, brand, data }, "the kitchen is open"));
  server.on("error", (error: NodeJS.ErrnoException) => {
    fail(error.code === "EADDRINUSE" ? `Port ${port} is taken: set SANDBOX_PORT to another one.` : error.message);
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

function fail(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}

try {
  main();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
