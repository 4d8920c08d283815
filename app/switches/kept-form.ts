import { useUnscripted } from "../hooks/use-unscripted";

/** For a page whose form handles the frame's switches as its own intents, so that its values are kept. */
export type WithKeptForm = { kept_form: true };

/** The id of that form. */
export const KEPT_FORM_ID = "order";

/** The frame's switches stand outside the form and cannot submit it, so they link to switches inside. */
export const SWITCHES_LINK = "#switches";

/** With scripts the form is saved before a switch is sent. */
export const useKeptForm = () => useUnscripted("kept_form");
