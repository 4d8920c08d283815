import "../../support/app/route";
import { describe, expect, it, onTestFinished } from "vitest";
import { environment } from "../../../server/operate/environment";
import { nameTrace, reportError, reportOptions, startErrorReports } from "../../../server/operate/error-reports";
import { contentSecurityPolicy } from "../../../server/guard/content-security";
import { raw } from "../../support/app/raw-http";
import { startIngest } from "../../support/app/ingest";
import { serveTinyShop } from "../../support/app/tiny-server";

async function started() {
  const ingest = await startIngest();
  environment().SENTRY_DSN = ingest.dsn;
  onTestFinished(() => void (environment().SENTRY_DSN = undefined));
  return { ...ingest, send: await startErrorReports() };
}

describe("reports of the server's errors", () => {
  it("are off without a DSN", async () => {
    reportError(new Error("nobody hears it"));
    nameTrace("GET x");
    expect(reportOptions()).toBeUndefined();
    expect(contentSecurityPolicy("n", { development: false, lite: false })).toContain("connect-src 'self';");
  });

  it("reach the ingest scrubbed, with the trace of each request named by its route", async () => {
    const { dsn, bodies, items, send } = await started();
    expect(contentSecurityPolicy("n", { development: false, lite: false })).toContain(
      `connect-src 'self' ${new URL(dsn).origin};`,
    );
    const origin = await serveTinyShop({ env: { SENTRY_DSN: dsn } });
    await raw(origin, "/short?phone=79991234567", { headers: { cookie: "session=secret" } });
    reportError(new Error("the order of +7 999 123-45-67 at /spb/order/17-secret/tracking failed"));
    expect(await send(5_000)).toBe(true);
    expect(
      items().flatMap(({ exception }) => (exception as { values: { value: string }[] })?.values ?? []),
    ).toMatchObject([{ value: "the order of … at /spb/order/…/tracking failed" }]);
    expect(bodies.join("\n")).not.toMatch(/secret|9991234567|999 123/);
    expect(items().flatMap(({ transaction }) => transaction ?? [])).toContain("GET short");
    // A shop of its own starts, with all of Sentry.
  });
});
