import { Icon } from "../ui/Icon";
import { classes } from "../ui/class-names";
import { useHydrated } from "../ui/use-hydrated";
import styles from "./Stepper.module.css";

type StepperProps = {
  name: string;
  id?: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** Words for those who listen: of the number, of minus and of plus. */
  label: string;
  less: string;
  more: string;
  /** Undefined where it cannot go that way. */
  onLess?: () => void;
  onMore?: () => void;
  onType: (value: number) => void;
  size?: "m" | "l";
  invalid?: boolean;
};

/** A number to type or, with scripts, to step: minus and plus keep their room without them. */
export function Stepper({
  name,
  id = name,
  value,
  min,
  max,
  step = 1,
  label,
  less,
  more,
  onLess,
  onMore,
  onType,
  size = "m",
  invalid,
}: StepperProps) {
  const hydrated = useHydrated();
  return (
    <span className={classes(styles.stepper, styles[size], hydrated && styles.live)}>
      <button type="button" aria-label={less} aria-disabled={!onLess || undefined} onClick={onLess}>
        <Icon name="minus" size={20} />
      </button>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        name={name}
        aria-label={label}
        aria-invalid={invalid || undefined}
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={(event) => {
          const typed = event.target.valueAsNumber;
          if (Number.isInteger(typed) && typed >= 0 && typed <= max) onType(typed);
        }}
      />
      <button type="button" aria-label={more} aria-disabled={!onMore || undefined} onClick={onMore}>
        <Icon name="plus" size={20} />
      </button>
    </span>
  );
}
