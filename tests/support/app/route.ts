import type { LoaderFunctionArgs } from "@remix-run/node";
import { FakeUpstream } from "../upstream/fake-upstream";

/** The upstream of the tests of loaders and actions. */
export const upstream = await FakeUpstream.start();

process.env.UPSTREAM_URL ??= upstream.url;
process.env.SESSION_SECRET ??= "a secret for tests that is long enough";
process.env.LOG_LEVEL ??= "silent";

export const UPSTREAM = process.env.UPSTREAM_URL;

type Options = {
  params?: Record<string, string>;
  /** Posted as a form. */
  form?: Record<string, string> | [string, string][];
  cookies?: string;
  headers?: Record<string, string>;
};

/** The page of a form has set a cookie. */
const FROM_ITS_PAGE = "city_alias=spb";

/** Arguments for a route's loader, or its action when there is a form, as Remix would hand them over. */
export function visitArgs(
  path: string,
  { params = {}, form, cookies, headers = {} }: Options = {},
): LoaderFunctionArgs {
  const request = new Request(new URL(path, "http://localhost"), {
    method: form ? "POST" : "GET",
    body: form ? new URLSearchParams(form) : undefined,
    headers: {
      host: "localhost",
      "accept-language": "en",
      ...(form ? { "sec-fetch-site": "same-origin" } : {}),
      ...(cookies || form ? { cookie: cookies || FROM_ITS_PAGE } : {}),
      ...headers,
    },
  });
  return { request, params: { city: "spb", ...params }, context: {} };
}
