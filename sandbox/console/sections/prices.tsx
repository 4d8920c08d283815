import { catalogues } from "../../seed/catalogues";
import { findProduct } from "../../shop/menu/menu";
import { LIST_PERCENT } from "../../store/prices";
import type { World } from "../../world";
import type { Section, SectionProps } from "../section";

const changedPrices = ({ brand, store }: World) =>
  [...store.prices.all()].map(([id, percent]) => ({ id, name: findProduct(brand, id)?.name.en ?? id, percent }));

function Body({ world, base }: SectionProps) {
  const action = `${base}/console/prices`;
  const { groups, products } = catalogues[world.brand];
  const changed = changedPrices(world);
  return (
    <>
      {changed.length === 0 ? null : (
        <form method="post" action={action}>
          <input type="hidden" name="percent" value={LIST_PERCENT} />
          <ul className="faults">
            {changed.map(({ id, name, percent }) => (
              <li key={id}>
                <span>
                  {name}: {percent}%
                </span>
                <button name="id" value={id} aria-label={`Restore the price of ${name}`}>
                  Restore
                </button>
              </li>
            ))}
          </ul>
        </form>
      )}
      <form method="post" action={action} className="fields">
        <label className="whole">
          Dish
          <select name="id">
            {groups.map(({ alias, name }) => (
              <optgroup key={alias} label={name.en}>
                {products
                  .filter(({ group }) => group === alias)
                  .map(({ key, name: dish }) => (
                    <option key={key} value={key}>
                      {dish.en}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
        <label>
          Percent of the list’s price{" "}
          <input type="number" name="percent" min={1} max={1000} defaultValue={120} required />
        </label>
        <button>Change the price</button>
      </form>
    </>
  );
}

export const prices: Section = { id: "prices", title: "Prices", json: changedPrices, Body, place: "side" };
