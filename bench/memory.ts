import { setTimeout as wait } from "node:timers/promises";
import { closeConnections, get } from "./get";
import { browserHeaders, residentBytes } from "./served";
import { MB, row, type Row } from "./table";

const LOAD_SECONDS = 10;

/**
 * Measures the memory of the storefront's process: after its first pages, and its maximum while 64 connections request
 * the menu.
 */
export async function memory(pid: number, origin: string, path: string): Promise<Row[]> {
  const ask = () => get(origin + path, browserHeaders);
  await ask();
  await wait(4_000);
  const idle = residentBytes(pid);

  const until = Date.now() + LOAD_SECONDS * 1000;
  let pages = 0;
  let most = idle;
  const watch = setInterval(() => (most = Math.max(most, residentBytes(pid))), 250);
  const visitor = async () => {
    while (Date.now() < until) {
      const { status } = await ask();
      if (status === 200) pages++;
    }
  };
  await Promise.all(Array.from({ length: 64 }, visitor));
  clearInterval(watch);
  closeConnections();
  return [
    row("memory, idle", "≤ 120 MB", MB(idle), idle <= 120e6),
    row("memory, 64 connections", "≤ 220 MB", MB(most), most <= 220e6),
    row("menu pages a second meanwhile", undefined, String(Math.round(pages / LOAD_SECONDS))),
  ];
}
