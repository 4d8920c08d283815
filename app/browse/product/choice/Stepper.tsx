import { useRef } from "react";
import { tellChanged } from "../../../shared/web/form/use-mending";
import { Icon } from "../../../shared/ui/icons/Icon";
import { classes } from "../../../shared/ui/styles/class-names";
import { useHydrated } from "../../../shared/ui/hooks/use-hydrated";
import counter from "../../../shared/ui/buttons/Counter.module.css";
import styles from "./Stepper.module.css";

type StepperProps = {
  name: string;
  id?: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The accessible name of the number, if it has no visible label. */
  label?: string;
  less: string;
  more: string;
  /** Undefined at the limit. */
  onLess?: () => void;
  onMore?: () => void;
  onType: (value: number) => void;
  size?: "s" | "m" | "l";
  invalid?: boolean;
};

/** A number field. With scripts it has minus and plus; their space is reserved, so that nothing moves. */
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
  const input = useRef<HTMLInputElement>(null);
  const press = (change?: () => void) => () => {
    change?.();
    tellChanged(input.current);
  };
  return (
    <span className={classes("edged", styles.stepper, styles[size], hydrated && styles.live)}>
      {hydrated && (
        <button type="button" className={counter.step} aria-disabled={!onLess || undefined} onClick={press(onLess)}>
          <Icon name="minus" size={20} />
          <span className="visually-hidden">{less}</span>
        </button>
      )}
      {label && (
        <label htmlFor={id} className="visually-hidden">
          {label}
        </label>
      )}
      <input
        ref={input}
        id={id}
        type="number"
        inputMode="numeric"
        name={name}
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
      {hydrated && (
        <button type="button" className={counter.step} aria-disabled={!onMore || undefined} onClick={press(onMore)}>
          <Icon name="plus" size={20} />
          <span className="visually-hidden">{more}</span>
        </button>
      )}
    </span>
  );
}
