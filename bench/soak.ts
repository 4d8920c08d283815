import { get } from "./get";
import { browserHeaders, residentBytes, visitorWithCart } from "./served";
import type { Server } from "./servers";
import { MB, row, type Row } from "./table";

/** The image's settings in a container of 512 MB (Dockerfile). */
export const CONTAINER_FLAGS = ["--max-old-space-size=128"];
export const CONTAINER_ENV = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" };

const REQUESTS = Number(process.env.BENCH_SOAK ?? 30_000);
const CONNECTIONS = 8;
const SHOWN_AT = [1_000, 5_000, 30_000];
const LANGUAGES = ["ru", "en", "de", "tr", "uk", "uz"];
const PAGES = ["", "menu", "shops", "order-type", "delivery", "promotions", "about", "feedback", "login", "cart"];
const CITY_PATHS = ["intervals", "checkout", "info", "bonus", "sitemap.xml"];

/**
 * Measures a shop's memory after requests for pages and pictures of all cities in all languages, half of them by
 * visitors with a cart.
 */
export async function soak(shop: Server, origin: string): Promise<Row[]> {
  const cities = [...(await text(`${origin}/sitemap.xml`)).matchAll(/<loc>[^<]*\/([\w-]+)\/sitemap\.xml</g)];
  const aliases = cities.map(([, alias = ""]) => alias);
  const addresses: string[] = [];
  const carts: string[] = [];
  for (const alias of aliases) {
    const menu = await text(`${origin}/${alias}/`);
    const dishes = [...new Set([...menu.matchAll(/product\/([\w-]+)"/g)].map(([, key = ""]) => key))].slice(0, 30);
    const pictures = [...new Set([...menu.matchAll(/\/pictures\/[^"\s,]+/g)].map(([path]) => path))].slice(0, 30);
    const pages = [...PAGES, ...CITY_PATHS, ...dishes.map((key) => `product/${key}`)];
    addresses.push(...pages.map((page) => `/${alias}/${page}`), ...pictures);
    carts.push(await visitorWithCart(origin, `/${alias}/`));
  }
  const rows = [row("memory before", undefined, MB(residentBytes(shop.pid)))];
  let sent = 0;
  let failed = 0;
  const lane = async () => {
    while (sent < REQUESTS) {
      const number = sent++;
      const path = addresses[(number * 7) % addresses.length] ?? "/";
      const language = LANGUAGES[number % LANGUAGES.length] ?? "en";
      const cart = number % 2 === 0 ? carts[number % carts.length] : undefined;
      const { status = 0 } = await get(origin + path, {
        ...browserHeaders,
        "Accept-Language": language,
        ...(cart && { Cookie: cart }),
      });
      if (status >= 400) failed++;
      if (SHOWN_AT.includes(number + 1)) {
        const bytes = residentBytes(shop.pid);
        rows.push(row(`memory after ${number + 1} requests`, "≤ 260 MB", MB(bytes), bytes <= 260e6));
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  rows.push(row("answers with an error", "0", String(failed), failed === 0));
  return rows;
}

const text = async (url: string) => (await fetch(url)).text();
