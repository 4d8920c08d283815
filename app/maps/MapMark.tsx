import { Fragment, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../ui/class-names";
import styles from "./CityMap.module.css";
import type { Joined } from "./join-pins";
import { textWidth } from "./label-boxes";
import type { MapPin } from "./map.view";

type MapMarkProps = {
  mark: Joined<MapPin>;
  /** The link to a nearer view of several pins. */
  nearer: { href: string; onClick: (event: MouseEvent) => void };
};

/** A pin with its number, or a capsule of pins that are too near to each other. */
export function MapMark({ mark: { x, y, pins }, nearer }: MapMarkProps) {
  const [pin, ...others] = pins;
  if (!pin) return null;
  const place = `translate(${Math.round(x)} ${Math.round(y)})`;
  return others.length > 0 ? <Capsule pins={pins} place={place} nearer={nearer} /> : <Pin pin={pin} place={place} />;
}

function Pin({ pin: { number, name, href, chosen, stopped, label }, place }: { pin: MapPin; place: string }) {
  const width = Math.round(textWidth(label, 14)) + 28;
  return (
    <g transform={place}>
      <a href={href} aria-label={name} className={classes(chosen && styles.chosen, stopped && styles.stopped)}>
        <rect x={-24} y={-24} width={48} height={48} className={styles.target} />
        <circle r={chosen ? 24 : 18} className={styles.pin} />
        <text y={chosen ? 6 : 5} textAnchor="middle" className={styles.number}>
          {number}
        </text>
        {chosen && (
          <g transform="translate(0 46)">
            <rect x={-width / 2} y={-15} width={width} height={30} rx={15} className={styles.plate} />
            <text y={5} textAnchor="middle" className={styles.label}>
              {label}
            </text>
          </g>
        )}
      </a>
    </g>
  );
}

const STEP = 26;

function Capsule({ pins, place, nearer }: { pins: MapPin[]; place: string; nearer: MapMarkProps["nearer"] }) {
  const { t } = useTranslation("maps");
  const sorted = [...pins].sort((a, b) => a.number - b.number);
  const width = sorted.length * STEP + 14;
  return (
    <g transform={place}>
      <a {...nearer} aria-label={t("joined", { numbers: sorted.map(({ number }) => number).join(", ") })}>
        <rect x={-width / 2} y={-24} width={width} height={48} className={styles.target} />
        <rect x={-width / 2} y={-18} width={width} height={36} rx={18} className={styles.pin} />
        {sorted.map(({ number, chosen }, index) => {
          const x = (index - (sorted.length - 1) / 2) * STEP;
          return (
            <Fragment key={number}>
              <g transform={`translate(${x} 0)`} className={classes(chosen && styles.chosen)}>
                {chosen && <circle r={14} className={styles.inner} />}
                <text y={5} textAnchor="middle" className={styles.number}>
                  {number}
                </text>
              </g>{" "}
            </Fragment>
          );
        })}
      </a>
    </g>
  );
}
