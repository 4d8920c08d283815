import { readFileSync } from "node:fs";
import { get, type Headers } from "./get";
import { median } from "./table";

const ROUNDS = 5;
/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;

/** The headers of a browser that reads Russian. */
export const browserHeaders = { "Accept-Encoding": "br", "Accept-Language": "ru" };

/** Returns the milliseconds of CPU that all threads of a process have used. */
export function used(pid: number): number {
  const [, rest = ""] = /\) (.*)$/.exec(readFileSync(`/proc/${pid}/stat`, "utf8").trim()) ?? [];
  const fields = rest.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

export function residentBytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}

/** Returns the milliseconds of CPU for a response, after warming up: the median of rounds of `times` requests. */
export async function answerCost(pid: number, times: number, ask: () => Promise<unknown>): Promise<number> {
  for (let count = 0; count < times; count++) await ask();
  const costs = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = used(pid);
    for (let count = 0; count < times; count++) await ask();
    costs.push((used(pid) - before) / times);
  }
  return median(costs);
}

export async function cookiesOf(url: string, headers: Headers): Promise<string> {
  const { status, headers: answered } = await get(url, headers);
  const cookies = (answered["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]);
  if (status !== 200 || cookies.length === 0) throw new Error(`${url} gave no cookie: ${status}`);
  return cookies.join("; ");
}

/** Returns the cookies of a visitor with three dishes in the cart. */
export async function visitorWithCart(origin: string, path: string): Promise<string> {
  const page = await (await fetch(origin + path)).text();
  const keys = [...page.matchAll(/name="\?product_key=([^"]+)"/g)]
    .map(([, key = ""]) => decodeURIComponent(key))
    .slice(0, 3);
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
