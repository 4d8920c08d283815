import { useTranslation } from "react-i18next";
import { languageNames } from "../../rules/languages";
import { LANGUAGES, useKeptForm } from "../page/kept-form";
import { useOfferedLanguages } from "../page/offered-languages";
import { classes } from "../ui/class-names";
import { orderIntents } from "./checkout.view";
import styles from "./checkout.module.css";

/** Without scripts: the header's language menu leads here, to buttons of the order form, so that what was typed is kept. */
export function Languages() {
  const { t } = useTranslation("common");
  const { current, offered } = useOfferedLanguages();
  const others = offered.filter((code) => code !== current);
  if (!useKeptForm() || others.length === 0) return null;
  return (
    <p id={LANGUAGES.slice(1)} className={styles.languages}>
      {t("language")}:{" "}
      {others.map((code) => (
        <span key={code}>
          <button
            type="submit"
            {...orderIntents.field("language", code)}
            formNoValidate
            lang={code}
            className={classes(styles.way, styles.language)}
          >
            {languageNames[code]}
          </button>{" "}
        </span>
      ))}
    </p>
  );
}
