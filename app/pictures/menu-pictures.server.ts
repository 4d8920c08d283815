import type { LoaderFunctionArgs } from "@remix-run/node";
import type { AnswerOf } from "../../contract/calls";
import { settings } from "../../server/operate/settings";
import { asFailure } from "../../server/upstream/failure";
import { menuPicturePath, PictureFailure, picturePath } from "../../server/upstream/pictures";
import type { PriceScope } from "../../server/visitor/price-scope";
import { Visit } from "../../server/visitor/visit";

export type PicturePath = (source: string | null | undefined) => string | undefined;

/**
 * How a menu names its pictures: without a signature where a dish of the city's own menu has them, the one before a shop or an address is chosen. So a
 * visitor who chooses one still has the pictures that the browser has fetched, and a dish that stands on a page twice has one picture.
 */
export async function menuPictures(visit: Visit, { city_id, order_type }: PriceScope): Promise<PicturePath> {
  const { alias } = await visit.city();
  const names = await namesOf(visit, { city_id, order_type });
  return (source) => {
    const path = menuPicturePath(source, alias);
    return path && names?.has(path) ? path : picturePath(source);
  };
}

/**
 * Whether a menu of the city names the picture. The menus are in memory, or asked for. Throws PictureFailure if it is not named in those that could be had,
 * and not all could; and a Response for a city that there is not.
 */
export async function isOfMenus(
  { request, context }: LoaderFunctionArgs,
  alias: string,
  source: URL,
): Promise<boolean> {
  const visit = Visit.anonymous({ request, context, params: { city: alias } }, settings().default_language);
  const { id: city_id, order_types } = await visit.city();
  const path = menuPicturePath(source.href, alias) ?? "";
  let isKnown = true;
  for (const order_type of ["delivery", "takeaway"] as const) {
    const names = order_types[order_type] ? await namesOf(visit, { city_id, order_type }) : new Set();
    if (names?.has(path)) return true;
    isKnown &&= names !== undefined;
  }
  if (!isKnown) throw new PictureFailure("of a menu that cannot be had");
  return false;
}

/** The shared cache returns the same answer object until it fetches the menu again. */
const known = new WeakMap<AnswerOf<"products">, ReadonlySet<string>>();

/** The paths of a menu's pictures; undefined if the menu cannot be had. */
async function namesOf(visit: Visit, scope: PriceScope): Promise<ReadonlySet<string> | undefined> {
  try {
    const [{ alias }, answer] = await Promise.all([visit.city(), visit.upstream.products(scope)]);
    const names = known.get(answer) ?? new Set(namesIn(answer, alias));
    known.set(answer, names);
    return names;
  } catch (error) {
    if (error instanceof Response) throw error;
    asFailure(error);
    return undefined;
  }
}

const namesIn = ({ product_groups }: AnswerOf<"products">, city: string) =>
  product_groups.flatMap(({ products }) =>
    products.flatMap(({ images }) => menuPicturePath(images?.small, city) ?? []),
  );
