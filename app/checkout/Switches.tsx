import { useTranslation } from "react-i18next";
import { languageNames } from "../../rules/languages";
import { SWITCHES_LINK, useKeptForm } from "../switches/kept-form";
import { useOfferedLanguages } from "../switches/offered-languages";
import links from "../ui/buttons/Links.module.css";
import { classes } from "../ui/styles/class-names";
import { useLite } from "../hooks/lite";
import { orderIntents } from "./checkout.view";
import styles from "./checkout.module.css";

/**
 * Without scripts, the switches of header and footer link to these buttons, which submit the order form and so keep its
 * values.
 */
export function Switches({ lite }: { lite: string }) {
  const { t } = useTranslation("common");
  const { current, offered } = useOfferedLanguages();
  const isLite = useLite();
  const others = offered.filter((code) => code !== current);
  if (!useKeptForm()) return null;
  const look = { type: "submit", formNoValidate: true, className: classes(links.button, styles.language) } as const;
  return (
    <p id={SWITCHES_LINK.slice(1)} className={styles.languages}>
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
