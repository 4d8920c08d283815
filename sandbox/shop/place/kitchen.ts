import { orderSteps } from "../../../rules/order";
import type { StatusAlias } from "../../../contract/order";
import type { OrderType } from "../../../contract/primitives";
import type { Step } from "../../store/orders";
import type { Pace } from "../../world";
import type { OrderingPlace } from "./ordering-place";

const MINUTE_MS = 60_000;
const DEMO_MS = { accepted: 40_000, cooking: 90_000, sent: 120_000 };
const COOKING_STARTS_AFTER_MINUTES = 3;
const TAKEAWAY_COOKING_MINUTES = 15;

/** Minutes of cooking and delivery, as promised for the place. */
export function leadTimes({ order_type, zone }: OrderingPlace): { cooking_time: number; delivery_time: number } {
  if (order_type === "takeaway") return { cooking_time: TAKEAWAY_COOKING_MINUTES, delivery_time: 0 };
  return { cooking_time: zone?.cooking_time ?? 20, delivery_time: zone?.delivery_time ?? 30 };
}

/**
 * Returns the start of each status for an order placed at `now` (Unix milliseconds). An order for a chosen time waits
 * for that time, except in the demo.
 */
export function timelineFor(here: OrderingPlace, pace: Pace, now: number, slotStart?: number): Step[] {
  const lasts = durations(here, pace);
  const lead = (orderSteps(here.order_type).includes("sent") ? lasts.sent : 0) + lasts.cooking;
  const cookFrom =
    slotStart === undefined || pace === "demo"
      ? now + lasts.accepted
      : Math.max(now + lasts.accepted, slotStart - lead);
  return plannedSteps(orderSteps(here.order_type), { ...lasts, accepted: cookFrom - now }, now);
}

/** The timeline after an order was moved to a status now: past steps stay, the following ones are planned again. */
export function timelineAfterMove(
  timeline: readonly Step[],
  alias: StatusAlias,
  order_type: OrderType,
  now: number,
): Step[] {
  const past = pastSteps(timeline, now).filter((step) => step.alias !== alias);
  const steps = orderSteps(order_type);
  const from = steps.findIndex((step) => step === alias);
  if (from < 0) return [...past, { alias, at: now }];
  const gaps = Object.fromEntries(
    timeline.map((step, index) => [step.alias, (timeline[index + 1]?.at ?? step.at) - step.at]),
  );
  const before = past.filter((step) => steps.findIndex((other) => other === step.alias) < from);
  return [...before, ...plannedSteps(steps.slice(from), gaps, now)];
}

export function pastSteps(timeline: readonly Step[], now: number): Step[] {
  return timeline.filter(({ at }) => at <= now);
}

/** Before the first step, as on a clock that was set back, it is the first step's. */
export function statusAt(timeline: readonly Step[], now: number): StatusAlias {
  return pastSteps(timeline, now).at(-1)?.alias ?? timeline[0]?.alias ?? "accepted";
}

function durations(here: OrderingPlace, pace: Pace): typeof DEMO_MS {
  if (pace === "demo") return DEMO_MS;
  const { cooking_time, delivery_time } = leadTimes(here);
  const scaled = (minutes: number) => (minutes * MINUTE_MS) / pace;
  return { accepted: scaled(COOKING_STARTS_AFTER_MINUTES), cooking: scaled(cooking_time), sent: scaled(delivery_time) };
}

function plannedSteps(steps: readonly StatusAlias[], lasts: Readonly<Record<string, number>>, from: number): Step[] {
  let at = from;
  return steps.map((alias) => {
    const step = { alias, at: Math.round(at) };
    at += lasts[alias] ?? DEMO_MS.cooking;
    return step;
  });
}
