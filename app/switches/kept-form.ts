import { useUnscripted } from "../hooks/use-unscripted";

/** Part of the view of a page whose form takes the switches of the frame as its own intents: what was typed is kept. */
export type WithKeptForm = { kept_form: true };

/** The id of that form. */
export const KEPT_FORM_ID = "order";

/** Where that form's switches stand: languages and lite pages. Those of header and footer cannot be its own: a control's form has to be around it. */
export const SWITCHES = "#switches";

/** Whether this page has that form and no script runs. With scripts the form is kept before a switch is sent. */
export const useKeptForm = () => useUnscripted("kept_form");
