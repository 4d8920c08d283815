import { expect, it, vi } from "vitest";
import { cacheablePage } from "../../../../../app/shared/web/hydration/cacheable-page.server";

vi.mock("../../../../../app/shared/web/hydration/built-files.server", () => ({
  builtStyles: (href: string) =>
    `/* ${href} */[data-brand=mylavash]{--page:#fff8e9}[data-brand=nori]{--page:#fbf8f3}a{color:red}`,
}));
vi.mock(import("../../../../../server/operate/environment"), async (original) => {
  const actual = await original();
  return {
    ...actual,
    environment: () =>
      actual.readEnvironment({
        UPSTREAM_URL: "http://upstream.test",
        SESSION_SECRET: "a secret for tests that is long enough",
        BRAND: "nori",
      }),
  };
});

const LATER = '<noscript><link rel="stylesheet" href="/assets/later-styles-1a2b.css"/></noscript>';
const page = `<link rel="stylesheet" href="/assets/menu-1a2b.css"/>${LATER}<script nonce="secret">run()</script>`;
const { html, policy } = cacheablePage(Buffer.from(page), "secret");

it("has its first styles in it, with the colours of its own brand only", () => {
  expect(html.toString()).toContain("<style>/* /assets/menu-1a2b.css */[data-brand=nori]{--page:#fbf8f3}");
  expect(html.toString()).not.toContain('href="/assets/menu-1a2b.css"');
  expect(html.toString()).not.toContain("mylavash");
  expect(policy).toMatch(/style-src [^;]*'sha256-/);
});

it("links the later styles, which other pages need too", () => {
  expect(html.toString()).toContain(LATER);
});

it("has no nonce, which would be the same for every visitor", () => {
  expect(html.toString()).not.toContain("secret");
  expect(policy).not.toContain("secret");
});
