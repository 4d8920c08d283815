// @ts-check
import { readFileSync } from "node:fs";
import { get } from "./get.mjs";
import { median } from "./table.mjs";

const ROUNDS = 5;
/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;

/** Returns the milliseconds of CPU that all threads of a process have used. */
export function used(/** @type {number} */ pid) {
  const [, rest = ""] = /\) (.*)$/.exec(readFileSync(`/proc/${pid}/stat`, "utf8").trim()) ?? [];
  const fields = rest.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Returns the milliseconds of CPU for a response, after warming up: the median of rounds of `times` requests. */
export async function answerCost(
  /** @type {number} */ pid,
  /** @type {number} */ times,
  /** @type {() => Promise<unknown>} */ ask,
) {
  for (let count = 0; count < times; count++) await ask();
  const costs = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = used(pid);
    for (let count = 0; count < times; count++) await ask();
    costs.push((used(pid) - before) / times);
  }
  return median(costs);
}

export async function cookiesOf(/** @type {string} */ url, /** @type {import("./get.mjs").Headers} */ headers) {
  const { status, headers: answered } = await get(url, headers);
  const cookies = (answered["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]);
  if (status !== 200 || cookies.length === 0) throw new Error(`${url} gave no cookie: ${status}`);
  return cookies.join("; ");
}

/** Returns the cookies of a visitor with three dishes in the cart. */
export async function visitorWithCart(/** @type {string} */ origin, /** @type {string} */ path) {
  const page = await (await fetch(origin + path)).text();
  const keys = [...page.matchAll(/name="product_key" value="([^"]+)"/g)].map(([, key = ""]) => key).slice(0, 3);
  let cookie = "accept-cookies=1";
  for (const product_key of keys) {
    const answer = await fetch(`${origin}${path}cart/add`, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ product_key }),
    });
    const set = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
    if (set.length) cookie = ["accept-cookies=1", ...set].join("; ");
  }
  return cookie;
}
