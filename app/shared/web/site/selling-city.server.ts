import { environment } from "../../../../server/operate/environment";
import { log } from "../../../../server/operate/log";
import { settings } from "../../../../server/operate/settings";
import { within } from "../../../../server/operate/within";
import { createUpstream, type Upstream } from "../../../../server/upstream/client";
import { Deadline } from "../../../../server/upstream/deadline";
import { asFailure } from "../../../../server/upstream/failure";

/** Probes time out after a second by default. */
const PROBE_TIMEOUT_MS = 900;
/** A chain may have hundreds of cities. The next probe asks the ones that come after these. */
const MAX_ASKED_CITIES = 8;
/** After this time the next city is asked too, so that one that hangs does not use up the time of a probe. */
const PATIENCE_MS = 300;
/** A city that failed is asked after all others for this time. */
const RETRY_AFTER_MS = 30_000;

/** The cities whose last try failed, with the time of it in Unix milliseconds. */
const failed = new Map<string, number>();

/**
 * Finds a city that can sell: its menu is available. The search stops at the first one, so a probe of a sound shop asks
 * for one menu. `failing`: the aliases of cities that were found to fail. Undefined if the
 * upstream has no cities. Throws UpstreamFailure if none can sell.
 */
export async function sellingCity(): Promise<{ isOutdated: boolean; failing: string[] } | undefined> {
  let isOutdated = false;
  const deadline = new Deadline(PROBE_TIMEOUT_MS);
  const upstream = createUpstream({
    baseUrl: environment().UPSTREAM_URL,
    language: settings().default_language,
    requestId: "readyz",
    deadline,
    onStale: () => (isOutdated = true),
  });
  const { cities, big_cities } = await upstream.cities({});
  const aliases = [...new Set([...big_cities, ...cities].map(({ alias }) => alias))];
  if (aliases.length === 0) return undefined;
  for (const alias of failed.keys()) if (!aliases.includes(alias)) failed.delete(alias);
  const tries: Promise<void>[] = [];
  for (const alias of inTurn(aliases).slice(0, MAX_ASKED_CITIES)) {
    if (deadline.left() === 0) break;
    tries.push(tryCity(upstream, alias));
    const patience = Math.min(PATIENCE_MS, deadline.left());
    if (await within(anyOf(tries), patience, () => false)) break;
  }
  if (!(await anyOf(tries))) await tries[0];
  return { isOutdated, failing: [...failed.keys()] };
}

const anyOf = (tries: readonly Promise<void>[]) =>
  Promise.any(tries).then(
    () => true,
    () => false,
  );

/** The cities in the upstream's order, but those that failed a moment ago last, the longest ago first. */
function inTurn(aliases: readonly string[]): string[] {
  const since = (alias: string) => {
    const at = failed.get(alias) ?? 0;
    return Date.now() - at < RETRY_AFTER_MS ? at : 0;
  };
  return aliases.toSorted((one, other) => since(one) - since(other));
}

async function tryCity(upstream: Upstream, alias: string): Promise<void> {
  try {
    const { city } = await upstream.city({ alias });
    const order_type = city.order_types.delivery ? "delivery" : "takeaway";
    await upstream.products({ city_id: city.id, order_type });
    if (failed.delete(alias)) log.info({ city: alias }, "a city can sell again");
  } catch (error) {
    const { call, kind, status } = asFailure(error);
    if (!failed.has(alias)) log.warn({ city: alias, call, kind, status }, "a city cannot sell");
    // The order of the map is that of the failures.
    failed.delete(alias);
    failed.set(alias, Date.now());
    throw error;
  }
}

/** For tests. */
export const forgetFailedCities = () => failed.clear();
