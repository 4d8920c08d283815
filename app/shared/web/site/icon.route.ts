import type { LoaderFunctionArgs } from "@remix-run/node";
import { environment } from "../../../../server/operate/environment";
import { appIcon, isAppIcon } from "./app-icons.server";

export function loader({ params: { icon = "" } }: LoaderFunctionArgs) {
  if (!isAppIcon(icon)) throw new Response(null, { status: 404 });
  return appIcon(environment().BRAND, icon);
}
