import "../../support/app/route";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { parse } from "yaml";
import { calls } from "../../../contract/calls";
import { createMetricsServer } from "../../../server/http/serve";
import { countOrder, metrics, showReady, showRedis } from "../../../server/operate/metrics";
import { createUpstream } from "../../../server/upstream/client";
import { forgetAnswers } from "../../../server/upstream/stale-while-revalidate";
import { forgetPolicies } from "../../../server/upstream/transport";
import { raw } from "../../support/app/raw-http";
import { serveTinyShop } from "../../support/app/tiny-server";
import { FakeUpstream } from "../../support/upstream/fake-upstream";
import { petersburg } from "../../support/upstream/places";

beforeEach(() => metrics.registry.resetMetrics());

const serve = () => serveTinyShop({ env: { METRICS_PORT: 9_464 } });

async function metricsOrigin(): Promise<string> {
  const server = createMetricsServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The series of a metric, as Prometheus reads them. */
async function series(name: string): Promise<string[]> {
  const { body } = await raw(await metricsOrigin(), "/metrics");
  return body
    .toString()
    .split("\n")
    .filter((line) => new RegExp(`^${name}[{ ]`).test(line));
}

describe("metrics for Prometheus", () => {
  it("are answered on a port of their own, and nothing else is", async () => {
    const origin = await metricsOrigin();
    const answer = await raw(origin, "/metrics");
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toContain("version=0.0.4");
    expect(answer.body.toString()).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(answer.body.toString()).toMatch(/^shop_event_loop_utilization \d/m);
    expect((await raw(origin, "/")).status).toBe(404);
    expect((await raw(origin, "/metrics", { method: "POST" })).status).toBe(404);
  });

  it("name the build, and tell of Redis only where there is one", async () => {
    expect(await series("shop_build_info")).toEqual(['shop_build_info{build="development"} 1']);
    expect(await series("shop_redis_up")).toEqual([]);
    showRedis(false);
    expect(await series("shop_redis_up")).toEqual(["shop_redis_up 0"]);
    showRedis(true);
    expect(await series("shop_redis_up")).toEqual(["shop_redis_up 1"]);
  });

  it("are no page of the shop", async () => {
    const { body } = await raw(await serve(), "/metrics");
    expect(body.toString()).not.toContain("shop_");
  });

  it("count requests by method, route and class of status", async () => {
    const origin = await serve();
    await raw(origin, "/short");
    await raw(origin, "/short?phone=79991234567");
    await raw(origin, "/moved", { method: "HEAD" });
    await raw(origin, "/short", { method: "PUT" });
    await vi.waitFor(async () =>
      expect((await series("shop_requests_total")).sort()).toEqual([
        'shop_requests_total{method="GET",route="short",status="2xx"} 2',
        'shop_requests_total{method="HEAD",route="moved",status="3xx"} 1',
        'shop_requests_total{method="other",route="short",status="4xx"} 1',
      ]),
    );
    expect(await series("shop_request_duration_seconds_count")).toContain(
      'shop_request_duration_seconds_count{route="short"} 3',
    );
    expect(await series("shop_requests_refused_total")).toEqual(['shop_requests_refused_total{reason="badRequest"} 1']);
  });

  it("are bounded whatever paths visitors invent", async () => {
    const origin = await serve();
    const paths = ["/a/b/c", "/x/../y", "/%00/%ff", "/assets/nothing.js", "/assets/nothing-abcdefgh.js", "/%E0%A4%A"];
    for (const path of paths) await raw(origin, path);
    await vi.waitFor(async () => {
      const routes = (await series("shop_requests_total")).map((line) => /route="([^"]*)"/.exec(line)?.[1]);
      expect(new Set(routes)).toEqual(new Set(["*", "assets", "none"]));
    });
  });
});

describe("metrics of the upstream", () => {
  let upstream: FakeUpstream;
  beforeEach(async () => {
    forgetAnswers();
    forgetPolicies();
    upstream = await FakeUpstream.start();
  });
  afterEach(() => upstream.stop());
  const client = () => createUpstream({ baseUrl: upstream.url, language: "en", requestId: "r" });
  const ask = () => client().city({ alias: "spb" });

  it("count calls by name and kind of failure, and how long they took", async () => {
    upstream.says({ city: petersburg });
    await ask();
    upstream.says({ nothing: true });
    await client()
      .user({})
      .catch(() => undefined);
    upstream.says({ message: "no" }, 404);
    await client()
      .user({})
      .catch(() => undefined);
    expect((await series("shop_upstream_calls_total")).sort()).toEqual([
      'shop_upstream_calls_total{call="city",outcome="ok"} 1',
      'shop_upstream_calls_total{call="user",outcome="broken"} 1',
      'shop_upstream_calls_total{call="user",outcome="refused"} 1',
    ]);
    expect(await series("shop_upstream_call_duration_seconds_count")).toContain(
      'shop_upstream_call_duration_seconds_count{call="user"} 2',
    );
  });

  it("show a circuit breaker that has opened", async () => {
    upstream.says({}, 500);
    for (let tries = 0; tries < 13; tries += 1)
      await client()
        .user({})
        .catch(() => undefined);
    expect(await series("shop_upstream_breaker_state")).toContain('shop_upstream_breaker_state{call="user"} 2');
    expect(await series("shop_upstream_calls_total")).toContain(
      'shop_upstream_calls_total{call="user",outcome="unreachable"} 1',
    );
  });

  it("show what caches hold and how often they helped", async () => {
    upstream.says({ city: petersburg });
    await ask();
    await ask();
    const lookups = await series("shop_cache_lookups_total");
    expect(lookups.filter((line) => line.includes('"answers"'))).toEqual([
      'shop_cache_lookups_total{cache="answers",result="miss"} 1',
      'shop_cache_lookups_total{cache="answers",result="hit"} 1',
    ]);
    expect(await series("shop_cache_entries")).toContain('shop_cache_entries{cache="answers"} 1');
    const [bytes] = (await series("shop_cache_bytes")).filter((line) => line.includes('"answers"'));
    expect(Number(bytes?.split(" ")[1])).toBeGreaterThan(500);
  });
});

