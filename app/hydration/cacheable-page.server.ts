import { cacheablePolicy } from "../../server/guard/content-security";
import { builtStyles } from "./built-files.server";

/**
 * A page as it is kept for many visitors who come for the first time (decision 0007), and its policy: without its nonce, and with its style sheets
 * in it, so that it is painted when it has come and not a round trip later. Scripts count as ours that carry the nonce: another one would be
 * somebody else's. They stand back behind the pictures of the first window.
 */
export function cacheablePage(html: Buffer, nonce: string): { html: Buffer<ArrayBuffer>; policy: string } {
  const mark = ` nonce="${nonce}"`;
  const text = html.toString();
  const own = [...text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = "", code]) => attributes.includes(mark) && code,
  );
  const styles = new Set<string>();
  const page = text
    .replaceAll(mark, "")
    .replace(/<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/g, (_link, href: string) => {
      const sheet = builtStyles(href);
      styles.add(sheet);
      return `<style data-href="${href}">${sheet}</style>`;
    })
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  return {
    html: Buffer.from(page),
    policy: cacheablePolicy(
      own.map(([, , code = ""]) => code),
      styles,
    ),
  };
}
