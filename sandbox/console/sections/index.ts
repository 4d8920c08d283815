import type { Section } from "../section";
import { cards } from "./cards";
import { carts } from "./carts";
import { clock } from "./clock";
import { faults } from "./faults";
import { feedback } from "./feedback";
import { offers } from "./offers";
import { orders } from "./orders";
import { outbox } from "./outbox";
import { requests } from "./requests";
import { stops } from "./stops";

/** The console's parts in the order of the page. A new list of the sandbox gets its place here: a file beside these, and its name in this line. */
export const sections: readonly Section[] = [
  orders,
  carts,
  feedback,
  requests,
  outbox,
  clock,
  faults,
  stops,
  offers,
  cards,
];
