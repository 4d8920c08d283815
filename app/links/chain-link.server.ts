import { cityPath } from "../../rules/city-alias";

export type ChainLink = {
  /** A path on this site or an https address elsewhere. */
  href?: string;
  /** The path is this product's, which a modal can show. */
  product_key?: string;
};

/**
 * Where an address that the chain wrote leads: to a page of this city, to a group of its menu, to a product, or to an https address elsewhere.
 * It is relative to the city's home. Any other is no link.
 */
export function chainLink(address: string | null | undefined, city: string): ChainLink {
  if (!address) return {};
  const site = "http://site.invalid";
  const home = cityPath(city);
  let url: URL;
  try {
    url = new URL(address, site + home);
  } catch {
    return {};
  }
  // A name before the host looks like the host: https://nori.example@elsewhere.example/.
  if (url.username || url.password) return {};
  if (url.origin !== site) return url.protocol === "https:" ? { href: url.href } : {};
  const pathOfProduct = `${home}product/`;
  const product_key = url.pathname.startsWith(pathOfProduct) ? decoded(url.pathname.slice(pathOfProduct.length)) : "";
  // A path of two slashes would be another host.
  const href = url.pathname.replace(/^\/{2,}/, "/") + url.search + url.hash;
  return { href, product_key: product_key || undefined };
}

/** One segment of a path; empty for several, or for what no text encodes to. */
function decoded(segment: string): string {
  try {
    return segment.includes("/") ? "" : decodeURIComponent(segment);
  } catch {
    return "";
  }
}
