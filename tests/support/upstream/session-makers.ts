import type { ServerResponse } from "node:http";
import { NOON, toSpb, type RunningSandbox } from "../sandbox/visitor";
import { FakeUpstream, type Heard } from "./fake-upstream";

/**
 * The call that makes a session, in APIs that keep the contract: the first change, as in the sandbox · reading the cart
 * too · any personal call, whose answers always set the key · only the sign-in.
 */
export const sessionMakers = ["the first change", "reading the cart", "any call", "only the sign-in"] as const;
export type SessionMaker = (typeof sessionMakers)[number];

/** Answers as the sandbox does, but makes sessions in another call. */
export class SessionUpstream {
  maker: SessionMaker = "the first change";
  private constructor(
    private readonly fake: FakeUpstream,
    private readonly sandbox: RunningSandbox,
  ) {
    fake.answer = (response, heard) => this.answer(response, heard);
  }

  static before = async (sandbox: RunningSandbox) => new SessionUpstream(await FakeUpstream.start(), sandbox);

  get url() {
    return this.fake.url;
  }

  /** The calls of paths that begin so, each with whether it carried a session. */
  heard(path: string) {
    return this.fake.heard
      .filter(({ url }) => url.startsWith(path))
      .map(({ url, headers }) => [url, Boolean(headers.cookie)] as const);
  }

  close() {
    this.fake.stop();
  }

  private async answer(response: ServerResponse, { method, url, headers, body }: Heard) {
    const isPersonal = /^\/api\/(cart|user|order|shops\/set)/.test(url);
    const makes =
      (this.maker === "any call" && isPersonal) ||
      (this.maker === "reading the cart" && method === "PUT" && url === "/api/cart");
    const made =
      makes && !headers.cookie ? `session_key=${this.sandbox.world.store.sessions.open(NOON, toSpb).key}` : undefined;
    const cookie = headers.cookie ?? made;
    const answer = await fetch(this.sandbox.url + url, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: {
        "content-type": "application/json",
        "accept-language": headers["accept-language"] ?? "en",
        ...(cookie && { cookie }),
      },
    });
    const keepsKeys = this.maker !== "only the sign-in" || url.startsWith("/api/user/login");
    const own = keepsKeys ? answer.headers.getSetCookie() : [];
    const set = this.maker === "any call" && isPersonal && cookie && own.length === 0 ? [cookie] : made ? [made] : own;
    response.writeHead(answer.status, { "Content-Type": "application/json", "Set-Cookie": set });
    response.end(await answer.text());
  }
}
