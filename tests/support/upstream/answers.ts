import { http, HttpResponse, type HttpHandler } from "msw";
import { calls, type CallName } from "../../../contract/calls";
import { upstream, UPSTREAM } from "../app/route";

type Asked = { request: Request; params: Record<string, string | readonly string[] | undefined>; body: unknown };
type Answered = object | undefined;

/** An object is answered as JSON. A function may look at the request; if it returns nothing, earlier answers count. */
export type Answer = object | ((asked: Asked) => Answered | Promise<Answered>);

/** The connection ends without an answer. */
export const noAnswer = () => HttpResponse.error();

export function handler(name: CallName, answer: Answer, status = 200): HttpHandler {
  const { method, path } = calls[name];
  const address = UPSTREAM + path.replace(/\{(\w+)\}/g, ":$1");
  return http.all(address, async ({ request, params }) => {
    if (request.method !== method) return;
    const text = await request.clone().text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    const answered = typeof answer === "function" ? await answer({ request, params, body }) : answer;
    return answered === undefined || answered instanceof Response ? answered : HttpResponse.json(answered, { status });
  });
}

/** The upstream answers a call so from now on. */
export function on(name: CallName, answer: Answer, status?: number) {
  upstream.use(handler(name, answer, status));
}

/** The upstream answers a call with 500 the next time, then as before. */
export function failsOnce(name: CallName) {
  let times = 0;
  on(name, () => (times++ === 0 ? HttpResponse.json({}, { status: 500 }) : undefined));
}
