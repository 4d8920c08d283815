import { Form, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../../../rules/languages";
import { sendWithForm, SWITCHES_LINK, useSavedForm } from "../../../shared/web/switches/saved-form";
import { NO_REFRESH_QUERY, useSelfRefreshing } from "../../../shared/ui/hooks/use-self-refreshing";
import { useOfferedLanguages } from "../../../shared/web/switches/offered-languages";
import { Menu, MenuItem } from "../../../shared/ui/overlays/Menu";
import { withoutModals } from "../../../shared/web/modal/modals";
import { sends } from "../../../../rules/sent-fields";

/** Languages are submit buttons, because the choice sets a cookie and needs a POST. */
export function LanguageMenu() {
  const { t } = useTranslation("common");
  const here = useLocation();
  const { current, offered } = useOfferedLanguages();
  const refreshes = useSelfRefreshing();
  const keptForm = useSavedForm();
  if (offered.length === 0) return null;
  const name = languageNames[current as keyof typeof languageNames];
  const label = { icon: "globe", label: name, title: t("language") } as const;
  if (refreshes || keptForm) return <Menu {...label} href={refreshes ? NO_REFRESH_QUERY : SWITCHES_LINK} />;
  return (
    <Form method="post" action="/language" reloadDocument onSubmit={(event) => sendWithForm(event, "language")}>
      <input type="hidden" name="return_to" value={withoutModals(here)} />
      <Menu {...label} align="end" brief>
        {offered.map((code) => (
          <MenuItem key={code} current={code === current} brief>
            <button type="submit" {...sends({ language: code })} lang={code}>
              {languageNames[code]}
            </button>
          </MenuItem>
        ))}
      </Menu>
    </Form>
  );
}
