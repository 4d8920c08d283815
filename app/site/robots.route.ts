import type { LoaderFunctionArgs } from "@remix-run/node";
import { isPublic, publicOrigin } from "../../server/operate/public-origin";

const PERSONAL = ["/*/cart", "/*/checkout", "/*/order/", "/*/login"];

/** Search engines may index menus, but not carts, orders and sign-in; and nothing of a deployment that is a trial. */
export function loader({ request }: LoaderFunctionArgs) {
  const rules = isPublic() ? PERSONAL : ["/"];
  const siteMap = isPublic() ? [`Sitemap: ${publicOrigin(request)}/sitemap.xml`] : [];
  const lines = ["User-agent: *", ...rules.map((path) => `Disallow: ${path}`), ...siteMap, ""];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain", "Cache-Control": "public, max-age=3600" },
  });
}
