import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { addressed } from "../../../contract/addressed";
import { calls, type AnswerOf, type CallName, type RequestOf } from "../../../contract/calls";
import { createClock, type Clock } from "../../../sandbox/clock";
import { createSandbox, type Sandbox } from "../../../sandbox/server";
import type { WorldOptions } from "../../../sandbox/world";

/** A Saturday, 15:00 in Saint Petersburg. */
export const NOON = Date.parse("2026-11-21T12:00:00Z");
export const SPB = 1;
export const toSpb = { city_id: SPB, order_type: "delivery" } as const;

type Refused = { message?: string; errors?: Record<string, string> };
type Attempt<Name extends CallName> = { status: number; body: AnswerOf<Name> & Refused; headers: Headers };

export interface RunningSandbox {
  url: string;
  clock: Clock;
  /** What it remembers, where no call tells it. */
  world: Sandbox["world"];
  close(): Promise<void>;
}

/** A sandbox on a port of its own, with a clock that stands still at NOON. */
export async function startSandbox(options: Partial<WorldOptions> = {}): Promise<RunningSandbox> {
  const clock = options.clock ?? createClock(Date.now, { now: NOON, rate: 0 });
  const sandbox = createSandbox({ brand: "nori", data: ":memory:", pace: 1, ...options, clock });
  const server = sandbox.app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    sandbox.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, clock, world: sandbox.world, close };
}

/** One sandbox for all tests of a file. Each of them begins at NOON. */
export function sandboxForFile(options?: Partial<WorldOptions>): RunningSandbox {
  const running: Partial<RunningSandbox> = {};
  beforeAll(async () => void Object.assign(running, await startSandbox(options)));
  afterEach(() => running.clock?.set({ now: NOON, rate: 0 }));
  afterAll(() => running.close?.());
  return running as RunningSandbox;
}

/** Somebody with a cookie jar who makes the contract's calls. Every good answer is held against the contract. */
export class Visitor {
  key: string | undefined;

  get url() {
    return this.sandbox.url;
  }

  constructor(
    private readonly sandbox: Pick<RunningSandbox, "url">,
    private readonly language = "en",
  ) {}

  async attempt<Name extends CallName>(
    name: Name,
    request: RequestOf<Name>,
    headers: Record<string, string> = {},
  ): Promise<Attempt<Name>> {
    const response = await this.send(name, request as Record<string, unknown>, headers);
    const text = await response.text();
    const body = JSON.parse(text) as unknown;
    if (response.status === 200) expect(calls[name].answer.safeParse(body).error, text.slice(0, 300)).toBeUndefined();
    return { status: response.status, body: body as Attempt<Name>["body"], headers: response.headers };
  }

  /** The good answer; anything else fails the test. */
  async call<Name extends CallName>(
    name: Name,
    request: RequestOf<Name>,
    headers?: Record<string, string>,
  ): Promise<AnswerOf<Name>> {
    const { status, body } = await this.attempt(name, request, headers);
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
    return body;
  }

  /** Any fields at all, as they are. */
  async send(
    name: CallName,
    request: Record<string, unknown>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const { method } = calls[name];
    const { path, body } = addressed(name, request);
    const response = await fetch(`${this.sandbox.url}/${path}`, {
      method,
      body: body && JSON.stringify(body),
      headers: {
        "Accept-Language": this.language,
        "Content-Type": "application/json",
        ...(this.key ? { Cookie: `session_key=${this.key}` } : {}),
        ...headers,
      },
    });
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith("session_key="));
    this.key = /^session_key=([^;]+)/.exec(cookie ?? "")?.[1] ?? this.key;
    return response;
  }

  async signIn(phone = "79120000001", name?: string) {
    await this.call("login", { city_id: SPB, phone, notify_channel: "sms", name });
    const outbox = (await (await fetch(`${this.sandbox.url}/console/outbox.json`)).json()) as {
      phone: string;
      code: string;
    }[];
    const code = outbox.find((sent) => sent.phone === phone)?.code ?? "";
    return this.call("checkVerificationCode", { code });
  }
}

/** Tells the console something. */
export async function postToConsole(sandbox: Pick<RunningSandbox, "url">, path: string, body: unknown = {}) {
  const response = await fetch(`${sandbox.url}/console/${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  });
  return { status: response.status, body: (await response.json()) as unknown };
}
