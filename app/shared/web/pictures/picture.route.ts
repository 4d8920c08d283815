import type { LoaderFunctionArgs } from "@remix-run/node";
import { tokenOf } from "../../../../brands/tokens";
import { environment } from "../../../../server/operate/environment";
import { PictureFailure, pictureSource } from "../../../../server/upstream/pictures";
import { pictureWidths } from "../../ui/pictures/picture-url";
import { pictureFormatFor, pictureFormats, pictureVariant } from "./pictures.server";

/** `/pictures/w{width}/{path}`: the upstream's pictures at our widths (docs/specification/behaviour.md#pictures). */
export async function loader({ request }: LoaderFunctionArgs) {
  const [, digits, path = ""] = /^\/pictures\/w(\d{2,3})\/(.+)$/.exec(new URL(request.url).pathname) ?? [];
  const width = pictureWidths.find((known) => String(known) === digits);
  const source = pictureSource(path);
  if (!width || !source) return new Response(null, { status: 404 });

  const format = pictureFormatFor(request.headers.get("Accept"));
  try {
    // JPEG has no transparency, so the page's colour replaces it.
    const bytes = await pictureVariant(source, width, format, tokenOf(environment().BRAND, "page"));
    return new Response(new Uint8Array(bytes), {
      headers: {
        "Content-Type": pictureFormats[format],
        "Cache-Control": "public, max-age=31536000, immutable",
        Vary: "Accept",
        "X-Content-Type-Options": "nosniff",
      },
    });
  } catch (error) {
    if (error instanceof PictureFailure) return placeholder();
    throw error;
  }
}

/** Browsers request the picture again after a minute. */
function placeholder() {
  const edge = tokenOf(environment().BRAND, "edge");
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480"><circle cx="240" cy="240" r="200" fill="${edge}" opacity=".12"/><circle cx="240" cy="240" r="150" fill="none" stroke="${edge}" stroke-width="3" opacity=".2"/></svg>`;
  return new Response(plate, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=60",
      Vary: "Accept",
      "Content-Security-Policy": "default-src 'none'",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
