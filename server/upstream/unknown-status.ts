import type { AnswerOf, CallName } from "../../contract/calls";
import { statusAlias } from "../../contract/order";
import { log } from "../operate/log";
import { metrics } from "../operate/metrics";

/** The upstream invents aliases, and each takes memory. */
const MAX_LOGGED = 100;
const MAX_ALIAS_LENGTH = 100;

type Status = { alias: string } | null | undefined;

/** The calls that tell statuses of orders. */
const statusesIn: { [Name in CallName]?: (answer: AnswerOf<Name>) => Status[] } = {
  order: ({ order }) => [order.status],
  orderStatus: ({ status }) => [status],
  orders: ({ orders }) => orders.map(({ status }) => status),
};

const logged = new Set<string>();

/**
 * Counts the statuses of an answer that the storefront does not know, and logs each of them once. Such an order counts
 * as paid and under way (rules/payment.ts, rules/order.ts), which is wrong for a status that means something else.
 */
export function noteUnknownStatuses(call: CallName, answer: unknown) {
  const read = statusesIn[call] as ((answer: unknown) => Status[]) | undefined;
  for (const status of read?.(answer) ?? []) {
    if (!status || statusAlias.safeParse(status.alias).success) continue;
    metrics.unknownStatuses.inc();
    const alias = status.alias.slice(0, MAX_ALIAS_LENGTH);
    if (logged.has(alias) || logged.size >= MAX_LOGGED) continue;
    logged.add(alias);
    log.warn({ call, alias }, "the storefront does not know this status of an order");
  }
}
