import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { PERSONAL } from "../../../server/guard/content-security";
import { formData, singleValue, wantsData } from "../../../server/guard/form";
import { openVisit, type Visit } from "../../../server/visitor/visit";
import { addToCart } from "../lines/add-to-cart.server";
import { changeLine } from "../lines/change-line.server";
import { messageOf, ofCard, type CartOutcome } from "../../shared/basket/cart-outcome.server";
import { cartSums } from "../view/cart-sums.server";
import { ownCartView } from "../view/cart-view.server";
import { countsOf, setBags, setCounts } from "../../shared/basket/change-cart.server";
import { setGiftOf } from "../gifts/set-gift.server";
import { setBonuses } from "../offers/points.server";
import { changePromocode, isOfPromocode } from "../offers/promocode.server";
import { WHOLE, type CartAnswer } from "../store/cart-requests";

export async function loader(args: LoaderFunctionArgs) {
  const isWhole = new URL(args.request.url).searchParams.has(WHOLE);
  return answerData(await openVisit(args), { ok: true }, isWhole);
}

/**
 * Changes the cart for scripts (store/cart-requests.ts): a product to add, a line's choice, a gift, the promo code,
 * points, the bags, or the counts of lines. Responds with the sums of the new cart, or with the whole cart if the page
 * shows it. A form that was sent without a script is redirected to the cart's page, which can show errors.
 */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  const form = await formData(args.request);
  if (!wantsData(form)) return redirect(visit.path("cart") + new URL(args.request.url).search, 307);
  return answerData(visit, await change(visit, form), form.has(WHOLE));
}

function change(visit: Visit, form: FormData): Promise<CartOutcome> {
  if (form.has("product_key") && form.has("line_key")) return changeLine(visit, form);
  if (form.has("product_key")) return addToCart(visit, form).then(ofCard);
  if (form.has("gift_id")) return setGiftOf(visit, form);
  if (isOfPromocode(form)) return changePromocode(visit, form);
  if (form.has("bonuses")) return setBonuses(visit, singleValue(form, "bonuses"));
  if (form.has("without_bag")) return setBags(visit, singleValue(form, "without_bag"));
  return setCounts(visit, countsOf(form));
}

/** Responds with the current cart and, after a failure, the reason. */
async function answerData(visit: Visit, outcome: CartOutcome, isWhole: boolean): Promise<Response> {
  const view = await (isWhole ? ownCartView(visit) : cartSums(visit));
  const cart = view.state === "ok" ? view : undefined;
  const answer: CartAnswer = outcome.ok
    ? { cart, line_key: outcome.line_key }
    : { cart, error: messageOf(outcome), concerns: outcome.concerns };
  const headers = await visit.headers();
  headers.set("Cache-Control", PERSONAL);
  return Response.json(answer, { status: outcome.ok ? 200 : outcome.status, headers });
}
