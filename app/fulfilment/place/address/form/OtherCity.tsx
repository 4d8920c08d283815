import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../../../rules/city-alias";
import type { PageParts } from "../../../../shared/web/modal/page";
import { Button } from "../../../../shared/ui/buttons/Button";
import { addressIntents, type OtherCityView } from "../../place.view";
import { useCityAlias } from "../../../../shared/ui/hooks/use-city-alias";
import styles from "../house/Unserved.module.css";
import { moveFocus } from "../../../../shared/ui/hooks/focus";

type OtherCityProps = {
  other: OtherCityView;
  sending: boolean;
  Form: PageParts["Form"];
  children: ReactNode;
};

/**
 * The notice that an address is in another city of the chain, with what happens to the cart and the button that goes
 * there.
 */
export function OtherCity({ other: { alias, name, title, notes, kept }, sending, Form, children }: OtherCityProps) {
  const { t } = useTranslation("place");
  const city = useCityAlias();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void moveFocus(heading.current), [title]);
  return (
    <div className={`inset ${styles.box}`}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      <p className="below-3">{kept.address}</p>
      {notes.length > 0 && <p className={`muted ${styles.notes}`}>{notes.join(" ")}</p>}
      <Form action={cityPath(city, "address")} className="below-2">
        <input type="hidden" {...addressIntents.field("move")} />
        <input type="hidden" name="city" value={alias} />
        {Object.entries(kept).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <Button wide pending={sending}>
          {t("elsewhere.go", { city: name })}
        </Button>
      </Form>
      {children}
    </div>
  );
}
