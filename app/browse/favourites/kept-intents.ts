import { intents } from "../../shared/web/form/intent";

/** Arguments: the id of the basket. */
export const keptIntents = intents("rename", "delete");

export const keptFieldId = (id: string) => `kept-${id}`;
