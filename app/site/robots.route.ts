import { isPublic } from "../../server/operate/public-origin";

const PERSONAL = ["/*/cart", "/*/checkout", "/*/order/", "/*/login"];

/** Search engines may index menus, but not carts, orders and sign-in; and nothing of a deployment that is a trial. */
export function loader() {
  const rules = isPublic() ? PERSONAL : ["/"];
  return new Response(["User-agent: *", ...rules.map((path) => `Disallow: ${path}`), ""].join("\n"), {
    headers: { "Content-Type": "text/plain", "Cache-Control": "public, max-age=3600" },
  });
}
