/** Pages that decide about the whole order, below a city's address. A guest of a group order has none of them. */
const PAGES = ["checkout", "order-type", "address", "intervals", "nearest-shop", "cart/gifts", "delivery", "usual"];

/** A guest may look at the restaurants, and choose none. The routes of Remix match in any case, and escapes too. */
export function isHostsPage(method: string, pathname: string): boolean {
  const [, , ...rest] = decoded(pathname)
    .toLowerCase()
    .replace(/\.data$/, "")
    .split("/");
  const page = `${rest.join("/")}/`;
  const pages = method === "GET" ? PAGES : [...PAGES, "shops"];
  return pages.some((one) => page.startsWith(`${one}/`));
}

/** No route matches an address with a broken escape. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
