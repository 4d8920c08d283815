import { load } from "cheerio";
import { beforeEach, describe, expect, it } from "vitest";
import { loader as home, meta } from "../../../../app/browse/menu/home.route";
import { loader as menuGrid } from "../../../../app/browse/grid/grid.route";
import type { HomeView } from "../../../../app/browse/menu/menu.view";
import { anonymousRequest } from "../../../../server/http/anonymous-request";
import { languages } from "../../../../rules/languages";
import { cartCalls, products } from "../../../support/upstream/carts";
import { outcomeOf } from "../../../support/upstream/visitor";
import { on, useUpstream } from "../../../support/upstream/upstream";
import { visitArgs } from "../../../support/app/route";

useUpstream(cartCalls);

const [roll, soup, sixpack, bonito] = products;
const water = { ...sixpack, sale_multiplicity: 1 };

beforeEach(() => {
  const groups = [
    {
      alias: "rolls",
      name: "Rolls",
      products: [
        { ...roll, description: "Salmon, cream cheese", tags: ["spicy"], allergens: ["fish", "milk"] },
        { ...bonito, allergens: ["fish"] },
      ],
    },
    {
      alias: "other",
      name: "Other",
      products: [
        { ...soup, description: "Coconut milk", tags: ["vegetarian"] },
        { ...water, tags: ["vegetarian", "vegan"] },
      ],
    },
  ].map((group, place) => ({ id: place + 1, ...group }));
  on("products", { product_groups: groups, popular_products: [soup, water] });
});

async function open(query: string, options: Parameters<typeof visitArgs>[1] = {}) {
  const args = visitArgs(`/spb/?${query}`, options) as Parameters<typeof home>[0];
  const outcome = await outcomeOf(() => home(args) as Promise<unknown>);
  const visit = await args.context.visit;
  const view = outcome.view as unknown as HomeView;
  return { ...outcome, view, visit, page: load(visit?.rendering.grid?.html.toString() ?? "") };
}

type Page = Awaited<ReturnType<typeof open>>["page"];

const keys = (page: Page) =>
  page("h3 > a")
    .map((_, link) => page(link).attr("href")?.split("/").at(-1))
    .get();
const links = (page: Page, among = "a") =>
  page(among)
    .map((_, link) => `${page(link).text().trim()} → ${page(link).attr("href")}`)
    .get();
const said = (page: Page, what: string) => page(what).text().replace(/\s+/g, " ").trim();

