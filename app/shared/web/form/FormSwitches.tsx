import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../../../rules/languages";
import type { RootView } from "../context/root-view";
import { useLite } from "../../ui/hooks/lite";
import { usePage } from "../modal/page";
import { SAVED_FORM_MARK, SWITCH_FIELD, SWITCHES_LINK, useSavedForm } from "../switches/saved-form";
import { useOfferedLanguages } from "../switches/offered-languages";
import { NoticeInForm } from "./CookieNotice";
import styles from "./FormSwitches.module.css";
import { sends } from "../../../../rules/sent-fields";

/**
 * The last part of a form to fill in, on a page whose view has `saved_form`. A form that is posted has a `formAction`; of
 * one that is not, the root's loader takes the switch from the address. Until scripts run, the frame's switches and the
 * cookie notice are submit buttons of this form, so that they lose nothing that was typed. With scripts it marks the form
 * for them.
 *
 * `among`: the form's place on a page with several. Each has the switches, and none the notice, which would be pressed in
 * the wrong one.
 */
export function FormSwitches({ among }: { among?: "first" | "further" }) {
  const { t } = useTranslation("common");
  const { current, offered } = useOfferedLanguages();
  const root = useRouteLoaderData<RootView>("root");
  const isLite = useLite();
  const { inModal } = usePage();
  const isUnscripted = useSavedForm();
  if (inModal) return null;
  if (!isUnscripted) return <span hidden {...SAVED_FORM_MARK} />;
  const others = offered.filter((code) => code !== current);
  const look = { type: "submit", formNoValidate: true, className: styles.switch } as const;
  return (
    <>
      <p id={among === "further" ? undefined : SWITCHES_LINK.slice(1)} className={styles.switches}>
        {others.length > 0 && `${t("language")}: `}
        {others.map((code) => (
          <span key={code}>
            <button {...look} {...sends({ [SWITCH_FIELD]: `language:${code}` })} lang={code}>
              {languageNames[code]}
            </button>{" "}
          </span>
        ))}
        <button
          {...look}
          {...sends({ [SWITCH_FIELD]: isLite ? "lite:off" : "lite:on" })}
          role="switch"
          aria-checked={isLite}
        >
          {t("lite.name")}
        </button>
      </p>
      {!among && root?.askConsent && <NoticeInForm />}
    </>
  );
}
