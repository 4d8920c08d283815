import { data, redirect, type AppLoadContext, type ServerBuild } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import * as documents from "../../../app/entry.server";
import { wantsSecure } from "../../../server/visitor/cookie-header";
import type { Visit } from "../../../server/visitor/visit";

/** A Remix build of a few addresses, answered by the shop's own entry: enough to see what is around the pages. */

type Asked = { request: Request; context: AppLoadContext };

const answers = (path: string, answer: (asked: Asked) => Response | Promise<Response>) => ({
  id: path,
  parentId: "root",
  path,
  module: { loader: answer, action: answer },
});

export const longText = "Суши и роллы, шаурма и вок. ".repeat(400);

/** What /held waits for. */
export const held = { until: Promise.resolve() };

const rows = [
  answers("text", () => new Response(longText, { headers: { "Content-Type": "text/plain; charset=utf-8" } })),
  answers("short", () => new Response("ok\n", { headers: { "Content-Type": "text/plain" } })),
  answers("bytes", () => new Response(new Uint8Array(5_000).fill(7), { headers: { "Content-Type": "image/webp" } })),
  answers("moved", () => new Response(null, { status: 303, headers: { Location: "/text" } })),
  answers("parts", () => new Response(inParts(), { headers: { "Content-Type": "text/html; charset=utf-8" } })),
  answers(
    "echo",
    async ({ request }) => new Response(await request.text(), { headers: { "Content-Type": "text/plain" } }),
  ),
  answers("held", async () => {
    await held.until;
    return new Response("held\n", { headers: { "Content-Type": "text/plain" } });
  }),
  answers("pictures/*", async () => {
    await held.until;
    return new Response("a picture", { headers: { "Content-Type": "image/webp" } });
  }),
  answers("*", () => new Response(null, { status: 404 })),
  answers("data", () => Response.json({ text: longText.slice(0, 1_500) })),
  answers("context", ({ context }) => Response.json(context)),
];

function inParts() {
  const bytes = new TextEncoder().encode(longText);
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 777) controller.enqueue(bytes.slice(at, at + 777));
      controller.close();
    },
  });
}

function Root() {
  return <Outlet />;
}

const root = {
  id: "root",
  path: "",
  module: { loader: () => ({ language: "de" }), default: Root, ErrorBoundary: () => <p>An error page</p> },
};
/** What the page's loader saw of each visitor, in turn; `menu` decides what the page is. */
export const seen: { cookie: string | null; acceptLanguage: string | null }[] = [];
export const menu = { text: "A page", cacheable: false, setCookie: "city_alias=spb; Path=/", status: 200 };

const page = {
  id: "page",
  parentId: "root",
  path: ":city",
  module: {
    loader: ({ request, context }: Asked) => {
      seen.push({
        cookie: request.headers.get("Cookie"),
        acceptLanguage: request.headers.get("Accept-Language"),
      });
      const cookies = { session: "a customer's" };
      context.visit = Promise.resolve({ rendering: { cacheable: menu.cacheable }, cookies } as unknown as Visit);
      return data(menu.text, { status: menu.status, headers: { "Set-Cookie": menu.setCookie } });
    },
    action: async ({ request }: Asked) => {
      const secure = wantsSecure(request) ? "secure" : "plain";
      return redirect(
        `/done?${new URLSearchParams({ url: request.url, body: await request.text(), cookies: secure })}`,
        303,
      );
    },
    default: Page,
  },
};

/** Its document must not tell how long what it repeats of its query is. */
const secret = {
  id: "secret",
  parentId: "root",
  path: "secret",
  module: { handle: { hasSecret: true }, loader: () => longText, default: Page },
};

function Page() {
  return <p>{useLoaderData<string>()}</p>;
}

const manifestRow = ({
  id,
  path,
  parentId,
  module,
}: {
  id: string;
  path: string;
  parentId?: string;
  module: object;
}) => ({
  id,
  path,
  parentId,
  module: `/assets/${id}.js`,
  hasAction: "action" in module,
  hasLoader: "loader" in module,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: "ErrorBoundary" in module,
});

const all = [root, page, secret, ...rows];

export const build = {
  entry: { module: documents },
  routes: Object.fromEntries(all.map((row) => [row.id, row])),
  assets: {
    entry: { imports: [], module: "/assets/entry.js" },
    routes: Object.fromEntries(all.map((row) => [row.id, manifestRow(row)])),
    url: "/assets/manifest.js",
    version: "1",
  },
  publicPath: "/",
  basename: "/",
  assetsBuildDirectory: "build/client",
  mode: "production",
  isSpaMode: false,
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: false,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
    unstable_optimizeDeps: false,
  },
} as unknown as ServerBuild;

export const { entry, routes, assets, publicPath, basename, assetsBuildDirectory, mode, isSpaMode, future } = build;
