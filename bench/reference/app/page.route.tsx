import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { FieldRows, LinkRows, rows } from "./rows";
import { sessions, sizeIn } from "./session.server";

type CartAnswer = { cart: { count: number } };

/** One call of the upstream, with the visitor's session there. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await sessions.getSession(request.headers.get("Cookie"));
  const answer = await fetch(`${process.env.UPSTREAM_URL}/api/cart`, {
    method: "PUT",
    headers: { "Content-Type": "application/json", Cookie: String(session.get("upstream") ?? "") },
    body: JSON.stringify({ city_id: 1, order_type: "delivery" }),
  });
  const { cart } = (await answer.json()) as CartAnswer;
  return { count: cart.count, links: rows(sizeIn(request, "links")), fields: rows(sizeIn(request, "fields")) };
}

export const meta: MetaFunction = () => [{ title: "A page" }, { name: "description", content: "Of stock Remix" }];

export default function Page() {
  const { count, links, fields } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>Cart: {count}</h1>
      <ul>
        <LinkRows rows={links} />
      </ul>
      <Form method="post">
        <FieldRows rows={fields} />
      </Form>
    </main>
  );
}
