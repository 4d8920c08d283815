import { pick, type Move } from "./move";
import type { Robot } from "./robot";

const world = (robot: Robot) => robot.shop.sandbox.world;

async function consolePost(robot: Robot, path: string, body: unknown) {
  await fetch(`${robot.shop.sandbox.url}/console/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

const MINUTE = 60_000;

const ways = [
  { status: 500 },
  { status: 503 },
  { status: 429 },
  { status: 404 },
  { status: 403 },
  { body: "half" },
  { body: "wrong" },
  { body: "html" },
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
      const minutes = pick([1, 11, 65, 240, 600], chance) ?? 1;
      robot.leap(minutes * MINUTE);
      return Promise.resolve(`${minutes} minutes pass`);
    },
  },
  {
    name: "a dish is stopped",
    weight: 1,
    can: () => true,
    async make(robot) {
      const carts = (await (await fetch(`${robot.shop.sandbox.url}/console/carts.json`)).json()) as {
        cart?: { products: Record<string, { product_key: string; name: string }> };
      }[];
      const [line] = Object.values(carts[0]?.cart?.products ?? {});
      if (!line) return "nothing to stop";
      await consolePost(robot, `products/${line.product_key}`, { type: "stop" });
      return `${line.name} is sold out`;
    },
  },
  {
    name: "a call fails",
    weight: 2,
    can: (robot) => !robot.isDisturbed,
    async make(robot, chance) {
      const call = pick(calls, chance) ?? "all";
      const way = pick(ways, chance >> 4) ?? ways[0];
      world(robot).faults.set(call, { ...way, times: 1 + (chance % 3) });
      robot.isDisturbed = true;
      return Promise.resolve(`the next calls of ${call} fail: ${JSON.stringify(way)}`);
    },
  },
];
