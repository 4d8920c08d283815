import { useTranslation } from "react-i18next";
import { languageNames } from "../../rules/languages";
import { SWITCHES, useKeptForm } from "../switches/kept-form";
import { useOfferedLanguages } from "../switches/offered-languages";
import { classes } from "../ui/class-names";
import { useLite } from "../hooks/lite";
import { orderIntents } from "./checkout.view";
import styles from "./checkout.module.css";

/**
 * Without scripts, the header's language menu and the footer's lite switch link to these buttons. They submit the order
 * form, so that its values are kept. `lite`: the label of the lite switch.
 */
export function Switches({ lite }: { lite: string }) {
  const { t } = useTranslation("common");
  const { current, offered } = useOfferedLanguages();
  const isLite = useLite();
  const others = offered.filter((code) => code !== current);
  if (!useKeptForm()) return null;
  const look = { type: "submit", formNoValidate: true, className: classes(styles.way, styles.language) } as const;
  return (
    <p id={SWITCHES.slice(1)} className={styles.languages}>
      {others.length > 0 && `${t("language")}: `}
      {others.map((code) => (
        <span key={code}>
          <button {...look} {...orderIntents.field("language", code)} lang={code}>
            {languageNames[code]}
          </button>{" "}
        </span>
      ))}
      <button {...look} {...orderIntents.field("lite", isLite ? "off" : "on")} role="switch" aria-checked={isLite}>
        {lite}
      </button>
    </p>
  );
}
