import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../../rules/city-alias";
import { openVisit } from "../../../../server/visitor/visit";
import { describedMeta, metaAround } from "../../../shared/web/site/described-meta";
import { missing } from "../../../shared/web/errors/missing.server";
import { NotFound } from "../../../shared/web/errors/NotFound";
import { ButtonLink } from "../../../shared/ui/buttons/Button";
import { BackLink } from "../../../shared/ui/buttons/Links";
import { Picture } from "../../../shared/ui/pictures/Picture";
import { useCityAlias } from "../../../shared/ui/hooks/use-city-alias";
import styles from "./menu-list.module.css";
import { menuListView } from "./menu-list.server";
import type { ListedDishView, MenuListView } from "./menu-list.view";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const view = await menuListView(visit, args.params.group);
  if (!view) throw await missing(visit);
  return visit.answer(view);
}

export { skipRevalidationForModals as shouldRevalidate } from "../../../shared/web/modal/revalidation";

export { NotFound as ErrorBoundary };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const view = data as MenuListView | undefined;
  // Remix escapes characters that would end the script.
  return view ? [...describedMeta(view), { "script:ld+json": view.structured }] : metaAround({ matches });
};

/** The menu as a list of groups and dishes, and a page for each group. Search engines index these pages. */
export default function MenuListPage() {
  const { t } = useTranslation(["menu", "common"]);
  const { heading, groups, shown, menu, all } = useLoaderData<unknown>() as MenuListView;
  return (
    <div className={`wrap ${styles.page}`}>
      {all && <BackLink to={all}>{t("common:menu")}</BackLink>}
      <h1>{heading}</h1>
      {all && shown[0]?.text && <p className="soft above-2">{shown[0].text}</p>}
      <nav aria-label={t("categories")}>
        <ul className={`flow ${styles.groups}`}>
          {groups.map(({ alias, name, to, current }) => (
            <li key={alias}>
              <Link to={to} aria-current={current && "page"}>
                {name}
              </Link>{" "}
            </li>
          ))}
        </ul>
      </nav>
      {shown.map(({ alias, name, dishes }) => (
        <section key={alias} aria-label={name}>
          {!all && <h2 className="above-7">{name}</h2>}
          <ul className={styles.dishes}>
            {dishes.map((dish) => (
              <Dish key={dish.key} dish={dish} pictured={Boolean(all)} />
            ))}
          </ul>
        </section>
      ))}
      <ButtonLink to={menu}>{t("common:errors.toMenu")}</ButtonLink>
    </div>
  );
}

function Dish({
  dish: { key, name, note, text, picture, price },
  pictured,
}: {
  dish: ListedDishView;
  pictured: boolean;
}) {
  const city = useCityAlias();
  return (
    <li className={`row ${styles.dish}`}>
      {pictured && <Picture src={picture} sizes="line" alt="" width={72} height={72} className={styles.picture} />}{" "}
      <div className={`grow ${styles.words}`}>
        <Link to={cityPath(city, `product/${encodeURIComponent(key)}`)}>{name}</Link>{" "}
        {note && <span className={`muted ${styles.note}`}>{note}</span>}{" "}
        {pictured && text && <p className={`muted ${styles.note}`}>{text}</p>}
      </div>{" "}
      <b className={styles.price}>{price}</b>
    </li>
  );
}
