/** Pages that decide about the whole order, below a city's address. A guest of a group order has none of them. */
const PAGES = ["checkout", "order-type", "address", "intervals", "nearest-shop", "cart/gifts", "delivery", "usual"];

export function isHostsPage(pathname: string): boolean {
  const [, , ...rest] = pathname.replace(/\.data$/, "").split("/");
  const page = `${rest.join("/")}/`;
  return PAGES.some((one) => page.startsWith(`${one}/`));
}
