import type { Request, RequestHandler, Response } from "express";
import { afterEach, expect, it, vi } from "vitest";
import { scheduleFairly } from "../../../server/http/fair-scheduling";
import { countConnection } from "../../../server/operate/connections";

afterEach(() => void vi.restoreAllMocks());

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Requests that arrive in one turn, each of which takes 2 ms; the result lists those that are done. */
function arrive(handle: RequestHandler, paths: string[]): string[] {
  let clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  const done: string[] = [];
  for (const path of paths)
    handle({ path } as Request, {} as Response, () => {
      clock += 2;
      done.push(path);
    });
  return done;
}

it("many requests that arrive at once are worked off over several turns of the event loop, a health check at once", async () => {
  const done = arrive(scheduleFairly(), ["/1", "/2", "/3", "/4", "/5", "/6", "/7", "/healthz"]);
  expect(done).toEqual(["/1", "/2", "/3", "/healthz"]);
  await nextTurn();
  expect(done.slice(4)).toEqual(["/4", "/5", "/6"]);
  await nextTurn();
  expect(done.slice(7)).toEqual(["/7"]);
});

it("while connections arrive, one request is worked off between two of them", async () => {
  const handle = scheduleFairly();
  countConnection();
  const done = arrive(handle, ["/1", "/2", "/3", "/4", "/5", "/6"]);
  expect(done).toEqual(["/1"]);
  countConnection();
  await nextTurn();
  expect(done).toEqual(["/1", "/2"]);
  await nextTurn();
  expect(done).toEqual(["/1", "/2", "/3", "/4", "/5"]);
  await nextTurn();
});
