import type { ReactNode } from "react";
import { cityPath } from "../../../rules/city-alias";
import { matchesIn } from "../../../rules/search";
import type { Translate } from "../../../locales";
import { Icon } from "../../shared/ui/icons/Icon";
import { pictureUrl, widthFor } from "../../shared/ui/pictures/picture-url";
import type { PopularView } from "./cards.view";
import { buttonClass } from "../../shared/ui/buttons/Button";
import strip from "./strip.module.css";
import more from "./MoreDishes.module.css";
import styles from "./Results.module.css";
import type { NothingFound, ResultLink, ResultsView } from "./results-view.server";

type FoundDishesProps = { results: ResultsView; city: string; lite: boolean; t: Translate; children?: ReactNode };

/**
 * The texts and links around the grid of a search or of filters. Like the grid it is static HTML; where scripts run,
 * MenuGrid.tsx follows its links without a page load. It must not contain a `<section>`, because
 * picture-styles.server.ts counts those of the grid.
 */
export function FoundDishes({ results, city, lite, t, children }: FoundDishesProps) {
  const { note, chips, reset, left_out, nothing } = results;
  return (
    <>
      {note && (
        <p className={`taps ${styles.note}`}>
          {note.text} {note.link && <a href={note.link.href}>{note.link.text}</a>}
        </p>
      )}
      {chips.length > 0 && (
        <ul className={`flow gaps-2 ${styles.chosen}`}>
          {chips.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>
                <span className="visually-hidden">{t("search:remove")} </span>
                {text}
                <Icon name="x" size={18} />
              </a>{" "}
            </li>
          ))}
          {reset && (
            <li className={styles.reset}>
              <a href={reset}>{t("search:reset")}</a>
            </li>
          )}
        </ul>
      )}
      <div className={styles.found}>{children}</div>
      {left_out && <LeftOut leftOut={left_out} lite={lite} />}
      {nothing && <Nothing nothing={nothing} city={city} lite={lite} t={t} />}
    </>
  );
}

/** A text with its matches marked. */
export function marked(text: string, searched: string): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const [start, end] of matchesIn(text, searched)) {
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  return [...parts, text.slice(from)];
}

function LeftOut({
  leftOut: { text, dish, undo },
  lite,
}: {
  leftOut: NonNullable<ResultsView["left_out"]>;
  lite: boolean;
}) {
  return (
    <div className={`ways ${more.leftOut}`}>
      {dish && <SmallPicture src={dish.picture} lite={lite} />}
      <p>
        <b className="strong">{text}</b> {dish && <span className="muted block">{`${dish.name}, ${dish.price}`}</span>}
      </p>{" "}
      <a href={undo.href} className="soft">
        {undo.text}
      </a>
    </div>
  );
}

function Nothing({ nothing, city, lite, t }: { nothing: NothingFound } & Omit<FoundDishesProps, "results">) {
  const { clear, all, closest, strip, groups } = nothing;
  return (
    <>
      <p className={`flow ${more.ways}`}>
        {clear && (
          <a href={clear} className={buttonClass({}, more.way)}>
            {t("search:clear")}
          </a>
        )}{" "}
        <a href={all} className={buttonClass({ variant: "outline" }, more.way)}>
          {t("search:all")}
        </a>
      </p>
      <Links title={t("search:closest")} links={closest} />
      {strip.dishes.length > 0 && <h3 className={more.stripTitle}>{strip.title}</h3>}
      <Strip dishes={strip.dishes} city={city} lite={lite} />
      <Links title={t("search:groups")} links={groups} />
    </>
  );
}

function Links({ title, links }: { title: string; links: ResultLink[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <h3 className="below-2 above-5">{title}</h3>
      <ul className={`flow ${more.links}`}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>{" "}
          </li>
        ))}
      </ul>
    </>
  );
}

function Strip({ dishes, city, lite }: { dishes: PopularView[]; city: string; lite: boolean }) {
  return (
    <ul className={`sideways ${strip.strip} ${more.strip}`}>
      {dishes.map(({ key, name, price, picture }) => (
        <li key={key}>
          <a href={cityPath(city, `product/${encodeURIComponent(key)}`)} className="box">
            <SmallPicture src={picture} lite={lite} />{" "}
            <span>
              {name} <b>{price}</b>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function SmallPicture({ src, lite }: { src?: string; lite: boolean }) {
  if (!src) return null;
  return <img src={pictureUrl(src, widthFor(160, lite))} alt="" width={84} height={84} loading="lazy" />;
}
