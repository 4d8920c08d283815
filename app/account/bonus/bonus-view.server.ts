import { formatPrice, toMinor } from "../../../rules/money";
import { returnTo } from "../../../server/guard/safe-path";
import type { Visit } from "../../../server/visitor/visit";
import { titleOf } from "../../shared/web/form/form-answer.server";
import { bonusBalance, bonusNumber, bonusProgramme, lastBonusDay } from "../../shared/basket/bonuses.server";
import type { BonusView } from "./bonus.view";

/** The example of a cart by currency, in its whole units. */
const examples: Record<string, { dishes: number; bag: number; bonuses: number }> = {
  RUB: { dishes: 2063, bag: 9, bonuses: 312 },
  BYN: { dishes: 66, bag: 1, bonuses: 10 },
  TRY: { dishes: 1010, bag: 5, bonuses: 150 },
  KZT: { dishes: 11_500, bag: 50, bonuses: 1_740 },
  UAH: { dishes: 1010, bag: 5, bonuses: 150 },
};
const inOtherCurrencies = { dishes: 42, bag: 1, bonuses: 6 };

/**
 * Throws a Response: 404 for a brand without bonuses, a redirect for a city outside of the programme
 * (docs/specification/product.md#unknown-addresses).
 */
export async function bonusView(visit: Visit): Promise<BonusView> {
  const { t, settings } = visit;
  const city = await visit.city();
  if (!settings.bonus.enabled) throw new Response(null, { status: 404 });
  const state = await bonusProgramme(visit);
  if (!state) throw await visit.redirect(visit.path());
  const balance = await bonusBalance(visit);
  const { session } = visit;
  const money = visit.priceFormat(city);
  const delivers = city.order_types.delivery;
  const example = examples[city.prices.currency_code] ?? inOtherCurrencies;
  const price = (units: number) => formatPrice(toMinor(units), money);
  const points = (count: number) => t("bonus:points", { count, points: bonusNumber(visit, count) });
  const heading = balance !== undefined ? points(balance) : state === "over" ? t("bonus:name") : t("bonus:title");
  return {
    title: titleOf(visit, t("bonus:name"), city),
    description: `${t("bonus:rules.same.title", { unit: price(1) })}. ${t("bonus:rules.same.text", { context: delivers ? undefined : "takeaway" })}`,
    return_to: returnTo(visit.request, visit.path()),
    state,
    until: lastBonusDay(visit),
    heading,
    balance: balance === undefined ? undefined : { upTo: price(balance) },
    signs_in: settings.customers.is_auth_enabled && !session?.signed_in,
    down: Boolean(session?.signed_in) && balance === undefined,
    unit: price(1),
    delivers,
    cart: visit.path("cart"),
    menu: visit.path(),
    example: {
      points: points(example.bonuses),
      off: price(example.bonuses),
      receipt: [
        { name: "subtotal", label: t("cart:receipt.subtotal"), text: price(example.dishes) },
        { name: "packages", label: t("cart:receipt.packages"), text: price(example.bag) },
        ...(delivers
          ? ([
              { name: "delivery", label: t("cart:receipt.delivery"), text: t("cart:receipt.free"), tone: "good" },
            ] as const)
          : []),
        { name: "bonuses", label: t("cart:receipt.bonuses"), text: price(-example.bonuses), tone: "good" },
      ],
      total: price(example.dishes + example.bag - example.bonuses),
    },
  };
}
