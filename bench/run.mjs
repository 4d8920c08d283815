// npm run bench: the budgets of page weight, speed, CPU and memory beside what is measured now. Never fails: numbers are for people.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { browserTimes } from "./browser.mjs";
import { memory } from "./memory.mjs";
import { servedCost, visitorWithCart } from "./served.mjs";
import { sandbox } from "./sandbox.mjs";
import { origin, ready, secret, startSandbox, startShop, stopAll, upstream } from "./servers.mjs";
import { kB, printTable, row } from "./table.mjs";
import { weight } from "./weight.mjs";

const MENU = process.env.BENCH_MENU ?? "/spb/";

async function cpu(pid) {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    UPSTREAM_URL: upstream,
    SESSION_SECRET: secret,
    LOG_LEVEL: "error",
  };
  const told = JSON.parse(execFileSync(process.execPath, ["bench/cpu.mjs", MENU], { env, encoding: "utf8" }));
  const each = (value) => `${value.toFixed(2)} ms`;
  const served = (cost) => `${(cost / told.bare).toFixed(2)}× (${each(cost)})`;
  const first = await servedCost(pid, origin + MENU, {});
  const own = await servedCost(pid, origin + MENU, { Cookie: await visitorWithCart(origin, MENU) });
  return [
    row("bare React render of the same elements", undefined, `${each(told.bare)}, ${kB(told.bareBytes)}`),
    row("served without a session, of bare React", "≤ 1.0×", served(first), first <= told.bare),
    row("rendered, of bare React", "≤ 1.0×", `${told.ratio.toFixed(2)}× (${each(told.page)})`, told.ratio <= 1),
    row("served with three dishes in the cart, whole process", undefined, served(own)),
  ];
}

/** One group of measures; what cannot be measured is said and the others go on. */
async function measure(title, make) {
  try {
    printTable(title, await make());
  } catch (error) {
    console.log(`\n${title}\n  not measured: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
  }
}

if (!existsSync("build/main.js")) {
  console.log("There is no build yet: npm run build");
} else {
  try {
    startSandbox();
    await ready(`${upstream}/api/cities`);
    const shop = startShop();
    await ready(`${origin}/readyz`);
    console.log(`The menu at ${MENU}, ${process.version} on ${process.platform}`);
    await measure("Memory of the storefront", () => memory(shop.pid, origin, MENU));
    await measure("Weight of the menu page", () => weight(origin, MENU));
    await measure("CPU per menu page", () => cpu(shop.pid));
    await measure("The sandbox, with its data in a file", sandbox);
    await measure("On slow 4G with a processor six times slower, median of 5", () => browserTimes(origin, MENU));
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
  } finally {
    await stopAll();
  }
}
process.exit(0);
