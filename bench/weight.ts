import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { setTimeout as wait } from "node:timers/promises";
import { get } from "./get";
import { browserHeaders } from "./served";
import { kB, row, type Row } from "./table";

const best = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

async function served(url: string) {
  const { headers, body } = await get(url, browserHeaders);
  const plain = headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body;
  return { size: body.length, best: best(plain), plain };
}

/** Fetches each address once. */
const allServed = (addresses: readonly string[], origin: string) =>
  Promise.all([...new Set(addresses)].map((href) => served(new URL(href, origin).href)));

/** Returns the addresses of the style sheets that HTML links. A disabled link stands for a sheet that is inlined. */
export const sheetsOf = (html: string): string[] =>
  [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /rel="stylesheet"/.test(tag) && !/ disabled/.test(tag))
    .map((tag) => /href="([^"]+)"/.exec(tag)?.[1] ?? "");

/** Returns the scripts that a page preloads: its routes' modules with the libraries, and its texts. */
function scriptsOf(html: string, origin: string) {
  const links = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)];
  return allServed(
    links.map(([, href = ""]) => href),
    origin,
  );
}

/** Measures HTML, CSS and scripts of the menu page, as served and at brotli's best. */
export async function weight(origin: string, path: string): Promise<Row[]> {
  // The cache compresses a page fast for its first visitor, and best for later ones.
  await served(origin + path);
  await wait(1_500);
  const page = await served(origin + path);
  const html = page.plain.toString();
  const NOSCRIPT = /<noscript>.*?<\/noscript>/gs;
  const styles = await allServed(sheetsOf(html.replace(NOSCRIPT, "")), origin);
  const withoutScripts = await allServed(sheetsOf([...html.matchAll(NOSCRIPT)].join()), origin);
  const scripts = await scriptsOf(html, origin);
  const sum = (key: "size" | "best", of = styles) => of.reduce((total, file) => total + file[key], 0);
  const total = page.size + sum("size");
  const js = sum("size", scripts);
  const cards = html.split('name="?product_key=').length - 1;
  return [
    row("products on the page", undefined, String(cards)),
    row("HTML, brotli as served / 11", undefined, `${kB(page.size)} / ${kB(page.best)}`),
    row(`CSS of ${styles.length} files, brotli as served / 11`, undefined, `${kB(sum("size"))} / ${kB(sum("best"))}`),
    row("HTML + CSS, brotli as served", "≤ 28 kB", kB(total), total <= 28_000),
    row("HTML + CSS, brotli 11", undefined, kB(page.best + sum("best"))),
    row(
      `CSS of ${withoutScripts.length} more files where no scripts run, as served`,
      undefined,
      kB(sum("size", withoutScripts)),
    ),
    row(`JS that it preloads, ${scripts.length} files, brotli`, "≤ 120 kB", kB(js), js <= 120_000),
    row("HTML, plain", undefined, kB(page.plain.length)),
  ];
}
