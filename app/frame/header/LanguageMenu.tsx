import { Form, useLocation, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { RootView } from "../../page/root-view";
import { languageNames, languages } from "../../../rules/languages";
import { STILL, useSelfRefreshing } from "../../page/live/use-self-refreshing";
import { Menu, MenuItem } from "../../ui/Menu";
import { withoutModals } from "../../modal/modals";

/** Languages by their own names. Each is a submit button: the choice changes a cookie, so it is a POST. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation("common");
  const here = useLocation();
  const root = useRouteLoaderData<RootView>("root");
  const current = root?.language ?? i18n.language;
  const offered = languages.filter((code) => root?.languages.includes(code));
  const refreshes = useSelfRefreshing();
  if (offered.length < 2) return null;
  const name = languageNames[current as keyof typeof languageNames];
  const label = { icon: "globe", label: name, title: t("language") } as const;
  if (refreshes) return <Menu {...label} href={STILL} />;
  return (
    <Form method="post" action="/language" reloadDocument>
      <input type="hidden" name="return_to" value={withoutModals(here)} />
      <Menu {...label} align="end">
        {offered.map((code) => (
          <MenuItem key={code} current={code === current}>
            <button type="submit" name="language" value={code} lang={code}>
              {languageNames[code]}
            </button>
          </MenuItem>
        ))}
      </Menu>
    </Form>
  );
}
