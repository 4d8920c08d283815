import { intents } from "../../shared/web/form/intent";

/** The other buttons of a dish's form: `beside` adds a related dish, `remove` takes the line out of the cart. */
export const besides = intents("beside", "remove");
