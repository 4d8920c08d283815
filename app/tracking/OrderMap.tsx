import { Icon } from "../ui/Icon";
import { classes } from "../ui/class-names";
import styles from "./OrderMap.module.css";
import type { MapDrawing, OrderView } from "./tracking.view";

/** The map in two shapes, for desktops and phones; a style sheet shows one. */
export function OrderMap({
  map: { words, wide, narrow },
  className,
}: {
  map: NonNullable<OrderView["map"]>;
  className?: string;
}) {
  return (
    <figure className={classes(styles.map, className)}>
      <figcaption className="visually-hidden">{words}</figcaption>
      <Drawing drawing={wide} className={styles.wide} />
      <Drawing drawing={narrow} className={styles.narrow} />
    </figure>
  );
}

function Drawing({
  drawing: { width, height, shown, zones, rings, pins },
  className,
}: {
  drawing: MapDrawing;
  className?: string;
}) {
  const home = pins.find(({ kind }) => kind === "home");
  const shop = pins.find(({ kind }) => kind === "shop");
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={classes(styles.drawing, className)}
      aria-hidden="true"
      focusable="false"
    >
      {zones.map(({ path, own }) => (
        <path key={path} d={path} className={classes(styles.zone, own && styles.own)} />
      ))}
      {rings.map(({ x, y, radius, label, words }) => (
        <g key={radius}>
          <circle cx={x} cy={y} r={radius} className={styles.ring} />
          {words && (
            <Words text={label} x={x + words.x - 60} y={y + words.y - 15} width={120} className={styles.distance} />
          )}
        </g>
      ))}
      {home && shop && <path d={`M${shop.x} ${shop.y}L${home.x} ${home.y}`} className={styles.way} />}
      {pins.map(({ kind, x, y, label, above }) => (
        <g key={`${kind} ${x} ${y}`} transform={`translate(${x} ${y})`} className={styles[kind]}>
          <circle r={marks[kind].radius} className={styles.pin} />
          <g transform={`translate(${-marks[kind].size / 2} ${-marks[kind].size / 2})`} className={styles.mark}>
            <Icon name={marks[kind].icon} size={marks[kind].size} />
          </g>
          {label && (
            <Label
              text={label}
              top={above ? -marks[kind].radius - 42 : marks[kind].radius + 10}
              aside={x - width / 2}
              shown={shown}
            />
          )}
        </g>
      ))}
    </svg>
  );
}

const marks = {
  home: { icon: "house", radius: 28, size: 24 },
  shop: { icon: "chef-hat", radius: 28, size: 24 },
  near: { icon: "store", radius: 14, size: 14 },
} as const;

type LabelProps = {
  text: string;
  top: number;
  /** The distance of its pin from the map's centre. */ aside: number;
  shown: number;
};

/** Text cannot be measured on the server: Onest's letters are about 0.57 em wide. Near the map's edge the label moves inwards. */
function Label({ text, top, aside, shown }: LabelProps) {
  const width = Math.round(text.length * 15 * 0.57) + 28;
  const room = Math.max(0, (shown - width) / 2 - 8);
  const x = Math.min(room, Math.max(-room, aside)) - aside;
  return <Words text={text} x={x - width / 2} y={top} width={width} className={styles.label} />;
}

type WordsProps = { text: string; x: number; y: number; width: number; className?: string };

/** Text from the style sheet: browsers without SVG would show real text, of both drawings, in the middle of the page. */
function Words({ text, x, y, width, className }: WordsProps) {
  return (
    <foreignObject x={x} y={y} width={width} height={32}>
      <span data-words={text} className={classes(styles.words, className)} />
    </foreignObject>
  );
}
