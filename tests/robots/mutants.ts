import type { Send } from "./browser";

/** A deliberate fault of the shop, made of its good answers or of what it is asked. */
export interface Mutant {
  name: string;
  /** The rule of `invariants.ts` that has to catch it. */
  rule: number;
  send: Send;
}

const ofText =
  (change: (html: string, path: string, status: number) => string): Send =>
  async (url, init) => {
    const answer = await fetch(url, init);
    if (!answer.headers.get("content-type")?.startsWith("text/html")) return answer;
    const html = change(await answer.text(), url.pathname, answer.status);
    return new Response(html, { status: answer.status, headers: answer.headers });
  };

const ofForm =
  (change: (fields: URLSearchParams) => void): Send =>
  (url, init) => {
    if (init.body instanceof URLSearchParams && url.pathname.endsWith("/checkout")) change(init.body);
    return fetch(url, init);
  };

export const mutants: Mutant[] = [
  {
    name: "the basket's page has an error",
    rule: 1,
    async send(url, init) {
      const answer = await fetch(url, init);
      return url.pathname.endsWith("/cart") && answer.status === 200
        ? new Response(await answer.text(), { status: 500, headers: answer.headers })
        : answer;
    },
  },
  {
    name: "cookies outgrow a proxy",
    rule: 1,
    async send(url, init) {
      const { body, status, headers } = await fetch(url, init);
      const more = new Headers(headers);
      if (url.pathname.endsWith("/cart")) more.append("set-cookie", `more=${"x".repeat(3000)}; max-age=0`);
      return new Response(body, { status, headers: more });
    },
  },
  {
    name: "a row of the receipt is wrong",
    rule: 2,
    send: ofText((html) => html.replace(/(<dd(?: [^>]*)?>)(\d)/, "$19$2")),
  },
  {
    name: "the header counts another sum",
    rule: 2,
    send: ofText((html, path) =>
      /\/(cart|checkout)$/.test(path) ? html.replace(/(data-header-cart.{0,700}?>)(\d)/s, "$19$2") : html,
    ),
  },
  {
    name: "the line of the order under way is another's",
    rule: 3,
    send: ofText((html) => html.replace(/(data-under-way.{0,2500}?\/order\/)\d+/s, "$11")),
  },
  {
    name: "an order is paid in another way than was chosen",
    rule: 4,
    send: ofForm((fields) => {
      if (fields.get("payment_type") === "cash") fields.set("payment_type", "card");
    }),
  },
  {
    name: "the order form forgets the name",
    rule: 5,
    send: ofText((html) => html.replace(/(<input[^>]* name="username"[^>]*?) value="[^"]*"/, "$1")),
  },
  {
    name: "a text is missing",
    rule: 6,
    send: ofText((html, path) => (path.endsWith("/cart") ? html.replace(/<h1([^>]*)>[^<]*/, "<h1$1>undefined") : html)),
  },
  {
    name: "a page of another customer",
    rule: 8,
    send: ofText((html, path) =>
      path.endsWith("/checkout") ? html.replace("</main>", "<p>Qwabczy</p></main>") : html,
    ),
  },
];
