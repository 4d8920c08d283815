import { accessSync, constants, mkdirSync, readdirSync } from "node:fs";
import { dataFolder, type Environment } from "./environment";
import type { Settings } from "./settings";

type Start = Environment & { settings: Settings; inKubernetes: boolean };

/** Warnings about settings with which the shop starts, but probably not as intended. */
const rows: [when: (start: Start) => unknown, line: string][] = [
  [
    (start) => start.INSECURE_COOKIES,
    "INSECURE_COOKIES is 1: cookies are sent without Secure; only for a trial over plain HTTP",
  ],
  [
    (start) => start.PURCHASE_WEBHOOK_SECRET && !start.PURCHASE_WEBHOOK_URL,
    "PURCHASE_WEBHOOK_SECRET means nothing without PURCHASE_WEBHOOK_URL",
  ],
  [
    (start) => /^(.{1,16})\1+$/.test(start.SESSION_SECRET),
    "SESSION_SECRET repeats itself, so that it can be guessed: make one with openssl rand -hex 32",
  ],
  [
    (start) => new URL(start.UPSTREAM_URL).pathname.includes("/api/"),
    "UPSTREAM_URL has /api/ in its path, and the path of each call begins with /api/ once more",
  ],
  [
    (start) => !start.DEMO && start.settings.payment_origins.length === 0,
    "payment_origins of the settings is empty: visitors can pay online only at the upstream's own address",
  ],
  [
    (start) => isKeyMissing(start),
    "maps.map_type of the settings names a provider without its key: maps are the shop's own",
  ],
  [
    (start) => {
      const { enabled, accrual_suspended, spend_until } = start.settings.bonus;
      return !start.DEMO && enabled && accrual_suspended && spend_until < new Date().toISOString().slice(0, 10);
    },
    "bonus.spend_until of the settings is over: the bonus page says that nothing is earned or spent any more",
  ],
  [
    (start) => start.CONTENT_FOLDER !== undefined && !hasContent(start.CONTENT_FOLDER),
    "CONTENT_FOLDER has no text (NAME.md) and no map (maps/CITY.geojson): pages show those of the shop",
  ],
  [
    (start) => start.GROUP_ORDER_GUESTS > 0 && !start.REDIS_URL && !isWritable(dataFolder(start, "group-orders")),
    "group orders cannot be kept: nobody can open one (DATA_FOLDER)",
  ],
  [
    (start) => start.SESSION_SECRET_BEFORE === start.SESSION_SECRET,
    "SESSION_SECRET_BEFORE is the same as SESSION_SECRET: nothing is rotated",
  ],
  [
    (start) => new URL(start.UPSTREAM_URL).host === start.settings.domain,
    "UPSTREAM_URL is the shop's own domain: does the proxy in front of it pass /api on to the chain?",
  ],
  [
    (start) => start.settings.captcha?.token && (start.settings.app_env ?? "production") === "production",
    "captcha.token of the settings is not used while app_env is production",
  ],
  [
    (start) => start.DATA_FOLDER !== "off" && !isWritable(dataFolder(start, "pictures")),
    "pictures cannot be kept on disk: each is made anew for each request (DATA_FOLDER)",
  ],
  [
    (start) => !start.DEMO && start.settings.emails.feedback.endsWith(".example"),
    "emails.feedback of the settings is an example's: nobody reads what customers write to it",
  ],
  [
    (start) => !start.DEMO && !Object.values(start.settings.company_details).some(({ address }) => address),
    "company_details of the settings has no address: legal pages show the seller's postal address only in cities whose `legal` has one upstream",
  ],
  // In Kubernetes a shop usually has several containers.
  [
    (start) => start.inKubernetes && !start.REDIS_URL,
    "REDIS_URL is not set: each container counts limits for itself, so with several each limit is that much higher",
  ],
];

export const startWarnings = (start: Start): string[] => rows.flatMap(([when, line]) => (when(start) ? [line] : []));

const isKeyMissing = ({ settings, MAPS_KEY }: Start) => settings.maps.map_type !== "none" && !MAPS_KEY;

const hasContent = (folder: string) =>
  readdirSync(folder, { recursive: true }).some((file) => /\.(md|geojson(\.gz)?)$/.test(String(file)));

function isWritable(folder: string | undefined): boolean {
  if (folder === undefined) return false;
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
