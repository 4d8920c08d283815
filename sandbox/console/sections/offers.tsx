import type { GiftCondition } from "../../seed/catalogue/schema";
import { catalogues } from "../../seed/catalogues";
import { promocodes, type SeedPromocode } from "../../seed/offers/promocodes";
import { cities } from "../../shop/place/atlas";
import { findProduct } from "../../shop/menu/menu";
import type { World } from "../../world";
import { List } from "../list";
import type { Section, SectionProps } from "../section";

/** Sums are rubles of the Russian price list, and the equivalent amount in other currencies. */
const offersOf = ({ brand }: World) => ({ promocodes, gifts: catalogues[brand].gifts });

function Body({ world }: SectionProps) {
  const offered = offersOf(world);
  return (
    <>
      <p>Sums are in rubles of the Russian price list; elsewhere they are what these are worth there.</p>
      <h3>Promo codes</h3>
      <List
        empty="There are none."
        heads={["Promo code", "What it does", "Where it holds"]}
        rows={offered.promocodes.map((code) => ({
          key: code.code,
          cells: [
            <span className="code" key="code">
              {code.code}
            </span>,
            deedOf(code),
            limitsOf(code),
          ],
        }))}
      />
      <h3>Gifts</h3>
      <List
        empty="There are none."
        heads={["Gift", "At most", "What it takes"]}
        rows={offered.gifts.map(({ id, product_key, max_count, conditions, promocode }) => ({
          key: id,
          cells: [
            `${id}: ${findProduct(world.brand, product_key)?.name.en ?? product_key}`,
            max_count,
            [...(promocode ? [`the code ${promocode}`] : []), ...conditions.map(conditionInWords)].join(", "),
          ],
        }))}
      />
    </>
  );
}

function deedOf(code: SeedPromocode): string {
  if (code.kind === "percent") return `${code.percent}% off the dishes`;
  return code.kind === "fixed" ? `${code.rubles} off the dishes` : "unlocks a gift and puts it in";
}

function limitsOf({ until, cities: aliases, minimum }: SeedPromocode): string {
  const names = cities.filter(({ alias }) => aliases?.includes(alias)).map(({ name }) => name.en);
  return [
    names.length > 0 ? names.join(", ") : "everywhere",
    ...(minimum ? [`dishes for ${minimum} or more`] : []),
    ...(until ? [`until ${until}`] : []),
  ].join(", ");
}

function conditionInWords(condition: GiftCondition): string {
  switch (condition.kind) {
    case "subtotal":
      return `dishes for ${condition.rubles} or more`;
    case "takeaway":
      return "takeaway";
    case "birthday":
      return "a birthday in the profile, at most 3 days away";
  }
}

export const offers: Section = { id: "offers", title: "Codes and gifts", json: offersOf, Body, place: "last" };
