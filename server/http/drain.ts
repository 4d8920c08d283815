import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";

/** Milliseconds that connections without a request have left, once the last answer is out. */
const LAST_CALL = 500;

export type Drain = {
  /** Whether balancers should send their requests elsewhere. */
  isStopping(): boolean;
  /**
   * Serves on until `noticed` resolves, so that balancers notice. Then takes no new connections, answers what is under way with `Connection: close`, and
   * resolves once all connections are closed.
   */
  stop(noticed: Promise<unknown>): Promise<void>;
};

/** Ends a server without cutting off an answer. */
export function drainOf(server: Server): Drain {
  const underWay = new Set<ServerResponse>();
  let isStopping = false;
  let isClosing = false;
  let lastCall: NodeJS.Timeout | undefined;

  server.prependListener("request", (_request, response: ServerResponse) => {
    underWay.add(response);
    response.once("close", () => {
      underWay.delete(response);
      if (isClosing) closeRestSoon();
    });
    if (isClosing) closeAfter(response);
  });

  /** Until then, a client that uses its connection gets an answer that says that it was the last. */
  function closeRestSoon() {
    clearTimeout(lastCall);
    lastCall = setTimeout(() => {
      // After the event loop has read what has arrived: closing a connection with an unread request would reset it.
      setImmediate(() => {
        server.closeIdleConnections();
        // Those that never sent a request, or half of one, do not count as idle.
        if (underWay.size === 0) server.closeAllConnections();
      });
    }, LAST_CALL);
  }

  function close(): Promise<void> {
    isClosing = true;
    for (const response of underWay) closeAfter(response);
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
