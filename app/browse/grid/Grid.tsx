import type { ReactElement, ReactNode } from "react";
import { classes } from "../../shared/ui/styles/class-names";
import { pictureUrl, widthFor, type PictureWidth } from "../../shared/ui/pictures/picture-url";
import { AddButton, For } from "./AddButton";
import { CardHeart } from "./CardHeart";
import states from "./CardStates.module.css";
import styles from "./Grid.module.css";
import columns from "./GridColumns.module.css";
import luxe from "./Luxe.module.css";
import type { CardView, GroupView } from "./cards.view";
import { cityPath } from "../../../rules/city-alias";
import { SHELF } from "./shelf/shelf";

export type GridWords = Record<"add" | "choose" | "out" | "soon" | "was" | "like" | "unlike", string>;

type GroupProps = {
  group: GroupView;
  /** The group of a search's results. */
  isResult?: boolean;
  /** The page opens at this group, so browsers scroll to its heading and focus it, with and without scripts. */
  isOpened?: boolean;
  /** Its cards. */
  children?: ReactNode;
};

/**
 * A group of the menu. Groups and cards are rendered on the server only and once per version of the menu. The ones that
 * depend on the visitor are rendered again (grid-pieces.server.ts).
 */
export function Group({ group: { alias, name, description, luxe: isLuxe }, isResult, isOpened, children }: GroupProps) {
  return (
    <section id={`group-${alias}`} className={classes(styles.group, isLuxe && luxe.luxe)}>
      {isResult ? name && <h3>{name}</h3> : <h2 {...(isOpened && { tabIndex: -1, autoFocus: true })}>{name}</h2>}
      {isLuxe && description && <p className={luxe.lead}>{description}</p>}
      <ul className={classes(styles.cards, columns.columns, isResult && columns.rows, states.states)}>{children}</ul>
    </section>
  );
}

/**
 * A transparent picture. Without scripts browsers ignore `loading="lazy"` and would load all pictures of the menu at
 * once, so a style sheet draws them over this one (picture-styles.server.ts).
 */
const TRANSPARENT_PICTURE = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/** The props of a card that do not depend on its dish. */
export type CardContext = {
  words: GridWords;
  city: string;
  lite: boolean;
  /** Marks the matches of a text, for the grid of a search. */
  mark?: (text: string) => ReactNode;
  /** A copy in the shelf of favourites: without an id, and its buttons lead back to it. */
  onShelf?: boolean;
};

type CardProps = CardContext & {
  card: CardView;
  /** The position in its group. */
  place: number;
  /** Replaces the Add button. */
  counter?: ReactElement;
  /** Fills its heart. */
  liked?: boolean;
};

/** Plain elements and few classes, because a page contains some 200 cards. */
export function Card({ card, words, city, lite, place, counter, liked = false, onShelf, mark }: CardProps) {
  const { key, name, note, text, picture, tag, state, step, pieces } = card;
  const href = cityPath(city, `product/${encodeURIComponent(key)}`);
  const gone = state === "out" || state === "soon";
  const back = onShelf ? `?${new URLSearchParams({ back: cityPath(city, `#group-${SHELF}`) })}` : "";
  return (
    <li id={onShelf ? undefined : key} className={gone ? states.gone : undefined}>
      <CardPicture src={picture} width={cardWidth(place, lite)} large={place === 0 && !lite} byStyleSheet={!onShelf} />
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
        <CardPrice card={card} was={words.was} /> {!gone && <i>{counter}</i>}
        {state === "add" && !counter && (
          <AddButton
            product_key={key}
            {...{ name, pieces, step }}
            word={words.add}
            formAction={onShelf ? cityPath(city, "cart/add") + back : undefined}
          />
        )}
        {state === "choose" && (
          <a href={href}>
            <For name={name} />
            {words.choose}
          </a>
        )}
        {gone && <em>{card.alert ?? words[state]}</em>}
      </div>
      <CardHeart liked={liked} product_key={key} formAction={cityPath(city, "favourites") + back}>
        <For name={name} />
        {liked ? words.unlike : words.like}
      </CardHeart>
    </li>
  );
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
 * One width for all screens: 400 is sufficient for 136 CSS pixels at 3x on phones and for 300 on desktops, and `srcset`
 * would add a kilobyte to the page. The first card of a group is large on phones too and has a larger picture.
 */
export function cardWidth(place: number, lite: boolean): PictureWidth {
  return widthFor(place === 0 ? 480 : 400, lite);
}

type CardPictureProps = { src?: string; width: PictureWidth; large: boolean; byStyleSheet: boolean };

function CardPicture({ src, width, large, byStyleSheet }: CardPictureProps) {
  if (!src) return <span />;
  return (
    <picture>
      {byStyleSheet && <source media="(scripting:none)" srcSet={TRANSPARENT_PICTURE} />}
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
