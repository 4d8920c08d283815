import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished, expect, it } from "vitest";
import { drainOf } from "../../../server/http/drain";
import { createShopServer } from "../../../server/http/serve";
import { raw } from "../../support/app/raw-http";
import { held } from "../../support/app/tiny-shop";
import { serveTinyShop } from "../../support/app/tiny-server";

/** A shop that can be told to stop; `notice` ends the time that balancers have. */
async function shop() {
  const server = createShopServer();
  const drain = drainOf(server);
  const origin = await serveTinyShop({ server, isStopping: drain.isStopping });
  let notice = () => {};
  const noticed = new Promise<void>((resolve) => (notice = resolve));
  return { server, origin, notice, stop: () => drain.stop(noticed) };
}

/** A visitor who keeps the connection. */
function visitor(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return async (path: string) => {
    const asked = request(origin + path, { agent });
    asked.end();
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    return { status: answer.statusCode, connection: answer.headers.connection, body: await text(answer) };
  };
}

/** /held does not answer before `release`; `arrived` resolves when the server has the request. */
function hold(server: ReturnType<typeof createShopServer>) {
  let release = () => {};
  held.until = new Promise((resolve) => (release = resolve));
  return { release: () => release(), arrived: once(server, "request") };
}

it("is not ready at once, and serves on until balancers have noticed", async () => {
  const { origin, notice, stop } = await shop();
  const ask = visitor(origin);
  expect((await ask("/readyz")).body).not.toBe("stopping\n");
  const stopped = stop();
  expect(await ask("/readyz")).toMatchObject({ status: 503, body: "stopping\n", connection: "keep-alive" });
  expect(await ask("/short")).toMatchObject({ status: 200, body: "ok\n" });
  expect((await raw(origin, "/short")).status).toBe(200);
  notice();
  await stopped;
  await expect(raw(origin, "/short")).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

it("answers what is under way, says that it was the last, and ends", async () => {
  const { server, origin, notice, stop } = await shop();
  const { release, arrived } = hold(server);
  const answer = visitor(origin)("/held");
  await arrived;
  const stopped = stop();
  notice();
  await expect.poll(() => server.listening).toBe(false);
  release();
  expect(await answer).toEqual({ status: 200, connection: "close", body: "held\n" });
  await stopped;
});

it("answers a request that comes over a kept connection while others are under way", async () => {
  const { server, origin, notice, stop } = await shop();
  const first = hold(server);
  const [one, two] = [visitor(origin), visitor(origin)];
  const answers = [one("/held")];
  await first.arrived;
  const another = connect(Number(new URL(origin).port), "127.0.0.1");
  await once(another, "connect");
  // Half of a request: not idle.
  another.write("GET /short HTTP/1.1\r\nHost: shop.example\r\n");
  await two("/short");
  const stopped = stop();
  notice();
  await expect.poll(() => server.listening).toBe(false);
  another.write("\r\n");
  expect(await text(another)).toMatch(/^HTTP\/1\.1 200 [^]*Connection: close[^]*ok\n$/i);
  first.release();
  expect((await Promise.all(answers))[0]).toMatchObject({ status: 200, body: "held\n" });
  await stopped;
});

it("closes idle connections, and those that never asked for anything, without a reset", async () => {
  const { origin, server, notice, stop } = await shop();
  const sockets = await Promise.all(
    ["GET /short HTTP/1.1\r\nHost: shop.example\r\n\r\n", ""].map(async (sent) => {
      const socket = connect(Number(new URL(origin).port), "127.0.0.1");
      await once(socket, "connect");
      if (sent) {
        socket.write(sent);
        await once(socket, "data");
      }
      return socket;
    }),
  );
  await expect.poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(2);
  const ends = sockets.map((socket) => once(socket.resume(), "end"));
  const stopped = stop();
  notice();
  await Promise.all([stopped, ...ends]);
});

it("loses no request of visitors who go on asking", async () => {
  const { origin, notice, stop } = await shop();
  const failures: unknown[] = [];
  let isOpen = true;
  const visitors = Array.from({ length: 20 }, async () => {
    const ask = visitor(origin);
    for (let connection: string | undefined = "keep-alive"; connection !== "close";) {
      try {
        const answer = await ask("/short");
        expect(answer.body).toBe("ok\n");
        ({ connection } = answer);
      } catch (error) {
        // A new connection is refused once the server is closed.
        if (isOpen || (error as NodeJS.ErrnoException).code !== "ECONNREFUSED") failures.push(error);
        return;
      }
    }
  });
  await visitor(origin)("/short");
  const stopped = stop();
  await visitor(origin)("/short");
  isOpen = false;
  notice();
  await Promise.all([...visitors, stopped]);
  expect(failures).toEqual([]);
});
