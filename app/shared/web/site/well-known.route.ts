import type { LoaderFunctionArgs } from "@remix-run/node";
import { environment } from "../../../../server/operate/environment";
import { publicOrigin } from "../../../../server/operate/public-origin";
import { settings } from "../../../../server/operate/settings";

const DAY = 24 * 60 * 60 * 1000;

/** `/.well-known/security.txt` (RFC 9116), if the deployment names a contact. Other well-known files do not exist. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const { SECURITY_CONTACT } = environment();
  if (params["*"] !== "security.txt" || !SECURITY_CONTACT) throw new Response(null, { status: 404 });
  const lines = [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${new Date(Math.ceil(Date.now() / DAY) * DAY + 90 * DAY).toISOString()}`,
    `Canonical: ${publicOrigin(request)}/.well-known/security.txt`,
    `Preferred-Languages: ${settings().languages.join(", ")}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
