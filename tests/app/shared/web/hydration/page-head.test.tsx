// @vitest-environment jsdom
import { UNSAFE_RemixContext, type MetaFunction } from "@remix-run/react";
import type { ContextType } from "react";
import { transferableAbortController } from "node:util";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, Outlet } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { InBrowser } from "../../../../support/app/in-shop";
import { PageHead } from "../../../../../app/shared/web/hydration/PageHead";

const meta: Record<string, MetaFunction> = {
  menu: () => [
    { title: "The menu" },
    { name: "description", content: "Rolls" },
    { property: "og:type", content: "website" },
  ],
  product: () => [
    { title: "A roll" },
    { name: "description", content: "Eight pieces" },
    { property: "og:type", content: "website" },
    { name: "robots", content: "noindex" },
    { tagName: "link", rel: "canonical", href: "https://shop.test/roll" },
  ],
};

const remix = {
  routeModules: Object.fromEntries(Object.entries(meta).map(([id, of]) => [id, { meta: of, default: () => null }])),
  manifest: { routes: {} },
  future: {},
  isSpaMode: false,
} as unknown as ContextType<typeof UNSAFE_RemixContext>;

let root: Root;
let router: ReturnType<typeof createMemoryRouter>;

function Layout() {
  return (
    <>
      <Outlet />
      <PageHead />
    </>
  );
}

// Node's Request takes no signal of jsdom's.
vi.stubGlobal("AbortController", transferableAbortController().constructor);

beforeEach(() => {
  document.documentElement.lang = "en";
  document.documentElement.dataset.brand = "mylavash";
  document.head.innerHTML =
    '<meta name="viewport" content="width=device-width"><meta name="of-an-extension" content="1"><title>The menu</title><meta name="description" content="Rolls"><meta property="og:type" content="website">';
  document.body.innerHTML = "<div></div>";
  router = createMemoryRouter(
    [
      {
        id: "root",
        path: "/",
        element: <Layout />,
        children: [
          { id: "menu", index: true, element: null },
          { id: "product", path: "product", element: null },
        ],
      },
    ],
    { hydrationData: { loaderData: { root: { language: "tr" } } } },
  );
  root = createRoot(document.body.firstElementChild as Element);
  root.render(
    <UNSAFE_RemixContext.Provider value={remix}>
      <InBrowser router={router} />
    </UNSAFE_RemixContext.Provider>,
  );
});
afterEach(() => root.unmount());

const head = () => [...document.head.children].map((element) => element.outerHTML);
const came = () => vi.waitFor(() => expect(document.documentElement.lang).toBe("tr"));

it("the head that the server sent stays as it is", async () => {
  const before = [...document.head.children];
  await came();
  expect([...document.head.children]).toEqual(before);
  expect(document.documentElement.dataset.brand).toBe("mylavash");
});

it("the head follows a navigation there and back, and leaves alone what is not the page's", async () => {
  await came();
  const before = head();
  await router.navigate("/product");
  await vi.waitFor(() => expect(document.title).toBe("A roll"));
  expect(head()).toEqual([
    '<meta name="viewport" content="width=device-width">',
    '<meta name="of-an-extension" content="1">',
    "<title>A roll</title>",
    '<meta property="og:type" content="website">',
    '<meta name="description" content="Eight pieces">',
    '<meta name="robots" content="noindex">',
    '<link rel="canonical" href="https://shop.test/roll">',
  ]);
  await router.navigate("/");
  await vi.waitFor(() => expect(document.title).toBe("The menu"));
  expect(head().sort()).toEqual(before.sort());
});

it("a title that the page has set itself stays until the next page", async () => {
  await came();
  document.title = "Error: The menu";
  await router.navigate("/?page=2");
  await vi.waitFor(() => expect(router.state.location.search).toBe("?page=2"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.title).toBe("Error: The menu");
  await router.navigate("/product");
  await vi.waitFor(() => expect(document.title).toBe("A roll"));
});
