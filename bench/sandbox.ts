import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnswerOf } from "../contract/calls";
import { get, sendJson, type Answer } from "./get";
import { answerCost, used } from "./served";
import { ready, SANDBOX, startSandbox } from "./servers";
import { kB, ms, row, type Row } from "./table";

const MENUS = 40;
const VISITORS = 8;
const LOAD_SECONDS = 8;
const url = `http://127.0.0.1:${SANDBOX + 1}`;
const where = { city_id: 1, order_type: "delivery" };
const menu = () => sendJson("POST", `${url}/api/products`, where, { "Accept-Language": "ru" });

/** Measures the stand-in upstream in a process of its own, from its start on a new file to a crowd that orders. */
export async function sandbox(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-bench-"));
  const started = Date.now();
  const { pid, stop } = startSandbox(SANDBOX + 1, folder);
  try {
    await ready(`${url}/api/cities`);
    const open = Date.now() - started;
    const { body } = await menu();
    const each = await answerCost(pid, MENUS, menu);
    const { answered, cpu, failed } = await crowd(pid);
    const perSecond = Math.round(answered / (cpu / 1000));
    return [
      row("from its start on a fresh file to its first answer", "≤ 3 s", ms(open), open <= 3_000),
      row("CPU per menu answer", "≤ 10 ms", `${each.toFixed(2)} ms, ${kB(body.length)}`, each <= 10),
      row(
        "mixed journey, requests a second on one core",
        "≥ 200",
        `${perSecond}${failed ? `, ${failed} failed` : ""}`,
        perSecond >= 200 && failed === 0,
      ),
    ];
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs visitors one after another in each of eight lanes. The result is related to the CPU of the process, because the
 * machine runs other programs too.
 */
async function crowd(pid: number) {
  const until = Date.now() + LOAD_SECONDS * 1000;
  const counts = { answered: 0, failed: 0 };
  const before = used(pid);
  const lane = async () => {
    while (Date.now() < until) await journey(counts);
  };
  await Promise.all(Array.from({ length: VISITORS }, lane));
  return { ...counts, cpu: used(pid) - before };
}

/** Goes from the first page to a full cart with an address and a time. */
async function journey(counts: { answered: number; failed: number }) {
  let cookie = "";
  const note = ({ status, headers, body }: Answer): unknown => {
    counts[status === 200 ? "answered" : "failed"]++;
    cookie = headers["set-cookie"]?.[0]?.split(";")[0] ?? cookie;
    return JSON.parse(body.toString());
  };
  const look = async (path: string) => note(await get(url + path, { Cookie: cookie }));
  const tell = async (method: string, path: string, fields: object) =>
    note(await sendJson(method, url + path, fields, { Cookie: cookie }));
  await look("/api/cities");
  await look("/api/cities/spb");
  await look("/api/shops?city_id=1");
  const { product_groups } = note(await menu()) as AnswerOf<"products">;
  const dishes = product_groups
    .flatMap(({ products }) => products)
    .filter(({ type, modifiers }) => type === "default" && !modifiers?.groups?.length)
    .slice(0, 4);
  for (const { key, sale_multiplicity } of dishes)
    await tell("PUT", "/api/cart/add", { product_key: key, count: 2 * (sale_multiplicity ?? 1), ...where });
  await tell("PUT", "/api/cart", where);
  await tell("POST", "/api/geocoder/searchByAddress", { address: "Санкт-Петербург, Невский 2" });
  await tell("POST", "/api/user/addresses/set-by-address", { city_id: 1, address: "Невский 20", room: "7" });
  await tell("POST", "/api/user/payment-types", where);
  const { intervals } = (await tell("POST", "/api/schedule/intervals", {
    date: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  })) as AnswerOf<"intervals">;
  await tell("PUT", "/api/cart/set-interval", { interval: intervals.find(({ disabled }) => !disabled)?.id ?? null });
  await tell("PUT", "/api/cart", where);
}
