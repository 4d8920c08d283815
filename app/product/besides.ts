import { intents } from "../form/intent";

/** The buttons of a dish's form that do something else than its order button: add a dish that goes with it, or take the line out of the cart. */
export const besides = intents("beside", "remove");
