import { canBeFavourite, MAX_FAVOURITES, withFavourite, withoutFavourite } from "../../../rules/favourites";
import { singleValue } from "../../../server/guard/form";
import { asFailure, UpstreamFailure } from "../../../server/upstream/failure";
import { favouritesOf, hasRoom, keepFavourites } from "../../../server/visitor/favourites";
import type { Visit } from "../../../server/visitor/visit";
import { failureWords } from "../../shared/web/errors/failure-words.server";

export type FavouritesOutcome = { keys: readonly string[] } & (
  | {
      ok: true;
      product_key: string;
      liked: boolean;
      /** Undefined for a product that this city's menu does not have. */
      name?: string;
    }
  | { ok: false; status: number; error: string }
);

/**
 * Adds the product of a form's field `like` to the favourites, or removes that of `unlike`. Both may be repeated. Only
 * products of this city's menu can be added; any can be removed.
 */
export async function changeFavourites(visit: Visit, form: FormData): Promise<FavouritesOutcome> {
  const { t } = visit;
  const keys = await favouritesOf(visit);
  const refused = (status: number, error: string): FavouritesOutcome => ({ ok: false, keys, status, error });
  const [like, unlike] = [singleValue(form, "like"), singleValue(form, "unlike")];
  const product_key = like ?? unlike;
  if (!product_key || (like && unlike)) return refused(422, t("favourites:unknown"));

  const names = await offeredNames(visit).catch(asFailure);
  if (like === undefined) {
    const rest = withoutFavourite(keys, product_key);
    keepFavourites(visit, rest);
    return {
      ok: true,
      keys: rest,
      product_key,
      liked: false,
      name: names instanceof UpstreamFailure ? undefined : names.get(product_key),
    };
  }
  if (names instanceof UpstreamFailure) {
    const { errors, status } = failureWords(t, names);
    return refused(status, Object.values(errors)[0] ?? "");
  }
  if (!names.has(product_key)) return refused(422, t("favourites:unknown"));
  if (!canBeFavourite(product_key)) return refused(422, t("favourites:long"));
  const more = withFavourite(keys, product_key, (key) => names.has(key));
  if (!more) return refused(422, t("favourites:full", { max: MAX_FAVOURITES }));
  if (!hasRoom(more)) return refused(422, t("favourites:long"));
  keepFavourites(visit, more);
  return { ok: true, keys: more, product_key, liked: true, name: names.get(product_key) };
}

/** The names of this city's products, by key. Throws UpstreamFailure. */
async function offeredNames(visit: Visit): Promise<ReadonlyMap<string, string>> {
  const { product_groups, popular_products } = await visit.upstream.products(await visit.priceScope());
  const products = [...product_groups.flatMap((group) => group.products), ...(popular_products ?? [])];
  return new Map(products.flatMap(({ type, key, name }) => (type === "packet" ? [] : [[key, name] as const])));
}
