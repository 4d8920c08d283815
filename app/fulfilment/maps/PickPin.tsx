import { classes } from "../../shared/ui/styles/class-names";
import { textWidth } from "./label-boxes";
import type { MapPick } from "./map.view";
import styles from "./MapMark.module.css";
import type { WorldPoint } from "./view";

type PickPinProps = { pick: MapPick; /** Pixels from the window's middle. */ at: WorldPoint; lifted: boolean };

/** The tip is the place. While the map moves, the pin is lifted over its shadow. */
export function PickPin({ pick: { label, outside }, at, lifted }: PickPinProps) {
  const width = label ? Math.round(textWidth(label, 14)) + 28 : 0;
  return (
    <svg
      width={400}
      height={240}
      viewBox="-200 -200 400 240"
      aria-hidden="true"
      focusable="false"
      className={classes(styles.pick, outside && styles.outside)}
    >
      <g transform={`translate(${Math.round(at.x)} ${Math.round(at.y)})`}>
        <ellipse rx={7} ry={3.5} className={styles.shadow} />
        <g className={classes(styles.needle, lifted && styles.lifted)}>
          <path d="M0 0C-4-10-24-24-24-44a24 24 0 0 1 48 0C24-24 4-10 0 0Z" className={styles.drop} />
          <circle cy={-43} r={8.5} className={styles.eye} />
          {label && (
            <g transform="translate(0 -92)">
              <rect x={-width / 2} y={-15} width={width} height={30} rx={15} className={styles.plate} />
              <text y={5} textAnchor="middle" className={styles.label}>
                {label}
              </text>
            </g>
          )}
        </g>
      </g>
    </svg>
  );
}
