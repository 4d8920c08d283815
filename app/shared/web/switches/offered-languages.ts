import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { languages, type Language } from "../../../../rules/languages";
import type { RootView } from "../context/root-view";

/** `offered` is empty if there is only one. */
export function useOfferedLanguages(): { current: string; offered: Language[] } {
  const { i18n } = useTranslation();
  const root = useRouteLoaderData<RootView>("root");
  const offered = languages.filter((code) => root?.languages.includes(code));
  return { current: root?.language ?? i18n.language, offered: offered.length < 2 ? [] : offered };
}
