import { Fragment, type MouseEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../../shared/ui/styles/class-names";
import { Icon } from "../../shared/ui/icons/Icon";
import styles from "./MapMark.module.css";
import type { Joined } from "./join-pins";
import type { PlacePin, ShopPin } from "./map.view";
import { capsuleWidth, labelWidth, NUMBER_WIDTH_PX } from "./place-labels";
import { textWidth } from "./label-boxes";
import { fromCentre, toWorld, type MapView, type WorldPoint } from "./view";

type ShopMarkProps = {
  mark: Joined<ShopPin>;
  /** From the pin's middle. */
  labelAt?: WorldPoint;
  nearer: { href: string; onClick: (event: MouseEvent) => void };
};

const placeOf = ({ x, y }: WorldPoint) => `translate(${Math.round(x)} ${Math.round(y)})`;

/** A capsule stands for several pins that are too near to each other. */
export function ShopMark({ mark, labelAt, nearer }: ShopMarkProps) {
  const [pin, ...others] = mark.pins;
  if (!pin) return null;
  const place = placeOf(mark);
  return others.length > 0 ? (
    <Capsule pins={mark.pins} place={place} nearer={nearer} />
  ) : (
    <Pin pin={pin} place={place} labelAt={labelAt} />
  );
}

type PinProps = { pin: ShopPin; place: string; labelAt?: WorldPoint };

function Pin({ pin: { number, name, href, chosen, stopped, label }, place, labelAt }: PinProps) {
  return (
    <g transform={place}>
      <a href={href} aria-label={name} className={classes(chosen && styles.chosen, stopped && styles.stopped)}>
        <rect x={-24} y={-24} width={48} height={48} className={styles.target} />
        <circle r={chosen ? 24 : 18} className={styles.pin} />
        <text y={chosen ? 6 : 5} textAnchor="middle" className={styles.number}>
          {number}
        </text>{" "}
        {labelAt && <Label text={label} at={labelAt} />}
      </a>
    </g>
  );
}

function Label({ text, at }: { text: string; at: WorldPoint }) {
  const width = labelWidth(text);
  return (
    <g transform={placeOf(at)}>
      <rect x={-width / 2} y={-15} width={width} height={30} rx={15} className={styles.plate} />
      <text y={5} textAnchor="middle" className={styles.label}>
        {text}
      </text>
    </g>
  );
}

function Capsule({ pins, place, nearer }: { pins: ShopPin[]; place: string; nearer: ShopMarkProps["nearer"] }) {
  const { t } = useTranslation("maps");
  const sorted = [...pins].sort((a, b) => a.number - b.number);
  const width = capsuleWidth(sorted.length);
  return (
    <g transform={place}>
      <a {...nearer} aria-label={t("joined", { numbers: sorted.map(({ number }) => number).join(", ") })}>
        <rect x={-width / 2} y={-24} width={width} height={48} className={styles.target} />
        <rect x={-width / 2} y={-18} width={width} height={36} rx={18} className={styles.pin} />
        {sorted.map(({ number, chosen }, index) => {
          const x = (index - (sorted.length - 1) / 2) * NUMBER_WIDTH_PX;
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

const kinds = {
  home: { icon: "house", radius: 22.5 },
  courier: { icon: "bike", radius: 24.5 },
  kitchen: { icon: "chef-hat", radius: 22.5 },
} as const;

type PlaceMarkProps = { pin: PlacePin; at: WorldPoint; /** From the pin's middle. */ labelAt?: WorldPoint };

export function PlaceMark({ pin: { kind, name, href, label }, at, labelAt }: PlaceMarkProps) {
  const { icon, radius } = kinds[kind];
  return (
    <g transform={placeOf(at)} className={styles[kind]}>
      <Named name={name} href={href}>
        <rect x={-26} y={-26} width={52} height={52} className={styles.target} />
        <circle r={radius} className={styles.pin} />
        <g transform="translate(-12 -12)" className={styles.sign}>
          <Icon name={icon} size={24} />
        </g>
        {labelAt && <Label text={label} at={labelAt} />}
      </Named>
    </g>
  );
}

/** It is dotted, because the real route is unknown. */
export function WayMark({ pins, view }: { pins: readonly PlacePin[]; view: MapView }) {
  const [courier, home] = (["courier", "home"] as const).map((kind) => pins.find((pin) => pin.kind === kind));
  if (!courier || !home) return null;
  const [from, to] = [fromCentre(toWorld(courier), view), fromCentre(toWorld(home), view)];
  return (
    <path
      d={`M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`}
      className={styles.way}
    />
  );
}

export function FeeMark({ fee }: { fee: string }) {
  const width = Math.round(textWidth(fee, 14)) + 26;
  return (
    <g>
      <rect x={-width / 2} y={-15} width={width} height={30} rx={15} className={styles.fee} />
      <text y={5} textAnchor="middle" className={styles.label}>
        {fee}
      </text>
    </g>
  );
}

function Named({ name, href, children }: { name: string; href?: string; children: ReactNode }) {
  if (href)
    return (
      <a href={href} aria-label={name}>
        {children}
      </a>
    );
  return (
    <g role="img" aria-label={name}>
      {children}
    </g>
  );
}
