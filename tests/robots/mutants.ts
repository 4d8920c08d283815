import type { Send } from "../support/journeys/http-browser";

/** A deliberate fault of the shop: of its answers or of what it is asked, of its pages' scripts, or of its process. */
export interface Mutant {
  name: string;
  /** The rule of `invariants.ts` that has to catch it. */
  rule: number;
  send?: Send;
  /** What every page runs in Chromium. */
  script?: string;
  /** A module that the shop loads first. */
  preload?: string;
  /** Moves without which it is seldom met, for customers who do little but order. */
  also?: string[];
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
    name: "a paragraph stands between the items of a list",
    rule: 1,
    send: ofText((html) => html.replace("</main>", "<ul><p>x</p></ul></main>")),
  },
  {
    name: "a link leads nowhere",
    rule: 1,
    send: ofText((html) => html.replace("</main>", '<a href="/nowhere">x</a></main>')),
  },
  {
    name: "a form leads nowhere",
    rule: 1,
    send: ofText((html) =>
      html.replace("</main>", '<form method="post" action="/spb/nowhere"><button name="x">x</button></form></main>'),
    ),
  },
  {
    name: "a page lacks its style sheet",
    rule: 1,
    send: ofText((html) => html.replace(/<link rel="stylesheet" href="[^"]*page-styles[^>]*>/, "")),
  },
  {
    name: "a refused form comes back without a word",
    rule: 1,
    send: ofText((html, _, status) =>
      status === 422 ? html.replaceAll(/ (aria-invalid="true"|role="alert")/g, "") : html,
    ),
  },
  {
    name: "a dish of the menu has another price",
    rule: 2,
    send: ofText((html) => html.replace(/(<b>)(\d[^<]*<\/b>(?:(?!<b>).)*product_key=)/s, "$19$2")),
  },
  {
    name: "a price is in another currency",
    rule: 2,
    send: ofText((html, path) => (path.includes("/product/") ? html.replace(/(\d\s)[₽₸₺€₴]/u, "$1Br") : html)),
  },
  {
    name: "the minimum is missed by another sum",
    rule: 2,
    send: ofText((html, path) =>
      path.endsWith("/cart")
        ? html.replace(/(<p[^>]*>\d[^<]{0,99}?)(\d+)(\s[₽₸₺€₴Br]+[^<\d]{0,30}<)/u, "$19$2$3")
        : html,
    ),
  },
  {
    name: "a row of the receipt is wrong",
    rule: 2,
    send: ofText((html) => html.replace(/(<dd(?: [^>]*)?>)(\d)/, "$19$2")),
  },
  {
    name: "a guest's dishes cost more",
    rule: 2,
    send: ofText((html, path) => (path.endsWith("/together") ? html.replace(/(<\/h3> ?<b[^>]*>)(\d)/, "$19$2") : html)),
  },
  {
    name: "a guest's share is wrong",
    rule: 2,
    also: ["order together", "the friend goes on"],
    send: ofText((html) => html.replace(/(id="shares-text".*?\n[^\n<]*?: )(\d)/s, "$19$2")),
  },
  {
    name: "the header counts another sum",
    rule: 2,
    send: ofText((html, path) =>
      /\/(cart|checkout)$/.test(path) ? html.replace(/(data-header-cart.{0,700}?>)(\d)/s, "$19$2") : html,
    ),
  },
  {
    name: "the line of the active order is another's",
    rule: 3,
    send: ofText((html) => html.replace(/(data-active-order.{0,2500}?\/order\/)\d+/s, "$11")),
  },
  {
    name: "an order is paid in another way than was chosen",
    rule: 4,
    send: ofForm((fields) => {
      if (fields.get("payment_type") === "cash") fields.set("payment_type", "card");
    }),
  },
  {
    name: "the order's page says another time",
    rule: 3,
    send: ofText((html, path) => (path.endsWith("/tracking") ? html.replace(/(<h1.*?)\d\d:\d\d/s, "$100:01") : html)),
  },
  {
    name: "the order's page says another address",
    rule: 3,
    send: ofText((html, path) =>
      path.endsWith("/tracking") ? html.replace(/(<\/h1>.*?<p[^>]*>)[^<]{9,}(<\/p>)/s, "$1x$2") : html,
    ),
  },
  {
    name: "the order's page counts a dish more",
    rule: 3,
    send: ofText((html, path) =>
      path.endsWith("/tracking")
        ? html.replace(/(<summary class="row .*?<span class="grow [^>]*><span[^>]*>)(\d)/s, "$19$2")
        : html,
    ),
  },
  {
    name: "the bank asks for more",
    rule: 3,
    send: ofText((html) => html.replace(/(<p class="amount">)/, "$19")),
  },
  {
    name: "an order is brought to another flat",
    rule: 4,
    send: ofForm((fields) => {
      if (fields.get("delivery_address.room")) fields.set("delivery_address.room", "99");
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
    name: "a number has the form of another",
    rule: 6,
    send: ofText((html) => html.replace("</main>", "<p>1 items</p><p>1 блюда</p><p>1 страви</p></main>")),
  },
  {
    name: "a page of another customer",
    rule: 8,
    send: ofText((html, path) =>
      path.endsWith("/checkout") ? html.replace("</main>", "<p>Qwabczy</p></main>") : html,
    ),
  },
  {
    name: "the focus goes to a button that changes something",
    rule: 7,
    script: 'addEventListener("load", () => document.querySelector("main form[method=post] button")?.focus())',
  },
  {
    name: "a script fails",
    rule: 9,
    script: 'addEventListener("load", () => { throw new Error("a script fails") })',
  },
  {
    name: "the shop takes too much memory",
    rule: 10,
    preload: "data:text/javascript,globalThis.kept=Buffer.alloc(2e8,1)",
  },
  {
    name: "something is kept for each request",
    rule: 10,
    preload: `data:text/javascript,import{subscribe}from"node:diagnostics_channel";const kept=new Map;subscribe("http.server.request.start",({request})=>kept.set(request,Array(1e4).fill(kept.size)))`,
  },
];
