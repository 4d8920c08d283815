import type { ReactNode } from "react";
import { classes } from "../../ui/class-names";
import { pictureUrl, widthFor, type PictureWidth } from "../../ui/picture-url";
import states from "./CardStates.module.css";
import styles from "./Grid.module.css";
import columns from "./GridColumns.module.css";
import luxe from "./Luxe.module.css";
import type { CardView, GroupView } from "./cards.view";
import { cityPath } from "../../../rules/city-alias";

export type GridWords = { add: string; choose: string; out: string; soon: string; was: string; like: string };

type GridProps = {
  groups: GroupView[];
  words: GridWords;
  city: string;
  lite: boolean;
  /** Of what a search found: marks the matches of a text. The groups are parts of that, under the page's heading. */
  mark?: (text: string) => ReactNode;
};

/**
 * The menu's cards, rendered on the server only and once per version of the menu (grid-html.server.ts): nothing here may depend on the
 * visitor. The counters, which do, go into slots: the empty `<i>` beside each Add button; and hearts are filled (grid-markup.server.ts).
 */
export function Grid({ groups, words, city, lite, mark }: GridProps) {
  return (
    <>
      {groups.map((group) => (
        <section
          key={group.alias}
          id={`group-${group.alias}`}
          className={classes(styles.group, group.luxe && luxe.luxe)}
        >
          {mark ? group.name && <h3>{group.name}</h3> : <h2>{group.name}</h2>}
          {group.luxe && group.description && <p className={luxe.lead}>{group.description}</p>}
          <ul className={`${styles.cards} ${columns.columns} ${states.states}`}>
            {group.cards.map((card, place) => (
              <Card key={card.key} card={card} mark={mark} words={words} city={city} lite={lite} place={place} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/**
 * Without scripts browsers ignore `loading="lazy"`, so that all pictures of the menu would be fetched at once. There a style sheet draws them
 * (picture-styles.server.ts) over this transparent one.
 */
const NOTHING = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

type CardProps = {
  card: CardView;
  /** In its group. */ place: number;
  /** Of a favourite: what its heart says. */ unlike?: string;
} & Omit<GridProps, "groups">;

/** Plain elements and few classes, because a page contains some 200 cards. */
export function Card({ card, words, city, lite, place, unlike, mark }: CardProps) {
  const { key, name, note, text, picture, tag, state, step, pieces } = card;
  const href = cityPath(city, `product/${encodeURIComponent(key)}`);
  const gone = state === "out" || state === "soon";
  return (
    <li id={key} className={gone ? states.gone : undefined}>
      <CardPicture src={picture} width={cardWidth(place, lite)} large={place === 0 && !lite} />
      {tag && " "}
      {tag && <i className={styles[tag.tone]}>{tag.text}</i>}
      <h3>
        <a href={href}>
          <span>{mark ? mark(name) : name}</span>
        </a>
      </h3>
      <p>{note}</p>
      <p>{mark ? mark(text) : text}</p>
      <div>
        <CardPrice card={card} was={words.was} /> {!gone && <i />}
        {state === "add" && (
          <button name="product_key" value={key} data-step={step}>
            <For name={pieces ? `${name}, ${pieces}` : name} />
            {words.add}
          </button>
        )}
        {state === "choose" && (
          <a href={href}>
            <For name={name} />
            {words.choose}
          </a>
        )}
        {gone && <em>{card.alert ?? words[state]}</em>}
      </div>
      <button
        name={unlike ? "unlike" : "like"}
        formAction={cityPath(city, "favourites")}
        aria-pressed={Boolean(unlike)}
        value={key}
      >
        <For name={name} />
        {unlike ?? words.like}
      </button>
    </li>
  );
}

/**
 * "Philadelphia: Add", because a button is often read without its card; Grid.module.css hides the name. Key and name stand in the button as
 * they do in the heading, `KEY"><span>NAME`, so that brotli copies both at once: in any other order they take 3 bytes more per card.
 */
function For({ name }: { name: string }) {
  return <span>{`${name}: `}</span>;
}

function CardPrice({ card: { price, of, old, percent }, was }: { card: CardView; was: string }) {
  if (!old && !of) return <b>{price}</b>;
  return (
    <b>
      {old && (
        <small>
          <span className="visually-hidden">{was} </span>
          <s>{old}</s> {percent}{" "}
        </small>
      )}
      {of && <small className={old ? undefined : styles.of}>{of}</small>}
      {` ${price}`}
    </b>
  );
}

/**
 * One width for all screens: 400 is enough for 136 CSS pixels at 3x on phones and for 300 on desktops, and `srcset` would add a kilobyte to
 * the page. The first card of a group is large on phones too, and has a sharper one for their screens.
 */
export function cardWidth(place: number, lite: boolean): PictureWidth {
  return widthFor(place === 0 ? 480 : 400, lite);
}

function CardPicture({ src, width, large }: { src?: string; width: PictureWidth; large: boolean }) {
  if (!src) return <span />;
  return (
    <picture>
      <source media="(scripting:none)" srcSet={NOTHING} />
      <img
        src={pictureUrl(src, width)}
        srcSet={large ? `${pictureUrl(src, 720)} 2x` : undefined}
        alt=""
        width={480}
        height={480}
        loading="lazy"
      />
    </picture>
  );
}
