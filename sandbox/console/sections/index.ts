import type { Section } from "../section";
import { bank } from "./bank";
import { cards } from "./cards";
import { carts } from "./carts";
import { clock } from "./clock";
import { faults } from "./faults";
import { feedback } from "./feedback";
import { offers } from "./offers";
import { orders } from "./orders";
import { outbox } from "./outbox";
import { prices } from "./prices";
import { requests } from "./requests";
import { stops } from "./stops";

/** The console's sections in page order. A new section is a file in this folder and a name in this list. */
export const sections: readonly Section[] = [
  orders,
  carts,
  feedback,
  requests,
  outbox,
  bank,
  clock,
  faults,
  stops,
  prices,
  offers,
  cards,
];
