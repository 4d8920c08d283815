import { z } from "zod";
import { metrics } from "../operate/metrics";
import { addressLimiter } from "./limiter";

/** Browsers report violations of the policy here. */
export const REPORTS_PATH = "/csp-reports";

const perAddress = addressLimiter("csp-reports", 30, 60);

const MAX_REPORTS_PER_REQUEST = 20;

const DIRECTIVES = [
  ..."default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src".split(
    " ",
  ),
  ..."connect-src form-action frame-src child-src worker-src manifest-src media-src object-src".split(" "),
  ..."base-uri frame-ancestors".split(" "),
];

/** Accepts the format of the Reporting API, and that of `report-uri`. */
const text = z.string().max(2_000).optional().catch(undefined);
const sent = z.union([
  z.array(
    z.object({ type: z.literal("csp-violation"), body: z.object({ effectiveDirective: text, blockedURL: text }) }),
  ),
  z.object({
    "csp-report": z.object({ "effective-directive": text, "violated-directive": text, "blocked-uri": text }),
  }),
]);

export async function mayReport(address: string | undefined): Promise<boolean> {
  return (await perAddress(address).consume()) === undefined;
}

/** Counts reports by directive and by the kind of the blocked source. Throws for any other body. */
export function countReports(json: unknown) {
  for (const { directive, source } of reportsIn(sent.parse(json)).slice(0, MAX_REPORTS_PER_REQUEST))
    metrics.reports.inc({ directive, source });
}

function reportsIn(reports: z.infer<typeof sent>) {
  if (Array.isArray(reports)) return reports.map(({ body }) => labels(body.effectiveDirective, body.blockedURL));
  const report = reports["csp-report"];
  return [labels(report["effective-directive"] ?? report["violated-directive"], report["blocked-uri"])];
}

/** Both labels come from a fixed set, because anybody can send a report. */
function labels(directive = "", blocked = "") {
  const [name = ""] = directive.trim().split(/\s/);
  return { directive: DIRECTIVES.includes(name) ? name : "other", source: sourceOf(blocked) };
}

function sourceOf(blocked: string): "inline" | "eval" | "extension" | "data" | "address" | "other" {
  if (blocked === "inline") return "inline";
  if (/^(wasm-)?eval$/.test(blocked)) return "eval";
  if (/^[a-z]+(-web)?-extension\b/.test(blocked)) return "extension";
  if (/^(data|blob)\b/.test(blocked)) return "data";
  return /^https?:/.test(blocked) ? "address" : "other";
}
