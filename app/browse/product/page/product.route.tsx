import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { returnTo } from "../../../../server/guard/safe-path";
import { canonicalAddress } from "../../../../server/operate/public-origin";
import { asFailure } from "../../../../server/upstream/failure";
import { favouritesOf } from "../../../../server/visitor/favourites";
import { showsDocument } from "../../../../server/visitor/shows-document";
import { openVisit } from "../../../../server/visitor/visit";
import { answerAdd, withProductAnchor } from "../../../cart/lines/add-to-cart.server";
import { answerChange, answerRemoval } from "../../../cart/lines/change-line.server";
import { inTime } from "../../../../server/operate/in-time";
import { timeOf, timeWords } from "../../../fulfilment/time-slots/chosen-time.server";
import { sellsLastHour } from "../../../fulfilment/time-slots/last-hour.server";
import { formAction } from "../../../shared/web/form/form-action.server";
import { titlesFor } from "../../../shared/web/form/form-answer.server";
import { keepFormOffline } from "../../../shared/web/form/keep-form-offline";
import { metaAround } from "../../../shared/web/site/described-meta";
import { usePage } from "../../../shared/web/modal/page";
import type { PageHandle } from "../../../shared/web/context/city-frame";
import { NotFound } from "../../../shared/web/errors/NotFound";
import { Neighbours } from "./Neighbours";
import { Product } from "./Product";
import { besides } from "../besides";
import { answerBeside, dishOnMenu, goesWith, typedInAddress } from "../goes-with/goes-with.server";
import { productView } from "./product-view.server";
import type { ProductView } from "../product.view";
import { pageMeta } from "./page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const url = new URL(args.request.url);
  const city = await visit.city();
  const { product, group } = await dishOnMenu(visit, args.params.product_key);

  const line_key = url.searchParams.get("line_key");
  const [cart, lastHour, goes_with] = await Promise.all([
    visit.ownCart().catch((error: unknown) => void asFailure(error)),
    sellsLastHour(visit),
    // A client navigation loads the related dishes after the dish.
    showsDocument(args.request) && !line_key ? inTime(goesWith(visit, product, group)) : undefined,
  ]);
  const { t } = visit;
  const money = visit.priceFormat(city);
  const { chosen } = timeOf(visit, cart ?? undefined);
  const return_to = returnTo(args.request, visit.path());
  const view = productView(
    product,
    { t, money, lastHour },
    {
      ...titlesFor(visit, t("product:title", { name: product.name, brand: visit.settings.name, city: city.name })),
      canonical: canonicalAddress(visit.request, visit.path(`product/${encodeURIComponent(product.key)}`)),
      return_to,
      back: line_key ? return_to : withProductAnchor(return_to, product.key),
      currency_code: city.prices.currency_code,
      brand: visit.settings.name,
      here: url.pathname + url.search,
      favourites: await favouritesOf(visit),
      cart: cart ?? undefined,
      group,
      line_key,
      goes_with,
      typed: typedInAddress(url.searchParams),
      time: chosen && timeWords(visit, city, chosen),
    },
  );
  return visit.answer(view);
}

/**
 * Adds the product with the chosen modifiers, changes a line of the cart, or handles one of the form's other buttons.
 */
export const action = formAction((visit, form): Promise<unknown> => {
  const beside = besides.take(form);
  if (beside?.name === "remove") return answerRemoval(visit, form);
  if (beside) return answerBeside(visit, form, beside.argument);
  return form.has("line_key") ? answerChange(visit, form) : answerAdd(visit, form);
});

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../../shared/web/modal/revalidation";

export { NotFound as ErrorBoundary };

export const handle: PageHandle = { frame: "brief" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? pageMeta(data as ProductView) : metaAround({ matches });

export default function ProductPage() {
  const page = usePage<ProductView>();
  return (
    <>
      <Product key={page.view.key} {...page} />
      <Neighbours view={page.view} inModal={page.inModal} />
    </>
  );
}
