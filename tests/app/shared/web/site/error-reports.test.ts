// @vitest-environment jsdom
import { getActiveSpan, getClient } from "@sentry/remix";
import { expect, it, vi } from "vitest";
import { startReports } from "../../../../../app/shared/web/site/sentry.client";
import { startIngest } from "../../../../support/app/ingest";

// Outside of a browser the package has its server's part.
vi.mock("@sentry/remix", () => import("../../../../../node_modules/@sentry/remix/build/esm/index.client.js" as string));

it("reports of a browser's errors reach the ingest scrubbed, all traces and a tenth of the sessions as replays, noise left out", async () => {
  const { dsn, bodies, items } = await startIngest();
  history.replaceState(null, "", "/spb/order/17-secret/tracking?phone=79991234567");
  const capture = startReports({ dsn, environment: "test", release: "nori@1" });
  const options = getClient()?.getOptions() as unknown as Record<string, unknown>;
  expect([options.tracesSampleRate, options.replaysSessionSampleRate, options.replaysOnErrorSampleRate]).toEqual([
    1, 0.1, 1,
  ]);
  capture(new Error("ResizeObserver loop limit exceeded"));
  capture("preload-error");
  capture(new Error("anna@example.com could not be called at +7 999 123-45-67"));
  history.pushState(null, "", "/spb/order/18-secret/cancel?phone=79991234567");
  getActiveSpan()?.end();
  await getClient()?.flush(5_000);
  await vi.waitFor(() => expect(bodies.join("")).toContain("could not be called"));
  const sent = bodies.join("\n");
  expect(sent).toContain("preload-error");
  expect(sent).not.toMatch(/ResizeObserver|17-secret|18-secret|9991234567|999 123|anna@/);
  const pages = items().flatMap(({ type, transaction }) =>
    type === "transaction" && transaction ? [transaction] : [],
  );
  expect(pages).toEqual(["/spb/order/…/tracking", "/spb/order/…/cancel"]);
  expect(items().some(({ environment }) => environment === "test")).toBe(true);
});
