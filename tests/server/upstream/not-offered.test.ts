import "../../support/app/route";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { calls, type CallName } from "../../../contract/calls";
import { failureWords } from "../../../app/shared/web/errors/failure-words.server";
import { languages } from "../../../rules/languages";
import type { UpstreamFailure } from "../../../server/upstream/failure";
import { forgetPolicies, policyOf, send } from "../../../server/upstream/transport";
import { translate } from "../../../server/words/translations";
import { FakeUpstream } from "../../support/upstream/fake-upstream";

let upstream: FakeUpstream;
beforeEach(async () => {
  upstream = await FakeUpstream.start();
});
afterEach(() => {
  upstream.stop();
  forgetPolicies();
});

async function failureOf(name: CallName): Promise<UpstreamFailure> {
  const sender = { baseUrl: upstream.url, language: "en", requestId: "r" };
  const url = `${upstream.url}${calls[name].path}`;
  return send(policyOf(upstream.url, name), { name, url, body: {}, sender, timeLimit: 4_000 }).then(
    () => expect.fail("did not fail"),
    (error: unknown) => error as UpstreamFailure,
  );
}

const names = Object.keys(calls) as CallName[];
const optional = names.filter((name) => "feature" in calls[name]);
const needed = names.filter((name) => !optional.includes(name));

/** An address without a handler, as frameworks and gateways answer it: [who, status, body]. */
const withoutHandler = (path: string): [string, number, string][] => [
  ["Nest", 404, JSON.stringify({ message: `Cannot POST ${path}`, error: "Not Found", statusCode: 404 })],
  ["Laravel", 404, JSON.stringify({ message: `The route ${path.slice(1)} could not be found.` })],
  ["Fastify", 404, JSON.stringify({ message: `Route POST:${path} not found`, error: "Not Found", statusCode: 404 })],
  ["Django", 404, JSON.stringify({ detail: "Not found." })],
  ["Spring", 404, JSON.stringify({ status: 404, error: "Not Found", message: "", path })],
  ["hapi", 404, JSON.stringify({ statusCode: 404, error: "Not Found", message: "Not Found" })],
  ["Kong", 404, JSON.stringify({ message: "no Route matched with those values" })],
  ["Express", 404, `<!DOCTYPE html><pre>Cannot POST ${path}</pre>`],
  ["Traefik", 404, "404 page not found"],
  ["an API of its own", 404, JSON.stringify({ message: "not implemented here" })],
  ["Laravel's methods", 405, JSON.stringify({ message: "The POST method is not supported for this route." })],
  ["an API with errors", 405, JSON.stringify({ message: "No", errors: { phone: "Wrong" } })],
  ["nginx", 405, "<h1>405 Not Allowed</h1>"],
  ["a stub", 501, JSON.stringify({ message: "Not Implemented", errors: { name: ["Later"] } })],
  ["nobody", 501, ""],
];

describe("a call of a feature that a chain may do without", () => {
  it.each(optional)("%s is not offered, in our own words, when its API lacks it", async (name) => {
    for (const [who, status, body] of withoutHandler(calls[name].path)) {
      upstream.answer = (response) => void response.writeHead(status).end(body);
      const failure = await failureOf(name);
      expect(failure, who).toMatchObject({ kind: "not_offered", status });
      for (const language of languages) {
        const t = translate(language);
        expect(failureWords(t, failure), who).toEqual({
          errors: { form: t("common:failure.not_offered") },
          status: 422,
        });
      }
    }
  });

  it.each<CallName>(["orderRepeat", "addressRemove", "orderPay", "addressSetById", "courierLocation"])(
    "%s is refused when the one that it is about is missing",
    async (name) => {
      upstream.says({ message: "It was removed" }, 404);
      expect(await failureOf(name)).toMatchObject({ kind: "refused", upstreamMessage: "It was removed" });
    },
  );
});

describe("a call that every chain needs", () => {
  it.each(needed)("%s fails when its API lacks it", async (name) => {
    for (const [who, status, body] of withoutHandler(calls[name].path)) {
      if (status === 404 && JSON.parse(body.startsWith("{") ? body : "{}").message) continue;
      upstream.answer = (response) => void response.writeHead(status).end(body);
      expect((await failureOf(name)).kind, who).not.toBe("not_offered");
    }
  });
});

describe("a refusal that is not the API's", () => {
  const firewalls: [string, number, string][] = [
    ["a firewall", 403, "<html><h1>403 Forbidden</h1>"],
    ["a gateway in JSON", 403, JSON.stringify({ message: "Forbidden" })],
    ["nobody", 403, ""],
    ["a proxy for large forms", 413, "<h1>413 Request Entity Too Large</h1>"],
    ["a gateway for types", 415, ""],
    ["a censor", 451, ""],
  ];

  it.each(firewalls)("of an order by %s is our failure, not a mistake of the form", async (_, status, body) => {
    upstream.answer = (response) => void response.writeHead(status).end(body);
    const failure = await failureOf("orderCreate");
    expect(failure).toMatchObject({ kind: "failed", status });
    expect(failureWords(translate("en"), failure).errors.form).toBe(translate("en")("common:failure.failed"));
  });

  it("does not close the calls of others", async () => {
    upstream.answer = (response) => void response.writeHead(403).end();
    for (let n = 0; n < 13; n += 1) await failureOf("orderCreate");
    expect(upstream.heard).toHaveLength(13);
  });

  it.each([
    ["a reason", { message: "Your number is blocked" }],
    ["a field", { errors: { phone: "This number is blocked" } }],
  ])("is the API's if it has %s", async (_, body) => {
    upstream.says(body, 403);
    expect((await failureOf("orderCreate")).kind).toBe("refused");
  });
});