describe("search finds by name, ingredient and group, and says what it searched for", () => {
  it.each([
    ["search=phila", ["roll"], "1 dish: “phila”"],
    ["search=COCONUT++milk", ["soup"], "1 dish: “COCONUT milk”"],
    ["search=other", ["soup", "water"], "2 dishes: “other”"],
    ["search=vegetarian", ["soup", "water"], "2 dishes: “vegetarian”"],
    ["search=nothing+like+it", [], "Nothing found: “nothing like it”"],
  ])("%s", async (query, found, heading) => {
    const { view, page } = await open(query);
    expect(keys(page)).toEqual(found);
    expect(view.menu).toMatchObject({ found: found.length, heading });
    expect(view).toMatchObject({ filtering: true, popular: [], tiles: [], banners: [] });
    expect(view.title).toContain(heading);
  });

  it.each([
    ["philadelfia", "Philadelphia"],
    ["филадельфия", "Philadelphia"],
    ["зршдфвуд", "philadel"],
    ["pihladelphia", "Philadelphia"],
  ])("a misspelling is corrected, and may be searched for as it is: %s", async (typed, text) => {
    const { view, page } = await open(`search=${encodeURIComponent(typed)}&vegetarian=0`);
    expect(view.menu?.heading).toBe(`1 dish: “${text}”`);
    expect(said(page, "p:first-child")).toBe(`Showing “${text}” instead of “${typed}”. Search as typed`);
    const exact = page("p a").first().attr("href") ?? "";
    expect(exact).toBe(`/spb/?${new URLSearchParams({ search: typed, exact: "1" })}#menu`);
    const asWritten = await open(new URL(exact, "http://shop").search.slice(1));
    expect(asWritten.view.menu).toMatchObject({ found: 0, heading: `Nothing found: “${typed}”` });
    expect(links(asWritten.page)[0]).toMatch(/^Search for similar words too → \/spb\/\?search=[^&]+#menu$/);
  });

  it("names stand first, then what has it among its ingredients, then its group; matches are marked", async () => {
    const { page, view } = await open("search=roll");
    expect(
      page("section > h3")
        .map((_, title) => page(title).text())
        .get(),
    ).toEqual(["Category “Rolls”"]);
    const milk = await open("search=milk");
    expect(said(milk.page, "section > h3")).toBe("“milk” among the ingredients");
    expect(milk.page("mark").text()).toBe("milk");
    expect(view.menu?.elsewhere).toBe(true);
    expect(view.menu?.categories.map(({ alias }) => alias)).toEqual(["rolls", "other"]);
  });

  it.each([
    "search=",
    "search=+++",
    "search=%21%21",
    "vegetarian=0",
    "spicy=",
    "without=%22%3E",
    "from=&to=",
    "exact=1",
    "colour=red",
  ])("shows everything for %s", async (query) => {
    const { view, page } = await open(query);
    expect(keys(page)).toHaveLength(4);
    expect(view.filtering).toBe(false);
    expect(view.popular).toHaveLength(2);
  });
});

describe("filters: diet, spicy, allergens to leave out, price", () => {
  it.each([
    ["vegetarian=1", ["soup", "water"], ["Vegetarian"]],
    ["vegan=1", ["water"], ["Vegan"]],
    ["vegetarian=on&search=wat", ["water"], ["Vegetarian"]],
    ["spicy=1", ["roll"], ["Spicy"]],
    ["spicy=0", ["bonito", "soup", "water"], ["Not spicy"]],
    ["without=milk", ["bonito", "soup", "water"], ["No milk"]],
    ["without=milk&without=fish", ["soup", "water"], ["No milk", "No fish"]],
    ["without=mango", ["roll", "bonito", "soup", "water"], ["Without: mango"]],
    ["to=100", ["water"], ["Up to 100\u00a0₽"]],
    ["from=100&to=589", ["roll", "bonito", "soup"], ["From 100\u00a0₽", "Up to 589\u00a0₽"]],
    ["spicy=1&vegetarian=1", [], ["Vegetarian", "Spicy"]],
  ])("%s", async (query, found, chips) => {
    const { view, page } = await open(query);
    expect(keys(page).sort()).toEqual([...found].sort());
    expect(view.menu?.heading).toMatch(found.length === 0 ? /^Nothing found/ : new RegExp(`^${found.length} dish`));
    expect(
      page("ul:first-of-type > li > a:has(svg)")
        .map((_, chip) => page(chip).text().replace("Remove filter:", "").trim())
        .get(),
    ).toEqual(chips);
    expect(view.panel?.on).toBe(chips.length);
    expect(view.panel?.show).toMatch(/^Show \d dish/);
  });

  it("each chosen filter is a link that takes it off and keeps the rest", async () => {
    const { page } = await open("search=wat&vegetarian=1&to=600&without=fish&without=milk");
    expect(links(page, "ul a[href*='#menu']")).toEqual([
      "Remove filter: Vegetarian → /spb/?search=wat&to=600&without=fish&without=milk#menu",
      "Remove filter: Up to 600\u00a0₽ → /spb/?search=wat&vegetarian=1&without=fish&without=milk#menu",
      "Remove filter: No fish → /spb/?search=wat&vegetarian=1&to=600&without=milk#menu",
      "Remove filter: No milk → /spb/?search=wat&vegetarian=1&to=600&without=fish#menu",
      "Reset → /spb/?search=wat#menu",
    ]);
  });

  it("what they left out is said, with one dish and one way back", async () => {
    const { page } = await open("search=milk&vegetarian=1&without=fish");
    expect(keys(page)).toEqual(["soup"]);
    const two = await open("search=c&spicy=0&to=600");
    expect(links(two.page, "div > a").at(-1)).toBe("Clear “Not spicy” → /spb/?search=c&to=600#menu");
    expect(said(two.page, "div > p > b")).toMatch(/^1 more dish is hidden by the filters$/);
    expect(said(two.page, "div > p > span")).toBe("Philadelphia, 589\u00a0₽".replace("\u00a0", " "));
  });

  it("only what the menu's data can answer is offered", async () => {
    expect((await open("")).view.panel).toMatchObject({
      vegetarian: true,
      vegan: true,
      spicy: true,
      allergens: [
        { code: "fish", name: "fish" },
        { code: "milk", name: "milk" },
      ],
      price: { from: "99,50", currency: "₽" },
    });
    on("products", { product_groups: [{ id: 1, alias: "all", name: "All", products: [soup] }] });
    const { view } = await open("", { headers: { "accept-language": "de" } });
    expect(view.panel).toBeUndefined();
  });

  it.each([
    ["from=abc", "from", "Enter an amount in digits, such as 300"],
    ["to=-5", "to", "Enter an amount in digits, such as 300"],
    ["to=1e9", "to", "Enter an amount in digits, such as 300"],
    [`to=${"9".repeat(5_000)}`, "to", "Enter an amount in digits, such as 300"],
    ["from=600&to=100", "to", "This is less than “from”. Swap the two amounts"],
  ])("a bad price is answered in words, and nothing typed is lost: %s", async (query, field, words) => {
    const { view, page, status } = await open(`search=water&${query}`);
    expect(status).toBe(200);
    expect(view.panel?.[`${field as "from" | "to"}_problem`]).toBe(words);
    const typed = new URLSearchParams(query).get(field) ?? "";
    expect(new URLSearchParams(view.query).get(field)).toBe(typed.slice(0, 20));
    expect(new URLSearchParams(view.query).get("search")).toBe("water");
    expect(keys(page)).toEqual(["water"]);
  });

  it.each(["to=١٠٠", "to=１００", "to= 100 ", "to=100,00"])(
    "a price is read in the digits it was typed in: %s",
    async (query) => {
      expect(keys((await open(query)).page)).toEqual(["water"]);
    },
  );
});

describe("a search that found nothing suggests", () => {
  it("what is closest, what is popular, and the groups, and says where it searched", async () => {
    const { page } = await open("search=philosophia");
    expect(said(page, "p:first-child")).toBe("We searched names, ingredients and categories.");
    expect(links(page)).toEqual(
      expect.arrayContaining([
        "Open the whole menu → /spb/#menu",
        "Philadelphia → /spb/?search=Philadelphia#menu",
        "Rolls → /spb/#group-rolls",
      ]),
    );
    expect(
      page("h3")
        .map((_, title) => page(title).text())
        .get(),
    ).toEqual(["Closest on the menu", "Most popular", "Or browse the categories"]);
  });

  it("to take the filters off that are in the way, and dishes that fit them", async () => {
    const { page, view } = await open("search=milk&without=milk&to=100");
    expect(view.menu?.heading).toBe("Nothing found: “milk”");
    expect(said(page, "p:first-child")).toBe("Nothing matches these filters. Without them there’s 1 dish.");
    expect(links(page)).toEqual(
      expect.arrayContaining([
        "Remove filter: No milk → /spb/?search=milk&to=100#menu",
        "Clear filters → /spb/?search=milk#menu",
      ]),
    );
    expect(said(page, "h3")).toContain("Similar dishes that fit the filters");
    expect(page(`a[href="/spb/product/water"]`)).toHaveLength(1);
  });

  it("in every language, in its own words", async () => {
    const notes = new Set<string>();
    for (const language of languages) {
      const { page, view } = await open("search=wasabi&vegetarian=1", { headers: { "accept-language": language } });
      notes.add(`${view.menu?.heading} ${said(page, "p:first-child")}`);
      expect(page.text()).not.toMatch(/search:|menu:|\{\{/);
    }
    expect(notes.size).toBe(languages.length);
  });
});

describe("addresses of searches and filters", () => {
  it.each(["search=roll", "search=", "vegetarian=0", "from=abc", "without=%22", "exact=1"])(
    "are not indexed by search engines, nor kept in the page cache: %s",
    async (query) => {
      const { view, visit } = await open(query);
      expect(meta({ data: view } as never)).toContainEqual({ name: "robots", content: "noindex" });
      expect(visit?.rendering.cacheable).toBe(false);
      expect(anonymousRequest({ method: "GET", url: `/spb/?${query}`, headers: {} })).toBeUndefined();
    },
  );

  it("have the whole menu as their canonical address, and only that is indexed", async () => {
    for (const query of ["search=roll&utm_source=mail", "search=", "spicy=1"]) {
      const { view } = await open(query);
      expect(meta({ data: view } as never)).toContainEqual(
        expect.objectContaining({ rel: "canonical", href: "http://localhost/spb/" }),
      );
    }
    expect(meta({ data: (await open("")).view } as never)).not.toContainEqual(
      expect.objectContaining({ name: "robots" }),
    );
  });

  it("of the grid alone are not indexed either", async () => {
    const { view } = await open("search=roll");
    const [version = "", query = ""] = (view.menu?.grid_key ?? "").split("?");
    const response = await menuGrid(visitArgs(`/spb/menu-grid/${version}?${query}`, { params: { version } }));
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
  });

  it("come back as they were sent, in the order of the form's fields", async () => {
    const query = "search=roll&vegetarian=1&vegan=1&spicy=0&from=1&to=2&without=soy&without=fish";
    expect((await open(query)).view).toMatchObject({ query, path: `/spb/?${query}` });
  });
});

describe("what no form of ours sends", () => {
  it("is cut to what a form would send: 10 kB of search, 200 allergens, repeated and unknown parameters", async () => {
    const many = Array.from({ length: 200 }, (_, place) => `without=a${place}`).join("&");
    const { view, status } = await open(`search=${"x".repeat(10_240)}&search=second&${many}&to=1&to=2&colour=red`);
    const query = new URLSearchParams(view.query);
    expect(status).toBe(200);
    expect(query.getAll("search")).toEqual(["x".repeat(80)]);
    expect(query.getAll("without")).toHaveLength(20);
    expect(query.getAll("to")).toEqual(["1"]);
    expect(query.has("colour")).toBe(false);
  });

  it.each([
    ["<script>alert(1)</script>", "<script>alert(1)</script>"],
    [`"><img src=x onerror=alert(1)>`, `"><img src=x onerror=alert(1)>`],
    ["\u202eabc\u2066def\u0000\u200b", "abc def"],
    ["$&$1{{count}}$t(menu:add)", "$&$1{{count}}$t(menu:add)"],
    ["寿司 שלום", "寿司 שלום"],
    ["tofu %", "tofu %"],
    ["tofu \ud800", "tofu \ufffd"],
  ])("is text, whatever it says: %j", async (typed, shown) => {
    const { view, page } = await open(`search=${encodeURIComponent(typed.toWellFormed())}`);
    expect(view.menu?.heading).toBe(`Nothing found: “${shown}”`);
    expect(page("script, img[onerror]")).toHaveLength(0);
    for (const link of page("a").get()) expect(page(link).attr("href")).toMatch(/^\/spb\//);
  });
});
