import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";

/** Idle connections are closed this long after the last response. */
const LAST_CALL_MS = 500;

export type Drain = {
  /** Whether balancers should send their requests elsewhere. */
  isStopping(): boolean;
  /**
   * Serves on until `noticed` resolves, so that balancers notice. Then it accepts no new connections, responds to
   * pending requests with `Connection: close`, and resolves once all connections are closed.
   */
  stop(noticed: Promise<unknown>): Promise<void>;
};

/** Stops a server without cutting off a response. */
export function drainOf(server: Server): Drain {
  const inFlight = new Set<ServerResponse>();
  let isStopping = false;
  let isClosing = false;
  let lastCall: NodeJS.Timeout | undefined;

  server.prependListener("request", (_request, response: ServerResponse) => {
    inFlight.add(response);
    response.once("close", () => {
      inFlight.delete(response);
      if (isClosing) closeRestSoon();
    });
    if (isClosing) closeAfter(response);
  });

  /** Until then, a client that uses its connection gets a response with `Connection: close`. */
  function closeRestSoon() {
    clearTimeout(lastCall);
    lastCall = setTimeout(() => {
      // The event loop first reads requests that have arrived, because closing a connection with an unread request
      // would reset it.
      setImmediate(() => {
        server.closeIdleConnections();
        // Connections without a complete request do not count as idle.
        if (inFlight.size === 0) server.closeAllConnections();
      });
    }, LAST_CALL_MS);
  }

  function close(): Promise<void> {
    isClosing = true;
    for (const response of inFlight) closeAfter(response);
    return new Promise((resolve) => {
      // The method of http.Server closes idle connections at once.
      setImmediate(() => NetServer.prototype.close.call(server, () => resolve()));
      closeRestSoon();
    });
  }

  return {
    isStopping: () => isStopping,
    async stop(noticed) {
      isStopping = true;
      await noticed;
      await close();
      clearTimeout(lastCall);
    },
  };
}

function closeAfter(response: ServerResponse) {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
