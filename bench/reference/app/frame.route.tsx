import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { LinkRows, rows } from "./rows";
import { sessions, sizeIn } from "./session.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await sessions.getSession(request.headers.get("Cookie"));
  return { name: String(session.get("name") ?? ""), links: rows(sizeIn(request, "frame")) };
}

/** The frame around the page, half of it above and half below. */
export default function Frame() {
  const { name, links } = useLoaderData<typeof loader>();
  const half = links.length / 2;
  return (
    <>
      <header>
        <p>{name}</p>
        <ul>
          <LinkRows rows={links.slice(0, half)} />
        </ul>
      </header>
      <Outlet />
      <footer>
        <ul>
          <LinkRows rows={links.slice(half)} />
        </ul>
      </footer>
    </>
  );
}
