import type { ReactNode, SyntheticEvent } from "react";
import { cityPath } from "../../../rules/city-alias";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";

export type Submit = { name: string };

type FormOrPartProps = { button?: Submit; onSubmit: (event: SyntheticEvent) => void; children: ReactNode };

/** A form of the cart, or only its content if the button belongs to the form around it. */
export function FormOrPart({ button, onSubmit, children }: FormOrPartProps) {
  const city = useCityAlias();
  if (button) return children;
  return (
    <form method="post" action={cityPath(city, "cart")} onSubmit={onSubmit}>
      {children}
    </form>
  );
}
