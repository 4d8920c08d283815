import type { ButtonHTMLAttributes } from "react";
import { Chips } from "../../shared/ui/buttons/Chips";
import type { WhenView } from "./time-slots.view";

type DaysProps = {
  label: string;
  dates: NonNullable<WhenView["dates"]>;
} & ({ to(date: string): string } | { to?: never; button(date: string): ButtonHTMLAttributes<HTMLButtonElement> });

/** The selectable days, as links to the page of each, or as submit buttons of the form around them. */
export function Days({ label, dates, ...way }: DaysProps) {
  const items = dates.map(({ value, label: day, current }) => {
    const common = { label: day, current };
    return way.to
      ? { ...common, to: way.to(value), preventScrollReset: true }
      : { ...common, ...way.button(value), formNoValidate: true };
  });
  return <Chips label={label} items={items} />;
}