describe("the alert rules", () => {
  type Rule = { alert: string; expr: string; annotations: { summary?: string; runbook?: string } };
  const { groups } = parse(readFileSync("docs/alerts.yml", "utf8")) as { groups: { rules: Rule[] }[] };
  const rules = groups.flatMap((group) => group.rules);

  it("ask only for metrics and calls that exist", async () => {
    showRedis(true);
    showReady(true, []);
    const { body } = await raw(await metricsOrigin(), "/metrics");
    const known = [...body.toString().matchAll(/^# TYPE (\w+)/gm)].map(([, name = ""]) => name);
    const asked = rules.flatMap(({ expr }) => expr.match(/\b(shop|nodejs|process)_\w+/g) ?? []);
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((name) => !known.includes(name))).toEqual([]);
    const named = rules.flatMap(({ expr }) =>
      [...expr.matchAll(/call=~?"([\w|]+)"/g)].flatMap(([, text = ""]) => text.split("|")),
    );
    expect(named).toContain("orderCreate");
    expect(named.filter((name) => !(name in calls))).toEqual([]);
  });

  it("say each what it means and what to do first", () => {
    expect(rules.filter(({ annotations: { summary, runbook } }) => !summary || !runbook)).toEqual([]);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });
});

describe("the Grafana dashboard", () => {
  const text = readFileSync("docs/grafana-dashboard.json", "utf8");
  const dashboard = JSON.parse(text) as { panels: { title: string; targets: { expr: string }[] }[] };
  const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join("\n");

  beforeAll(() => showRedis(true));

  it("asks only for metrics that exist", async () => {
    const known = (await (await fetch(`${await metricsOrigin()}/metrics`)).text()).matchAll(/^# TYPE (\w+)/gm);
    const names = [...known].map(([, name = ""]) => name);
    const asked = shown.match(/\b(shop|nodejs|process)_\w+/g) ?? [];
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((name) => !names.includes(name.replace(/_(bucket|count|sum)$/, "")))).toEqual([]);
  });

  it("shows every metric of the shop, and docs/operating/observe.md explains it", async () => {
    const own = metrics.registry.getMetricsAsArray().map(({ name }) => name);
    const docs = readFileSync("docs/operating/observe.md", "utf8");
    for (const name of own.filter((one) => one.startsWith("shop_"))) {
      expect(shown, name).toContain(name);
      expect(docs, name).toContain(`\`${name}\``);
    }
  });
});

describe("counters of orders", () => {
  it("begin with 0, so that the first order of a container is seen", async () => {
    metrics.registry.removeSingleMetric("shop_event_loop_utilization");
    for (const { name } of metrics.registry.getMetricsAsArray())
      if (/^(nodejs|process)_/.test(name)) metrics.registry.removeSingleMetric(name);
    expect(await series("shop_orders_placed_total")).toContain('shop_orders_placed_total{brand="nori",way="cash"} 0');
    expect(await series("shop_orders_paid_total")).toContain('shop_orders_paid_total{brand="nori",way="sbp"} 0');
    expect(await series("shop_upstream_calls_total")).toContain(
      'shop_upstream_calls_total{call="orderPay",outcome="ok"} 0',
    );
  });

  it("tell orders paid at the door from those paid online, and no type of the upstream's own", async () => {
    countOrder("cash", false);
    countOrder("sbp", true);
    countOrder("aggregator-77", false);
    countOrder("voucher 1234", false);
    const above = async (name: string) => (await series(name)).filter((line) => !line.endsWith(" 0"));
    expect(await above("shop_orders_placed_total")).toEqual([
      'shop_orders_placed_total{brand="nori",way="cash"} 1',
      'shop_orders_placed_total{brand="nori",way="sbp"} 1',
      'shop_orders_placed_total{brand="nori",way="other"} 2',
    ]);
    expect(await above("shop_orders_paid_total")).toEqual(['shop_orders_paid_total{brand="nori",way="sbp"} 1']);
  });
});
