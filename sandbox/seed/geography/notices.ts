import { localised } from "../../texts";

export const closedForRepair = localised("notices.closed-for-repair");
export const kitchenPaused = localised("notices.kitchen-paused");
export const doorFromYard = localised("notices.door-from-yard");
