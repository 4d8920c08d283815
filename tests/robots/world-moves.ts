import { cityTime, DAY_MINUTES } from "../../rules/city-time";
import { currentWorkingDay, orderPeriods } from "../../rules/schedule";
import { cityByAlias } from "../../sandbox/shop/place/atlas";
import { scheduleFor } from "../../sandbox/shop/place/hours";
import { cookingShop, placeOfSession, type OrderingPlace } from "../../sandbox/shop/place/ordering-place";
import { pick, type Move } from "./move";
import type { Robot } from "./robot";

// Moves of the world around the customer. It may look into the sandbox, where the customer sees pages only.

const worldOf = (robot: Robot) => robot.shop.sandbox.world;
const cityOf = (robot: Robot) => cityByAlias(robot.browser.page.path.split(/[/?]/)[1] ?? "");

/** The dishes and the place of the latest cart. */
function cartOf(robot: Robot): { keys: string[]; here?: OrderingPlace } {
  const [session] = worldOf(robot).store.sessions.withCart(1);
  if (!session) return { keys: [] };
  return {
    keys: session.basket.lines.map(({ product_key }) => product_key),
    here: placeOfSession(worldOf(robot), session),
  };
}

async function consolePost(robot: Robot, path: string, body: unknown) {
  const { ok, status } = await fetch(`${robot.shop.sandbox.url}/console/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!ok) throw new Error(`the console answered ${status} to ${path}`);
}

const MINUTE = 60_000;
/** The summer time of Europe begins and ends. */
const CLOCK_CHANGES = ["2027-03-28T01:00:00Z", "2027-10-31T01:00:00Z"].map((time) => Date.parse(time));

/** The minutes until the city's next moment of a kind, if there is one. */
const moments: Record<string, (robot: Robot) => number | undefined> = {
  closing(robot) {
    const city = cityOf(robot);
    if (!city) return undefined;
    const now = worldOf(robot).clock.now();
    const { here } = cartOf(robot);
    const schedule = scheduleFor(city, here && cookingShop(worldOf(robot), here), now);
    const { date, minute } = currentWorkingDay(schedule, cityTime(now, city));
    const end = orderPeriods(schedule, date).find(({ to }) => to > minute)?.to;
    return end === undefined ? undefined : end - minute;
  },
  midnight(robot) {
    const city = cityOf(robot);
    return city && DAY_MINUTES - cityTime(worldOf(robot).clock.now(), city).minute;
  },
  "the change of clocks"(robot) {
    const now = worldOf(robot).clock.now();
    const change = CLOCK_CHANGES.find((time) => time > now);
    return change && Math.ceil((change - now) / MINUTE);
  },
};

/** Longer than the shop waits for a call of a page, or of an order. */
const HANGS_MS = 4_500;
const ORDER_HANGS_MS = 10_500;

const ways = [
  { status: 500 },
  { status: 503 },
  { status: 429 },
  { status: 404 },
  { status: 403 },
  { status: 401 },
  { body: "half" },
  { body: "wrong" },
  { body: "html" },
  { connection: "refuse" },
  { delay: HANGS_MS },
] as const;
const calls = [
  "all",
  "cart",
  "cartAdd",
  "products",
  "orderCreate",
  "orderCreateCache",
  "orderPay",
  "checkSession",
  "shops",
  "paymentTypes",
  "timeSettings",
  "order",
  "orders",
] as const;

export const worldMoves: Move[] = [
  {
    name: "time goes on",
    weight: 2,
    can: () => true,
    async make(robot, chance) {
      // A payment has ten minutes.
      const minutes = pick([1, 9.9, 11, 65, 240, 600], chance) ?? 1;
      robot.leap(minutes * MINUTE);
      return Promise.resolve(`${minutes} minutes pass`);
    },
  },
  {
    name: "a special moment comes",
    weight: 1,
    can: (robot) => cityOf(robot) !== undefined,
    async make(robot, chance) {
      const [name, minutesTo] = pick(Object.entries(moments), chance) ?? [];
      const minutes = minutesTo?.(robot);
      if (minutes === undefined) return Promise.resolve(`no ${name} comes`);
      const from = pick([-1, 0, 1], chance >> 2) ?? 0;
      robot.leap((minutes + from) * MINUTE);
      return Promise.resolve(`${name} ${from < 0 ? "comes in a minute" : from ? "was a minute ago" : "comes"}`);
    },
  },
  {
    name: "a dish is stopped",
    weight: 1,
    can: (robot) => cartOf(robot).keys.length > 0,
    async make(robot, chance) {
      const key = pick(cartOf(robot).keys, chance) ?? "";
      await consolePost(robot, `products/${key}`, { type: "stop" });
      return `${key} is sold out`;
    },
  },
  {
    name: "a price is changed",
    weight: 1,
    can: (robot) => cartOf(robot).keys.length > 0,
    async make(robot, chance) {
      const key = pick(cartOf(robot).keys, chance) ?? "";
      const percent = pick([50, 90, 110, 200], chance >> 4);
      await consolePost(robot, `prices/${key}`, { percent });
      robot.shop.repricedAt.set(key, Date.now());
      return `${key} costs ${percent}%`;
    },
  },
  {
    name: "a slot is filled",
    weight: 1,
    can: (robot) => robot.find(robot.browser.fields(), "input[name=interval_id]").length > 0,
    async make(robot, chance) {
      const { $ } = robot.browser.page;
      const slots = robot
        .find(robot.browser.fields(), "input[name=interval_id]")
        .filter((one) => /^\d{4}-/.test(one.attribs.value ?? ""));
      const chosen = slots.filter((one) => $(one).attr("checked") !== undefined);
      const interval_id = pick([...chosen, ...slots], chance % 2 ? 0 : chance >> 1)?.attribs.value;
      const city = cityOf(robot)?.alias;
      if (!city || !interval_id) return "no slot to fill";
      await consolePost(robot, "intervals", { city, interval_id });
      return `the slot ${interval_id} is filled`;
    },
  },
  {
    name: "a restaurant closes",
    weight: 1,
    can: (robot) => cartOf(robot).here !== undefined,
    async make(robot, chance) {
      const { here } = cartOf(robot);
      const shop = here && cookingShop(worldOf(robot), here);
      const isCity = chance % 4 === 0;
      if (!isCity && !shop) return "no restaurant to close";
      const what = isCity ? `cities/${here?.city.alias}` : `shops/${shop?.id}`;
      await consolePost(robot, what, { type: chance % 8 === 1 ? "default" : "stop" });
      return `${what} is ${chance % 8 === 1 ? "open again" : "closed"}`;
    },
  },
  {
    name: "cookies are gone",
    weight: 1,
    can: (robot) => robot.browser.page.isShop,
    async make(robot, chance) {
      const takesNew = chance % 3 > 0;
      await robot.browser.forgetCookies(takesNew);
      robot.isStranger = true;
      // They keep what was typed into forms.
      robot.typed.clear();
      return `all cookies are gone${takesNew ? "" : ", and new ones are refused"}`;
    },
  },
  {
    name: "a replica is killed or rolled",
    weight: 1,
    can: ({ shop }) => shop.replicas > 1,
    async make({ shop }, chance) {
      const isNext = chance % 2 > 0;
      await shop.replace(chance >> 1, isNext);
      return isNext ? "a container is rolled to the next build" : "a replica is killed";
    },
  },
  {
    name: "a call fails",
    weight: 2,
    can: (robot) => !robot.isDisturbed,
    async make(robot, chance) {
      const call = pick(calls, chance) ?? "all";
      const chosen = pick(ways, chance >> 4) ?? ways[0];
      const way = "delay" in chosen && /^order(C|P)/.test(call) ? { delay: ORDER_HANGS_MS } : chosen;
      worldOf(robot).faults.set(call, { ...way, times: 1 + (chance % 3) });
      robot.party.isDisturbed = true;
      return Promise.resolve(`the next calls of ${call} fail: ${JSON.stringify(way)}`);
    },
  },
];
