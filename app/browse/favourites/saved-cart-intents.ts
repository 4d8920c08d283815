import { intents } from "../../shared/web/form/intent";

/** Arguments: the id of the basket. */
export const savedCartIntents = intents("rename", "delete");

export const savedCartFieldId = (id: string) => `kept-${id}`;
