import { useMatches } from "@remix-run/react";
import { useHydrated } from "../ui/use-hydrated";

/** Part of the view of a page whose form takes the switches of the frame as its own intents: what was typed is kept. */
export type WithKeptForm = { kept_form: string };

/** Where that form's languages stand. The header's menu cannot hold them: Enter in a field would press its first button. */
export const LANGUAGES_ID = "languages";

/** The id of that form while no script runs; with scripts the form is kept before a switch is sent. */
export function useKeptForm(): string | undefined {
  const hydrated = useHydrated();
  const views = useMatches().map(({ data }) => data as Partial<WithKeptForm> | undefined);
  return hydrated ? undefined : views.find((view) => view?.kept_form)?.kept_form;
}
