import { parse as parseCookies } from "cookie";
import { Router, type Request, type Response } from "express";
import { calls, type CallName } from "../contract/calls";
import type { Fault } from "./faults";
import { handlers } from "./handlers";
import type { CallContext } from "./handlers/handler";
import { languageOf } from "./language";
import { baseOf } from "./public-address";
import { Refusal, signedOut } from "./respond";
import type { Session } from "./store/sessions";
import { readRequest } from "./read-request";
import type { World } from "./world";

const SESSION_COOKIE = "session_key";
const KEY_MAX = 200;

export function callRoutes(world: World): Router {
  const router = Router({ caseSensitive: true });
  for (const name of Object.keys(calls) as CallName[]) {
    const { method, path } = calls[name];
    const route = path.replace(/\{(\w+)\}/g, ":$1");
    const verb = method.toLowerCase() as "get" | "post" | "put" | "delete";
    router[verb](route, (request, response, next) => {
      world.requests.record(name, request, response);
      answer(world, name, request, response).catch(next);
    });
  }
  return router;
}

async function answer(world: World, name: CallName, request: Request, response: Response) {
  const fault = world.faults.consume(name);
  if (fault?.delay) await new Promise((resolve) => setTimeout(resolve, fault.delay));
  if (fault?.connection) return void request.socket.destroy();
  if (fault?.status && !fault.body) throw outage(fault.status);
  if (fault?.body === "html")
    return void response
      .status(fault.status ?? 200)
      .type("html")
      .send("<!doctype html><title>Maintenance</title><h1>Maintenance</h1>");
  const body = runHandler(world, name, request, response);
  response.set("Cache-Control", "no-store");
  if (fault) sendBroken(response, fault, body);
  else response.json(body);
}

function outage(status: number): Refusal {
  return new Refusal(status, { key: status === 429 ? "tooManyCodes" : status >= 500 ? "ownMistake" : "unreadable" });
}

/** TypeScript cannot prove that handler and request belong together, so their types are cast. */
function runHandler(world: World, name: CallName, request: Request, response: Response): unknown {
  const found = sessionOf(world, name, request);
  const session = found?.session;
  const context: CallContext<unknown> = {
    request: readRequest(name, request),
    world,
    language: languageOf(request.get("accept-language")),
    session,
    openSession: () => session ?? newSession(world, response),
    isFormerKey: found?.isFormer ?? false,
    sendKey: (changed) => sendKey(response, changed),
    idempotencyKey: request.get("idempotency-key")?.slice(0, KEY_MAX),
    base: baseOf(world, request),
  };
  const handler = handlers[name] as (context: CallContext<unknown>) => unknown;
  return handler(context);
}

/**
 * The session of the request's cookie. Throws a Refusal of 401 for an unknown key, except in calls that are the same
 * for all visitors.
 */
function sessionOf(
  world: World,
  name: CallName,
  request: Request,
): { session: Session; isFormer: boolean } | undefined {
  if (calls[name].kind === "shared") return undefined;
  const key = parseCookies(request.headers.cookie ?? "")[SESSION_COOKIE];
  if (!key) return undefined;
  if (!/^[0-9a-f]{32}$/.test(key)) throw signedOut();
  const session = world.store.sessions.find(key);
  if (session) return { session, isFormer: false };
  const former = world.store.sessionKeys.findFormer(key, world.clock.now());
  if (!former) throw signedOut();
  return { session: former, isFormer: true };
}

function newSession(world: World, response: Response): Session {
  const session = world.store.sessions.open(world.clock.now());
  sendKey(response, session);
  return session;
}

function sendKey(response: Response, { key }: Session) {
  response.cookie(SESSION_COOKIE, key, { httpOnly: true, sameSite: "lax", path: "/" });
}

function sendBroken(response: Response, fault: Fault, body: unknown) {
  if (fault.body === "wrong") return void response.status(fault.status ?? 200).json([{ wrong: true }]);
  if (fault.body !== "half") return void response.json(body);
  const text = Buffer.from(JSON.stringify(body));
  response.status(200).set({ "Content-Type": "application/json", "Content-Length": String(text.length) });
  response.write(text.subarray(0, Math.floor(text.length / 2)), () => response.destroy());
}
