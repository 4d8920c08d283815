import { cityPath } from "../../../../rules/city-alias";

export type ChainLink = {
  href?: string;
  /** Set for a product's path, which a modal can show. */
  product_key?: string;
};

/**
 * Resolves an address that the chain wrote, relative to the city's home. Only paths of this site and https addresses
 * become links.
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
  // User info can imitate the host: https://nori.example@elsewhere.example/.
  if (url.username || url.password) return {};
  if (url.origin !== site) return url.protocol === "https:" ? { href: url.href } : {};
  const pathOfProduct = `${home}product/`;
  const product_key = url.pathname.startsWith(pathOfProduct) ? decoded(url.pathname.slice(pathOfProduct.length)) : "";
  // A path that begins with two slashes would name another host.
  const href = url.pathname.replace(/^\/{2,}/, "/") + url.search + url.hash;
  return { href, product_key: product_key || undefined };
}

/** Empty for several segments and for invalid encodings. */
function decoded(segment: string): string {
  try {
    return segment.includes("/") ? "" : decodeURIComponent(segment);
  } catch {
    return "";
  }
}
