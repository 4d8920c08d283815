import { type ChangeEvent } from "react";
import { classes } from "../styles/class-names";
import styles from "./Slots.module.css";

export type Slot = {
  value: string;
  title: string;
  /** The end of the interval whose start is the title, such as "20:30". */
  to?: string;
  note?: string;
  /** The day, in words that the slot itself does not show. */
  day?: string;
  /** The label of a slot that is full. */
  taken?: string;
  /** Hidden on phones. */
  roomy?: true;
};

type SlotsProps = {
  name: string;
  slots: Slot[];
  chosen?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  required?: boolean;
  /** Two or three selected slots, which are wider. */
  short?: boolean;
};

/**
 * Delivery slots as radio buttons of 56 pixels, three or four in a row. The component is used inside Choices, which has
 * the legend.
 */
export function Slots({ name, slots, chosen, onChange, required, short }: SlotsProps) {
  return (
    <div className={classes(styles.slots, short && styles.short)}>
      {slots.map(({ value, title, to, note, taken, roomy }) => (
        <label key={value} className={classes(styles.slot, roomy && "wide-only")}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            disabled={taken !== undefined}
            required={required}
            onChange={onChange}
            className={`covered ${styles.input}`}
          />
          <span className={styles.face}>
            <span className={styles.title}>{title}</span>
            {to && <span className="visually-hidden">–</span>}
            {to && <span className={styles.note}>{to}</span>}
            {note && <span className="visually-hidden">, </span>}
            {note && <span className={styles.note}>{note}</span>}
            {taken && <span className="visually-hidden">, {taken}</span>}
          </span>{" "}
        </label>
      ))}
    </div>
  );
}
