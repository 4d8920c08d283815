import { intents } from "../page/intent";

/** The buttons of a dish's form that add a dish that goes with it. */
export const besides = intents("beside");
