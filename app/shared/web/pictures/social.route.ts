import type { LoaderFunctionArgs } from "@remix-run/node";
import { tokenOf } from "../../../../brands/tokens";
import type { Product } from "../../../../contract/menu";
import { environment } from "../../../../server/operate/environment";
import { settings } from "../../../../server/operate/settings";
import { PictureFailure, picturePath } from "../../../../server/upstream/pictures";
import { Visit } from "../../../../server/visitor/visit";
import { socialPicture } from "./social-picture.server";

const marks = import.meta.glob<string>("/brands/*/favicon.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The preview picture of a link to a city or a dish. */
export async function loader(args: LoaderFunctionArgs) {
  const { product_key } = args.params;
  const visit = Visit.anonymous(args, settings().default_language);
  const city = await visit.city();
  const order_type = city.order_types.delivery ? "delivery" : "takeaway";
  const { product_groups, popular_products } = await visit.needed(
    visit.upstream.products({ city_id: city.id, order_type }),
  );
  const all = product_groups.flatMap(({ products }) => products);
  const shown = product_key
    ? all.filter(({ key }) => key === product_key).slice(0, 1)
    : [...(popular_products ?? []), ...all];
  if (product_key && shown.length === 0) return new Response(null, { status: 404 });
  const { BRAND } = environment();
  const look = {
    mark: marks[`/brands/${BRAND}/favicon.svg`] ?? "",
    ground: tokenOf(BRAND, "head"),
    page: tokenOf(BRAND, "page"),
  };
  try {
    const bytes = await socialPicture(picturesOf(shown), look);
    return new Response(new Uint8Array(bytes), {
      headers: {
        "Content-Type": "image/jpeg",
        "Cache-Control": "public, max-age=86400",
        "Cross-Origin-Resource-Policy": "cross-origin",
      },
    });
  } catch (error) {
    if (error instanceof PictureFailure) return new Response(null, { status: 503, headers: { "Retry-After": "60" } });
    throw error;
  }
}

const picturesOf = (products: Product[]) =>
  [...new Set(products.flatMap(({ images }) => picturePath(images?.small) ?? []))].slice(0, 3);
