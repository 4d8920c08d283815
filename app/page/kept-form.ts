import { useUnscripted } from "./use-unscripted";

/** Part of the view of a page whose form takes the switches of the frame as its own intents: what was typed is kept. */
export type WithKeptForm = { kept_form: true };

/** The id of that form. */
export const KEPT_FORM_ID = "order";

/** Where that form's languages stand. The header's menu cannot hold them: Enter in a field would press its first button. */
export const LANGUAGES = "#languages";

/** Whether this page has that form and no script runs. With scripts the form is kept before a switch is sent. */
export const useKeptForm = () => useUnscripted("kept_form");
