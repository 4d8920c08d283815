import { readFileSync } from "node:fs";
import { Broken } from "./broken";
import type { Resources, Shop } from "./shop";

const MB = 2 ** 20;
const MAX_RESIDENT_MB = 260;
/** After so many requests a process has its code and its menus. */
const WARM_REQUESTS = 100;
/** The heap may grow by this and by that much for each request, beside the bytes that caches count. */
const MAX_GROWTH_MB = 20;
const MAX_GROWTH_BYTES = 500;

const UNITS: Record<string, number> = { "": 1, " MB": MB };

/** Entries or bytes at most, by the names of the caches, as they are documented. */
const bounds = new Map(
  [...readFileSync("docs/operating/observe.md", "utf8").matchAll(/^\| `([\w-]+)` \|.*?\| ([\d,]+)( MB)?\b/gm)].map(
    ([, name = "", number = "", unit = ""]) => [
      name,
      { isBytes: unit !== "", max: Number(number.replace(",", "")) * (UNITS[unit] ?? 1) },
    ],
  ),
);

/** The first look at each process that was warm. */
const first = new Map<number | undefined, Resources>();

const ownBytes = ({ heapBytes, caches }: Resources) =>
  caches.reduce((left, { name, bytes = 0 }) => (name === "pictures" ? left : left - bytes), heapBytes);

/** 10: the shop's memory and its caches are bounded, and it takes no more memory for each request. */
export async function checkResources({ resources }: Pick<Shop, "resources">) {
  for (const now of await resources()) {
    const resident = Math.round(now.residentBytes / MB);
    if (resident > MAX_RESIDENT_MB) throw new Broken(10, `the shop takes ${resident} MB`);
    for (const { name, entries, bytes = 0 } of now.caches) {
      const { isBytes, max } = bounds.get(name) ?? { isBytes: false, max: 0 };
      if ((isBytes ? bytes : entries) > max) throw new Broken(10, `${name} has ${entries} entries of ${bytes} bytes`);
    }
    const before = first.get(now.pid);
    if (!before && now.requests >= WARM_REQUESTS) first.set(now.pid, now);
    if (!before) continue;
    const [requests, grown] = [now.requests - before.requests, ownBytes(now) - ownBytes(before)];
    if (grown > MAX_GROWTH_MB * MB + MAX_GROWTH_BYTES * requests)
      throw new Broken(10, `the heap has grown by ${Math.round(grown / MB)} MB in ${requests} requests`);
  }
}
