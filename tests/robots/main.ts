import { parseArgs } from "node:util";
import type { BrandId } from "../../brands";
import { difference, type Side } from "./dinner";
import { mutants } from "./mutants";
import { flat } from "./reading";
import type { Robot } from "./robot";
import { startShop, type Shop } from "./shop";
import { behindProxy, plain, scripted } from "./browsers";
import { noProgress, TO_DINNER, walk } from "./walk";

// npm run robots: customers who go through a built shop by what its pages offer (docs/robots.md).

const { values } = parseArgs({
  options: {
    /** How long new customers come. */
    minutes: { type: "string", default: "10" },
    /** The first customer's; the next ones count on from it. */
    seed: { type: "string" },
    /** How many customers come at most. */
    customers: { type: "string" },
    /** How many shops with a sandbox of their own take customers at the same time. */
    beside: { type: "string", default: "2" },
    brand: { type: "string", default: "nori" },
    /** The customers' browser runs scripts: Chromium. */
    scripts: { type: "boolean", default: false },
    /** Processes of the shop behind one address; a redis-server is needed for more than one. */
    replicas: { type: "string", default: "1" },
    /** The folder of another build, to which replicas are rolled. */
    "next-build": { type: "string" },
    /** Prints every move, where it led, and what the page complains of. */
    tell: { type: "boolean", default: false },
    /** nginx: the documented one stands before the shop (without scripts only). */
    through: { type: "string" },
    /** Goes on after a finding. */
    on: { type: "boolean", default: false },
    /**
     * Has each dinner twice, in place of looking for faults: without and with `scripts`, at both `brands`, at one and at
     * three `replicas`, directly and through `nginx`, or at this build and at this one beside `--next-build`.
     */
    twice: { type: "string" },
    /** Shows that each rule is able to fail, in place of looking for faults. */
    mutants: { type: "boolean", default: false },
    /** A part of the names of the mutants that are wanted. */
    only: { type: "string", default: "" },
  },
});

/** A quiet machine makes them in a minute. A customer who comes to no move counts as one. */
const MUTANT_MOVES = 950;

function tell({ seed, browser: { page, way } }: Robot, words: string) {
  const problems = flat(page.$("main [role=alert], main .error-text").text());
  console.log(seed, words, "|", page.path, "|", way.join(", "), "|", problems);
}

const first = Number(values.seed ?? Date.now() % 1_000_000);
const options = {
  brand: values.brand as BrandId,
  replicas: Number(values.replicas),
  nextBuild: values["next-build"],
  isBehindNginx: values.through === "nginx",
};
const shop = await startShop(options);
const chromium = values.scripts || values.mutants ? await scripted() : undefined;
let failures = 0;

async function lookForFaults() {
  const open = options.isBehindNginx ? behindProxy : chromium?.open();
  const started = Date.now();
  let end = started + Number(values.minutes) * 60_000;
  // Ctrl+C lets the last customers end, and the counts are printed.
  process.once("SIGINT", () => (end = 0));
  const progress = noProgress(values.tell ? tell : undefined);
  let next = first;
  const customers = Number(values.customers ?? Infinity);
  const others = Math.min(Number(values.beside), customers) - 1;
  const shops = [shop, ...(await Promise.all(Array.from({ length: others }, () => startShop(options))))];
  const letIn = async (its: Shop) => {
    while (Date.now() < end && next - first < customers) {
      const seed = next++;
      const failure = await walk(its, seed, progress, { open });
      if (!failure) continue;
      failures += 1;
      console.log(`\nSeed ${seed}: ${failure.message}\n  ${failure.steps.join("\n  ")}`);
      if (!values.on) end = 0;
    }
  };
  await Promise.all(shops.map(letIn));
  const { moves, orders, made } = progress;
  const perMinute = Math.round((moves * 60_000) / (Date.now() - started));
  const resources = (await Promise.all(shops.map((its) => its.resources()))).flat();
  const memory = Math.round(Math.max(...resources.map(({ residentBytes }) => residentBytes)) / 2 ** 20);
  await Promise.all(shops.slice(1).map((its) => its.close()));
  console.log(
    `\n${moves} moves (${perMinute} a minute), ${orders} orders, customers ${first} to ${next - 1}, ${memory} MB`,
  );
  console.log([...made].map(([name, times]) => `${name}: ${times}`).join(", "));
}

async function compare(what: string) {
  const others: Record<string, () => Promise<Side>> = {
    // Phones: in a wide window the code for a bank's app has no link beside it, so that nobody but a second device could pay.
    scripts: async () => ({ shop: await startShop(options), open: (await scripted()).open(undefined, () => true) }),
    brands: async () => ({
      shop: await startShop({ ...options, brand: "mylavash", menu: options.brand }),
      open: plain(),
    }),
    nginx: async () => ({ shop: await startShop({ ...options, isBehindNginx: true }), open: behindProxy }),
    replicas: async () => ({ shop: await startShop({ ...options, replicas: 3 }), open: plain() }),
    builds: async () => {
      const both = await startShop({ ...options, replicas: 2 });
      await both.replace(0, true);
      return { shop: both, open: plain() };
    },
  };
  const other = await others[what]?.();
  if (!other) throw new Error(`--twice is one of ${Object.keys(others).join(", ")}`);
  const end = Date.now() + Number(values.minutes) * 60_000;
  let [seed, orders] = [first, 0];
  for (; Date.now() < end && seed - first < Number(values.customers ?? Infinity); seed += 1) {
    const { different, isOrdered } = await difference([{ shop, open: plain() }, other], seed);
    orders += Number(isOrdered);
    if (!different) continue;
    failures += 1;
    console.log(`\nSeed ${seed}: ${different}`);
    if (!values.on) break;
  }
  console.log(`\n${seed - first} dinners, each twice (${what}), ${orders} ordered, ${failures} different`);
  if (other.shop !== shop) await other.shop.close();
}

async function lookForMutants() {
  for (const { name, rule, send, script, preload, also = [] } of mutants.filter((one) =>
    one.name.includes(values.only),
  )) {
    let caught: number | undefined;
    const progress = noProgress();
    const its = preload ? await startShop({ ...options, preload }) : shop;
    const open = script ? chromium?.open(script) : plain(send);
    for (let seed = first; caught !== rule && progress.moves + seed - first < MUTANT_MOVES; seed += 1) {
      const only = seed % 2 ? undefined : [...TO_DINNER, ...also];
      caught = (await walk(its, seed, progress, { open, shrinkMs: 0, only }))?.rule;
    }
    if (its !== shop) await its.close();
    console.log(`${caught === rule ? "caught" : "MISSED"} by rule ${rule} after ${progress.moves} moves: ${name}`);
    if (caught !== rule) failures += 1;
  }
}

await (values.twice ? compare(values.twice) : values.mutants ? lookForMutants() : lookForFaults()).finally(() =>
  Promise.all([chromium?.close(), shop.close()]),
);
const log = shop.log().trim();
if (log) console.log(`\nThe shop wrote:\n${log.slice(0, 4000)}`);
process.exit(failures ? 1 : 0);
