import { browserHost, forwardedHosts } from "./host";

/**
 * The 3-D Secure return (`TermUrl`), to which a bank's page posts. It is the only exempt address, and only passes on
 * the bank's answer for the order in its path (docs/specification/behaviour.md#payment-security).
 */
const BANK_RETURN = /^\/[^/]+\/order\/payment\/[^/]+\/3ds$/;

type Headers = { get(name: string): string | null };

/**
 * Whether a request that changes data comes from another site. `Sec-Fetch-Site` decides if it is sent. Without it
 * (older browsers) an absent Origin passes, and a present one must equal the `Host` or a name in `X-Forwarded-Host`,
 * which no page of another site can set. Remix's own check responds with a blank 500 and skips resource routes.
 */
export function isCrossSite(method: string, path: string, headers: Headers): boolean {
  if (method === "GET" || method === "HEAD" || method === "OPTIONS") return false;
  if (BANK_RETURN.test(path)) return false;
  const site = headers.get("sec-fetch-site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  if (!origin) return false;
  if (!URL.canParse(origin)) return true;
  const ours = [browserHost(headers.get("host") ?? ""), ...forwardedHosts(headers.get("x-forwarded-host"))];
  return !ours.includes(new URL(origin).host);
}
