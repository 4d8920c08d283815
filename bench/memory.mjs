// @ts-check
import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { closeConnections, get } from "./get.mjs";
import { MB, row } from "./table.mjs";

const LOAD_SECONDS = 10;
const resident = (/** @type {number} */ pid) =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }).trim()) * 1024;

/**
 * Measures the memory of the storefront's process: after its first pages, and its maximum while 64 connections request
 * the menu.
 */
export async function memory(/** @type {number} */ pid, /** @type {string} */ origin, /** @type {string} */ path) {
  const ask = () => get(origin + path, { "Accept-Encoding": "br", "Accept-Language": "ru" });
  await ask();
  await wait(4_000);
  const idle = resident(pid);

  const until = Date.now() + LOAD_SECONDS * 1000;
  let pages = 0;
  let most = idle;
  const watch = setInterval(() => (most = Math.max(most, resident(pid))), 250);
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
