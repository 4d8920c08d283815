import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../rules/languages";
import type { RootView } from "../context/root-view";
import { useLite } from "../hooks/lite";
import { usePage } from "../modal/page";
import { KEPT_FORM_MARK, SWITCH_FIELD, SWITCHES_LINK, useKeptForm } from "../switches/kept-form";
import { useOfferedLanguages } from "../switches/offered-languages";
import links from "../ui/buttons/Links.module.css";
import { classes } from "../ui/styles/class-names";
import { NoticeInForm } from "./CookieNotice";
import styles from "./FormSwitches.module.css";

/**
 * The last part of a form to fill in, whose page's view has `kept_form`, and whose action is a `formAction`. Until
 * scripts run, the frame's switches and the cookie notice are submit buttons of this form, so that they lose nothing that
 * was typed. With scripts it marks the form for them.
 */
export function FormSwitches() {
  const { t } = useTranslation("common");
  const { current, offered } = useOfferedLanguages();
  const root = useRouteLoaderData<RootView>("root");
  const isLite = useLite();
  const { inModal } = usePage();
  const isUnscripted = useKeptForm();
  if (inModal) return null;
  if (!isUnscripted) return <span hidden {...KEPT_FORM_MARK} />;
  const others = offered.filter((code) => code !== current);
  const look = { type: "submit", formNoValidate: true, className: classes(links.button, styles.switch) } as const;
  return (
    <>
      <p id={SWITCHES_LINK.slice(1)} className={styles.switches}>
        {others.length > 0 && `${t("language")}: `}
        {others.map((code) => (
          <span key={code}>
            <button {...look} name={SWITCH_FIELD} value={`language:${code}`} lang={code}>
              {languageNames[code]}
            </button>{" "}
          </span>
        ))}
        <button
          {...look}
          name={SWITCH_FIELD}
          value={isLite ? "lite:off" : "lite:on"}
          role="switch"
          aria-checked={isLite}
        >
          {t("lite.name")}
        </button>
      </p>
      {root?.askConsent && <NoticeInForm />}
    </>
  );
}
