import "../../support/app/route";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { answerErrors } from "../../../server/http/answer-errors";
import { nameRequests } from "../../../server/http/name-requests";
import { refusalLook } from "../../../server/http/refusal-look";
import { lookOfRefusals } from "../../../server/http/refuse";
import { log } from "../../../server/operate/log";
import { languages } from "../../../rules/languages";

let server: Server;
let origin: string;

beforeAll(async () => {
  const app = express();
  lookOfRefusals(app, refusalLook());
  app.use(nameRequests());
  app.get("/defect", () => {
    throw new Error("a defect");
  });
  app.use(answerErrors());
  server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const open = (headers: Record<string, string>) =>
  fetch(`${origin}/defect`, { headers: { accept: "text/html", ...headers } });

it.each(languages)(
  "a defect that nothing answered is answered in %s with the number that the log has",
  async (language) => {
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    for (const id of ["trace-1", "trace-2"]) {
      const response = await open({ "x-request-id": id, "accept-language": language });
      expect(response.status).toBe(500);
      expect(response.headers.get("x-request-id")).toBe(id);
      expect(await response.text()).toMatch(new RegExp(`<p>[^<]{15,}: <code>${id}</code></p>`));
    }
    expect(error).toHaveBeenCalledTimes(2);
    error.mockRestore();
  },
);
